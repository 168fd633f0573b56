import { comparison } from '#app/device/compare.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { digits } from '#app/ui/digits.ts'
import { toast } from '#app/ui/overlays/toast.ts'
import { MOST_COMPARED } from '#common/most-compared.ts'

/** Chooses a product for the comparison or takes it out; a toast says that no more fit. */
export const toggleComparison = (id: number): void => {
  if (!comparison.toggle(id)) toast(m.catalog_compare_full({ count: digits(MOST_COMPARED) }))
}

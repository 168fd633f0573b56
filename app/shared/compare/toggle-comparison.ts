import { type Comparable, comparison } from '#app/device/shopping/compare.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { digits } from '#app/ui/digits.ts'
import { toast } from '#app/ui/overlays/toast.ts'
import { MOST_COMPARED } from '#common/most-compared.ts'
import { haveCommonCategory } from './have-common-category.ts'

/** ms; it has to be read, and may be acted on */
const OTHER_CATEGORY_SHOWN = 8000

/**
 * Chooses a product for the comparison or takes it out. A toast says that no more fit, or that the product shares no
 * category with those chosen, and offers to start another comparison with it.
 */
export const toggleComparison = (product: Comparable): void => {
  const chosen = comparison.get()
  const others = chosen.filter(({ id }) => id !== product.id)
  const all = [...chosen, product]
  if (others.length < chosen.length) comparison.set(others)
  else if (!haveCommonCategory(all.map(({ categories }) => categories))) {
    toast(m.catalog_compare_other(), {
      action: { label: m.catalog_compare_anew(), onPress: () => comparison.set([product]) },
      duration: OTHER_CATEGORY_SHOWN,
    })
  } else if (chosen.length < MOST_COMPARED) comparison.set(all)
  else toast(m.catalog_compare_full({ count: digits(MOST_COMPARED) }))
}

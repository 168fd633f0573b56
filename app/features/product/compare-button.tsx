import { comparison } from '#app/device/compare.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { IconButton } from '#app/ui/actions/icon-button.tsx'

const toggle = async (id: number): Promise<void> => {
  const { toggleComparison } = await import('#app/shared/compare/toggle-comparison.ts')
  toggleComparison(id)
}

export const CompareButton = ({ id }: { id: number }) => (
  <IconButton
    icon="compare_arrows"
    variant="floating"
    pressed={comparison.useHas(id)}
    label={m.product_compare()}
    onClick={() => void toggle(id)}
  />
)

import { type Comparable, comparison } from '#app/device/shopping/compare.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { IconButton } from '#app/ui/actions/icon-button.tsx'

const toggle = async (product: Comparable): Promise<void> => {
  const { toggleComparison } = await import('#app/shared/compare/toggle-comparison.ts')
  toggleComparison(product)
}

export const CompareButton = (product: Comparable) => (
  <IconButton
    icon="compare_arrows"
    variant="floating"
    pressed={comparison.useHas(product.id)}
    label={m.product_compare()}
    onClick={() => void toggle(product)}
  />
)

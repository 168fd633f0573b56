import { type Comparable, comparison } from '#app/device/shopping/compare.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import styles from './compare.module.css'
import { toggleComparison } from './toggle-comparison.ts'

/** Over the picture of a card, while products are chosen. */
export const CardCompare = ({ name, ...product }: Comparable & { name: string }) => (
  <Checkbox
    label={m.product_compare()}
    aria-label={m.catalog_compare_named({ name })}
    checked={comparison.useHas(product.id)}
    onChange={() => toggleComparison(product)}
    className={styles.card}
  />
)

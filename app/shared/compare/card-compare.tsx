import { comparison } from '#app/device/compare.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import styles from './compare.module.css'
import { toggleComparison } from './toggle-comparison.ts'

/** Over the picture of a card, while products are chosen. */
export const CardCompare = ({ id, name }: { id: number; name: string }) => (
  <Checkbox
    label={m.catalog_compare()}
    aria-label={m.catalog_compare_named({ name })}
    checked={comparison.useHas(id)}
    onChange={() => toggleComparison(id)}
    className={styles.card}
  />
)

import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import styles from './details-table.module.css'
import { ShopText } from './shop-text.tsx'

interface DetailsTableProps {
  rows: { label: string; value: ReactNode }[]
  className?: string
}

/** Names and values, as attributes. */
export const DetailsTable = ({ rows, className }: DetailsTableProps) => (
  <dl className={cx(styles.table, className)}>
    {rows.map(({ label, value }) => (
      <div className={styles.row} key={label}>
        <dt className={styles.label}>
          <ShopText>{label}</ShopText>
        </dt>
        <dd className={styles.value}>
          <ShopText>{value}</ShopText>
        </dd>
      </div>
    ))}
  </dl>
)

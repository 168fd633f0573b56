import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './details-table.module.css'

interface DetailsTableProps {
  rows: { label: string; value: ReactNode }[]
  /** values at the end of the line, as sums are written */
  sums?: boolean
  className?: string
}

/** Names and values, as attributes or totals. */
export const DetailsTable = ({ rows, sums, className }: DetailsTableProps) => (
  <dl className={cx(styles.table, sums && styles.sums, className)}>
    {rows.map(({ label, value }) => (
      <div className={styles.row} key={label}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
)

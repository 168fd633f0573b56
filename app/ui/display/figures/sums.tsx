import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { ShopText } from '../text/shop-text.tsx'
import styles from './sums.module.css'

export interface Sum {
  label: string
  value: ReactNode
  /** what it all comes to, or what is taken off */
  tone?: 'total' | 'saved'
}

interface SumsProps {
  rows: Sum[]
  /** reads out what changes */
  live?: boolean
}

/** Amounts one below the other, under what they are for. */
export const Sums = ({ rows, live }: SumsProps) => (
  <dl className={styles.sums} aria-live={live ? 'polite' : undefined}>
    {rows.map(({ label, value, tone }) => (
      <div key={label} className={cx(styles.row, tone && styles[tone])}>
        <dt>
          <ShopText>{label}</ShopText>
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

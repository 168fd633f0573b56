import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './chip-row.module.css'

interface ChipRowProps {
  /** named only where no heading or navigation around it says what it is */
  label?: string
  className?: string
  /** list items */
  children: ReactNode
}

/** Chips in one row that scrolls from edge to edge of a phone, and wraps where there is room. */
export const ChipRow = ({ label, className, children }: ChipRowProps) => (
  <ul className={cx(styles.row, className)} aria-label={label}>
    {children}
  </ul>
)

import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './scroll-row.module.css'

interface ScrollRowProps extends ComponentProps<'ul'> {
  as?: 'ul' | 'nav'
}

/** What does not fit beside each other, in one row that scrolls from edge to edge of the page. */
export const ScrollRow = ({ as: Tag = 'ul', className, ...rest }: ScrollRowProps) => (
  <Tag className={cx(styles.row, className)} {...(rest as object)} />
)

interface ChipRowProps {
  /** named only where no heading or navigation around it says what it is */
  label?: string
  className?: string
  /** list items */
  children: ReactNode
}

/** Chips in one row that scrolls on a phone, and wraps where there is room. */
export const ChipRow = ({ label, className, children }: ChipRowProps) => (
  <ScrollRow className={cx(styles.wraps, className)} aria-label={label}>
    {children}
  </ScrollRow>
)

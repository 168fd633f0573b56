import { cx } from '../cx.ts'
import styles from './badge-count.module.css'

interface CountBadgeProps {
  /** a number in the page's digits */
  children: string
  /** gives it its colours */
  className?: string
}

/** How many there are of what stands before it. */
export const CountBadge = ({ children, className }: CountBadgeProps) => (
  <span className={cx(styles.count, className)}>{children}</span>
)

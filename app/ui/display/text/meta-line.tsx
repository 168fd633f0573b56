import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import styles from './meta-line.module.css'

interface MetaLineProps {
  as?: 'p' | 'footer' | 'nav'
  'aria-label'?: string
  /** its links stand out from it */
  strong?: boolean
  className?: string
  children: ReactNode
}

/** Quiet facts beside each other, as a date and the link to what it belongs to. */
export const MetaLine = ({ as: Tag = 'p', strong, className, ...rest }: MetaLineProps) => (
  <Tag className={cx(styles.line, strong && styles.strong, className)} {...rest} />
)

import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import styles from './meta-line.module.css'

interface FactsProps extends ComponentProps<'p'> {
  as?: 'p' | 'footer' | 'nav'
}

/** Quiet facts beside each other; how far apart is the screen's to say. */
export const Facts = ({ as: Tag = 'p', className, ...rest }: FactsProps) => (
  <Tag className={cx(styles.line, className)} {...(rest as object)} />
)

interface MetaLineProps {
  as?: 'p' | 'footer' | 'nav'
  'aria-label'?: string
  /** its links stand out from it */
  strong?: boolean
  className?: string
  children: ReactNode
}

/** Quiet facts and links beside each other, as a date and the link to what it belongs to. */
export const MetaLine = ({ strong, className, ...rest }: MetaLineProps) => (
  <Facts className={cx(styles.linked, strong && styles.strong, className)} {...rest} />
)

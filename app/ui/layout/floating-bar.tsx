import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './floating-bar.module.css'

interface FloatingBarProps {
  label: string
  className?: string
  children: ReactNode
}

/** Floats over the end of a page, above the toolbar; on a low screen it stands in the page. Messages show above it. */
export const FloatingBar = ({ label, className, children }: FloatingBarProps) => (
  <aside className={cx(styles.bar, className)} data-bottom-bar="above" aria-label={label}>
    {children}
  </aside>
)

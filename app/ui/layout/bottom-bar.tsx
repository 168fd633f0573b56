import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './bottom-bar.module.css'

interface BottomBarProps {
  /** where it stands: in the place of the shop's toolbar, or above it while its section is in view */
  toolbar: 'instead' | 'above'
  /** a price or a sum */
  amount: ReactNode
  /** a button, as wide as there is room */
  children: ReactNode
}

/**
 * An amount and what there is to do about it, at the bottom of a phone's screen. The shell leaves toasts room above it.
 * Wide and low screens do without it: the screen has the button at its place in the page too.
 */
export const BottomBar = ({ toolbar, amount, children }: BottomBarProps) => (
  <div className={cx(styles.bar, styles[toolbar])} data-bottom-bar={toolbar}>
    <div className={styles.amount}>{amount}</div>
    <div className={styles.button}>{children}</div>
  </div>
)

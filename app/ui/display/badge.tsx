import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './badge.module.css'
import { Icon, type IconName } from './icon.tsx'

interface BadgeProps {
  children: ReactNode
  tone?: 'neutral' | 'primary' | 'tertiary' | 'sale' | 'success' | 'warning' | 'error' | 'inverse'
  icon?: IconName
  className?: string
}

/** One short word about something. */
export const Badge = ({ children, tone = 'neutral', icon, className }: BadgeProps) => (
  <span className={cx(styles.badge, styles[tone], className)}>
    {icon && <Icon name={icon} size={14} />}
    {children}
  </span>
)

/** A badge that hangs from the edge where its card begins; the card is its positioned parent. */
export const Ribbon = ({ children, tone = 'sale', icon, className }: BadgeProps) => (
  <span className={cx(styles.badge, styles.ribbon, styles[tone], className)}>
    {icon && <Icon name={icon} size={14} />}
    {children}
  </span>
)

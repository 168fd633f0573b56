import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon, type IconName } from '../icon.tsx'
import styles from './badge.module.css'
import tones from './badge-tone.module.css'

interface BadgeProps {
  children: ReactNode
  tone?: 'neutral' | 'secondary' | 'tertiary' | 'sale' | 'success' | 'warning' | 'error' | 'inverse'
  icon?: IconName
  className?: string
}

const toneOf = (tone: NonNullable<BadgeProps['tone']>) =>
  tone === 'sale' || tone === 'inverse' ? styles[tone] : tones[tone]

/** One short word about something. */
export const Badge = ({ children, tone = 'neutral', icon, className }: BadgeProps) => (
  <span className={cx(styles.badge, toneOf(tone), className)}>
    {icon && <Icon name={icon} size={14} />}
    {children}
  </span>
)

/** A badge that hangs from the edge where its card begins; the card is its positioned parent. */
export const Ribbon = ({ tone = 'sale', className, ...badge }: BadgeProps) => (
  <Badge {...badge} tone={tone} className={cx(styles.ribbon, className)} />
)

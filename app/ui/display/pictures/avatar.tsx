import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import tones from '../figures/badge-tone.module.css'
import styles from './avatar.module.css'

interface AvatarProps {
  /** a picture as wide as its place, an icon, a letter or a number */
  children: ReactNode
  /** 28, 48 and 56 px; without it 40 */
  size?: 'small' | 'large' | 'huge'
  tone?: 'primary' | 'secondary' | 'quiet' | 'success' | 'error'
  className?: string
  /** a square with round corners */
  rounded?: boolean
}

/** Somebody's or something's sign. It says nothing that the text beside it does not say. */
export const Avatar = ({ children, size, tone = 'secondary', rounded, className }: AvatarProps) => (
  <span
    className={cx(styles.avatar, size && styles[size], tones[tone], rounded && styles.rounded, className)}
    aria-hidden
  >
    {children}
  </span>
)

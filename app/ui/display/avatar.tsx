import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './avatar.module.css'
import tones from './tone.module.css'

interface AvatarProps {
  /** a picture as wide as its place, an icon, a letter or a number */
  children: ReactNode
  /** 28, 40, 48 and 56 px */
  size?: 'small' | 'medium' | 'large' | 'huge'
  tone?: 'primary' | 'secondary' | 'quiet' | 'success' | 'error'
  /** a square with round corners */
  rounded?: boolean
  className?: string
}

/** Somebody's or something's sign. It says nothing that the text beside it does not say. */
export const Avatar = ({
  children,
  size = 'medium',
  tone = 'secondary',
  rounded,
  className,
}: AvatarProps) => (
  <span
    className={cx(styles.avatar, styles[size], tones[tone], rounded && styles.rounded, className)}
    aria-hidden
  >
    {children}
  </span>
)

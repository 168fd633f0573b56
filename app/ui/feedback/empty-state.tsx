import type { ReactNode } from 'react'
import { Icon, type IconName } from '../display/icon.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  icon: IconName
  title: ReactNode
  text?: ReactNode
  /** a way out: buttons or links */
  children?: ReactNode
  level?: 1 | 2
}

export const EmptyState = ({ icon, title, text, children, level = 2 }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <span className={styles.picture}>
        <Icon name="scallop" size={136} className={styles.shape} />
        <Icon name={icon} size={56} className={styles.icon} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

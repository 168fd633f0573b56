import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import tones from '../display/figures/badge-tone.module.css'
import { Icon, type IconName } from '../display/icon.tsx'
import styles from './notice.module.css'

type Tone = 'info' | 'success' | 'warning' | 'error'

const ICONS: Record<Tone, IconName> = {
  info: 'info',
  success: 'check_circle-fill',
  warning: 'warning-fill',
  error: 'error-fill',
}

interface NoticeProps {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** buttons under the text */
  actions?: ReactNode
  /** a button beside the text, as one that closes it */
  end?: ReactNode
  /** read out when it appears */
  live?: boolean
}

/** Something to know, where it matters. */
export const Notice = ({ tone = 'info', title, children, actions, end, live }: NoticeProps) => (
  <div
    className={cx(styles.notice, tones[tone === 'info' ? 'secondary' : tone])}
    role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
  >
    <Icon name={ICONS[tone]} size={22} />
    <div className={styles.texts}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    {end}
  </div>
)

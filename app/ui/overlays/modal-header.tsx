import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import styles from './modal.module.css'

interface ModalHeaderProps {
  titleId: string
  title: ReactNode
  titleClass?: string
  className?: string
  /** without it there is no button to close */
  onClose?: () => void
}

/** What a dialog or panel is about, and its way out. */
export const ModalHeader = ({ titleId, title, titleClass, className, onClose }: ModalHeaderProps) => (
  <header className={cx(styles.header, className)}>
    <h2 id={titleId} className={cx(styles.title, titleClass)}>
      {title}
    </h2>
    {onClose && <IconButton icon="close" label={m.ui_close()} onClick={onClose} />}
  </header>
)

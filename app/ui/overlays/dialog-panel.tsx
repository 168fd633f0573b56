import { type ReactNode, useId } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import styles from './dialog.module.css'
import { Modal } from './modal.tsx'
import { ModalHeader } from './modal-header.tsx'

export interface DialogPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  actions?: ReactNode
  wide?: boolean
  closeBelow?: boolean
  /** it has closed, and its way out is over */
  onGone?: () => void
  children: ReactNode
}

export const DialogPanel = ({
  open,
  onOpenChange,
  title,
  actions,
  wide,
  closeBelow,
  onGone,
  children,
}: DialogPanelProps) => {
  const titleId = useId()
  const close = () => onOpenChange(false)
  return (
    <Modal open={open} onDismiss={close} labelledBy={titleId} className={styles.viewport} onGone={onGone}>
      <div className={cx(styles.popup, wide && styles.wide)}>
        <ModalHeader
          titleId={titleId}
          title={title}
          titleClass={styles.title}
          className={styles.header}
          onClose={closeBelow ? undefined : close}
        />
        {/* a long text is scrolled by keyboard too */}
        <div className={styles.body} {...(wide && { role: 'group', tabIndex: 0 })}>
          {children}
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
        {closeBelow && (
          <div className={styles.below}>
            <IconButton icon="close" label={m.ui_close()} variant="tonal" size="large" onClick={close} />
          </div>
        )}
      </div>
    </Modal>
  )
}

import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import styles from './dialog.module.css'
import { useCloseWatcher } from './use-close-watcher.ts'

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
  useCloseWatcher(open, () => onOpenChange(false))
  return (
    <Dialog.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onGone?.()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={cx(styles.popup, wide && styles.wide)}>
            <header className={styles.header}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {!closeBelow && <Dialog.Close render={<IconButton icon="close" label={m.ui_close()} />} />}
            </header>
            {/* a long text is scrolled by keyboard too */}
            <div className={styles.body} {...(wide && { role: 'group', tabIndex: 0 })}>
              {children}
            </div>
            {actions && <footer className={styles.actions}>{actions}</footer>}
            {closeBelow && (
              <Dialog.Close
                className={styles.below}
                render={<IconButton icon="close" label={m.ui_close()} variant="tonal" size="large" />}
              />
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

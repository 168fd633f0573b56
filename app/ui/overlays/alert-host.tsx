import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useEffect, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '../actions/button.tsx'
import { cx } from '../cx.ts'
import type { AlertAction, AlertOptions } from './alert.ts'
import styles from './dialog.module.css'
import { drawApart } from './draw-apart.ts'
import { useCloseWatcher } from './use-close-watcher.ts'

interface AlertBoxProps {
  options: AlertOptions
  onAnswer: (id: string | null) => void
  onGone: () => void
}

const linkOf = ({ href, newTab }: AlertAction) =>
  href === undefined ? undefined : (
    <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})} />
  )

const AlertBox = ({ options, onAnswer, onGone }: AlertBoxProps) => {
  const { title, body, actions = [{ id: 'ok', label: m.ui_ok() }], signal } = options
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  const answer = (id: string | null) => {
    setOpen(false)
    onAnswer(id)
  }
  useCloseWatcher(open, () => answer(null))
  useEffect(() => {
    const leave = () => {
      setOpen(false)
      onAnswer(null)
    }
    signal?.addEventListener('abort', leave)
    return () => signal?.removeEventListener('abort', leave)
  }, [signal, onAnswer])
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) answer(null)
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onGone()
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={cx(styles.popup, styles.alert)}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={styles.body} render={<div />}>
              {body}
            </AlertDialog.Description>
            <div className={styles.actions}>
              {actions.map((action, index) => (
                <Button
                  key={action.id}
                  full
                  variant={action.variant ?? (index === 0 ? 'filled' : 'text')}
                  render={linkOf(action)}
                  onClick={() => answer(action.id)}
                >
                  {action.label}
                </Button>
              ))}
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

let last: Promise<unknown> = Promise.resolve()

const show = (options: AlertOptions): Promise<string | null> =>
  new Promise((resolve) =>
    drawApart((onGone) => <AlertBox options={options} onAnswer={resolve} onGone={onGone} />),
  )

/** One at a time: another one waits until this one is answered. */
export const showAlert = (options: AlertOptions): Promise<string | null> => {
  const shown = last.then(() => (options.signal?.aborted ? null : show(options)))
  last = shown
  return shown
}

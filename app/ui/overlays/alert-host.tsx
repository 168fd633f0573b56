import { useEffect, useId, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '../actions/button.tsx'
import { cx } from '../cx.ts'
import type { AlertAction, AlertOptions } from './alert.ts'
import styles from './dialog.module.css'
import { drawApart } from './draw-apart.ts'
import { Modal } from './modal.tsx'

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
  const [open, setOpen] = useState(true)
  const titleId = useId()
  const bodyId = useId()
  const answer = (id: string | null) => {
    setOpen(false)
    onAnswer(id)
  }
  useEffect(() => {
    const leave = () => {
      setOpen(false)
      onAnswer(null)
    }
    signal?.addEventListener('abort', leave)
    return () => signal?.removeEventListener('abort', leave)
  }, [signal, onAnswer])
  return (
    <Modal
      open={open}
      onDismiss={() => answer(null)}
      role="alertdialog"
      labelledBy={titleId}
      describedBy={bodyId}
      className={styles.viewport}
      onGone={onGone}
    >
      <div className={cx(styles.popup, styles.alert)}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div id={bodyId} className={styles.body}>
          {body}
        </div>
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
      </div>
    </Modal>
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

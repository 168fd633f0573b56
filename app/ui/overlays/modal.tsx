import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../cx.ts'
import styles from './modal.module.css'

interface ModalProps {
  open: boolean
  /** Escape, the phone's Back or a press beside it */
  onDismiss: () => void
  /** an alert waits for its answer: a press beside it does nothing */
  role?: 'alertdialog'
  labelledBy: string
  describedBy?: string
  className: string | undefined
  /** it has closed, and its way out is over */
  onGone?: () => void
  children: ReactNode
}

/** Settles when what moves in the element stands still. */
const standstill = (element: Element): Promise<unknown> =>
  Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))

/** The page is not scrolled meanwhile; where its scroll bar takes room, which is on the right, that stays free. */
const holdPage = (): (() => void) => {
  const { documentElement: page } = document
  const room = innerWidth - page.clientWidth
  const side = page.dir === 'rtl' ? 'padding-inline-start' : 'padding-inline-end'
  if (room) page.style.setProperty(side, `${room}px`)
  return () => {
    if (!document.querySelector('dialog[open]')) page.style.removeProperty(side)
  }
}

/**
 * Lies over the page, which cannot be used meanwhile: the browser's own modal dialog, as large as the screen. It keeps
 * the focus inside, gives it back, and hears the ways to close of each device. Its children make the visible box.
 */
export const Modal = ({
  open,
  onDismiss,
  role,
  labelledBy,
  describedBy,
  className,
  onGone,
  children,
}: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const gone = useRef(onGone)
  const [isThere, setIsThere] = useState(open)
  if (open && !isThere) setIsThere(true)

  useEffect(() => {
    gone.current = onGone
  })
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const release = holdPage()
    element.showModal()
    return () => {
      element.close()
      release()
    }
  }, [open])
  useEffect(() => {
    const element = dialog.current
    if (open || !isThere || !element) return
    let stale = false
    void standstill(element).then(() => {
      if (stale) return
      setIsThere(false)
      gone.current?.()
    })
    return () => {
      stale = true
    }
  }, [open, isThere])

  if (!isThere) return null
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard it is Escape, which comes as the cancel event
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={cx(styles.modal, className)}
      onCancel={(event) => {
        // file inputs have an event of this name too
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss()
      }}
      onClose={(event) => {
        // browsers may close it without asking
        if (open && event.target === event.currentTarget) onDismiss()
      }}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        // not when text was selected in it and let go beside it
        const isBeside = event.target === event.currentTarget && pressed.current === event.currentTarget
        if (isBeside && role !== 'alertdialog') onDismiss()
      }}
    >
      {children}
    </dialog>,
    document.body,
  )
}

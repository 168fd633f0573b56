import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { getLocale } from '#app/messages/paraglide/runtime.js'
import { cx } from '../cx.ts'
import { createMediaQuery } from '../media-query.ts'
import { Modal } from './modal.tsx'
import { ModalHeader } from './modal-header.tsx'
import styles from './panel.module.css'
import { type Direction, watchSwipe } from './watch-swipe.ts'

export interface PanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** `auto` is the bottom on a phone and the end on wider screens */
  side: 'auto' | 'start' | 'end'
  title: ReactNode
  hideTitle?: boolean
  footer?: ReactNode
  children: ReactNode
}

const wideWindow = createMediaQuery('(min-width: 768px)')

/** Swipes have physical directions, panels stand by the direction of reading. */
const swipeOf = (place: 'bottom' | 'start' | 'end'): Direction => {
  if (place === 'bottom') return 'down'
  return (place === 'end') === (getLocale() === 'fa') ? 'left' : 'right'
}

const PLACES = { bottom: styles.bottom, start: styles.start, end: styles.end }

/** Follows the finger out of the screen. */
const useSwipe = (open: boolean, direction: Direction, onAway: () => void) => {
  const box = useRef<HTMLDivElement>(null)
  const away = useRef(onAway)
  useEffect(() => {
    away.current = onAway
  })
  useEffect(() => {
    if (open && box.current) return watchSwipe(box.current, direction, () => away.current())
  }, [open, direction])
  return box
}

export const Panel = ({ open, onOpenChange, side, title, hideTitle, footer, children }: PanelProps) => {
  const wide = useSyncExternalStore(wideWindow.subscribe, wideWindow.matches)
  const place = side === 'auto' ? (wide ? 'end' : 'bottom') : side
  const titleId = useId()
  const close = () => onOpenChange(false)
  const box = useSwipe(open, swipeOf(place), close)
  return (
    <Modal open={open} onDismiss={close} labelledBy={titleId} className={cx(styles.viewport, PLACES[place])}>
      <div ref={box} className={styles.popup}>
        {place === 'bottom' && <span className={styles.handle} />}
        <ModalHeader
          titleId={titleId}
          title={title}
          titleClass={hideTitle ? 'visually-hidden' : undefined}
          className={cx(styles.header, hideTitle && styles.bare)}
          onClose={close}
        />
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </Modal>
  )
}

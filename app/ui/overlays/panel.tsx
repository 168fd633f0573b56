import { Drawer } from '@base-ui/react/drawer'
import { type ReactNode, useSyncExternalStore } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { getLocale } from '#app/messages/paraglide/runtime.js'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import styles from './panel.module.css'
import { useCloseWatcher } from './use-close-watcher.ts'

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

const WIDE = '(min-width: 768px)'
const subscribe = (onChange: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
const isWide = () => matchMedia(WIDE).matches

/** Swipes are told in physical directions, panels stand by the direction of reading. */
const swipeOf = (place: 'bottom' | 'start' | 'end') => {
  if (place === 'bottom') return 'down'
  return (place === 'end') === (getLocale() === 'fa') ? 'left' : 'right'
}

export const Panel = ({ open, onOpenChange, side, title, hideTitle, footer, children }: PanelProps) => {
  const wide = useSyncExternalStore(subscribe, isWide)
  const place = side === 'auto' ? (wide ? 'end' : 'bottom') : side
  useCloseWatcher(open, () => onOpenChange(false))
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection={swipeOf(place)}>
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport} data-place={place}>
          <Drawer.Popup className={styles.popup} data-place={place}>
            {place === 'bottom' && <span className={styles.handle} />}
            <header className={cx(styles.header, hideTitle && styles.bare)}>
              <Drawer.Title className={cx(styles.title, hideTitle && 'visually-hidden')}>
                {title}
              </Drawer.Title>
              <Drawer.Close render={<IconButton icon="close" label={m.ui_close()} />} />
            </header>
            <Drawer.Content className={styles.body}>{children}</Drawer.Content>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}

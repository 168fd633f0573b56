import { useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Button } from '../actions/button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../display/icon.tsx'
import type { ToastOptions } from './toast.ts'
import styles from './toaster.module.css'

const DURATION = 2500
/** as long as its way out */
const LEAVING = 240

interface Shown extends ToastOptions {
  id: number
  message: string
}

const ICONS = { success: 'check_circle-fill', error: 'error-fill' } as const

const Message = ({
  message,
  action,
  tone = 'neutral',
  duration = DURATION,
  onGone,
}: Shown & { onGone: () => void }) => {
  const box = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    if (held || leaving) return
    const timer = setTimeout(() => setLeaving(true), duration)
    return () => clearTimeout(timer)
  }, [held, leaving, duration])
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(onGone, LEAVING)
    return () => clearTimeout(timer)
  }, [leaving, onGone])
  // It stays while it is read or about to be used.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const hold = () => setHeld(true)
    const release = () => setHeld(false)
    const listeners = { pointerenter: hold, focusin: hold, pointerleave: release, focusout: release }
    for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener)
    return () => {
      for (const [event, listener] of Object.entries(listeners)) element.removeEventListener(event, listener)
    }
  }, [])
  return (
    <div ref={box} className={cx(styles.toast, leaving && styles.leaving)}>
      {tone !== 'neutral' && <Icon name={ICONS[tone]} size={22} className={styles[tone]} />}
      <span className={styles.message}>{message}</span>
      {action && (
        <Button
          variant="inverse"
          size="small"
          onClick={() => {
            action.onPress()
            setLeaving(true)
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}

/** Screen readers tell what changes in a live region, so it has to stand before its first message comes, in ms. */
const SETTLING = 60

let newest: Shown | null = null
/** shows the newest; none until the region stands */
let publish: (() => void) | undefined
let root: Root | undefined
let count = 0

const Toaster = () => {
  const [shown, setShown] = useState<Shown | null>(null)
  const gone = useRef(() => setShown(null))
  useEffect(() => {
    publish = () => setShown(newest)
    setTimeout(publish, SETTLING)
  }, [])
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {shown && <Message key={shown.id} {...shown} onGone={gone.current} />}
    </div>
  )
}

/** The newest takes the place of the one before. */
export const showToast = (message: string, options: ToastOptions): void => {
  if (!root) {
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(<Toaster />)
  }
  count += 1
  newest = { ...options, id: count, message }
  if (publish) setTimeout(publish)
}

import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
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

/** Where the focus was before, or the screen: the button that has it goes away. */
const giveFocusBack = (place: HTMLElement | null): void =>
  (place?.isConnected ? place : document.getElementById('main'))?.focus({ preventScroll: true })

const Message = ({
  message,
  action,
  tone = 'neutral',
  duration = DURATION,
  onGone,
}: Shown & { onGone: () => void }) => {
  const box = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const held = isHovered || isFocused
  const [leaving, setLeaving] = useState(false)
  const [isByKeyboard] = useState(() => document.querySelector(':focus-visible') !== null)
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
    const ends = new AbortController()
    const { signal } = ends
    element.addEventListener('pointerenter', () => setHovered(true), { signal })
    element.addEventListener('pointerleave', () => setHovered(false), { signal })
    element.addEventListener('focusout', () => setFocused(false), { signal })
    const rememberPlace = ({ relatedTarget }: FocusEvent) => {
      setFocused(true)
      if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget
    }
    element.addEventListener('focusin', rememberPlace, { signal })
    const goThereAndBack = (event: KeyboardEvent) => {
      const isThere = element.contains(document.activeElement)
      if (isThere && ['F6', 'Escape'].includes(event.key)) giveFocusBack(cameFrom.current)
      else if (event.key === 'F6') element.querySelector('button')?.focus()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', goThereAndBack, { signal })
    return () => ends.abort()
  }, [])
  return (
    <div ref={box} className={cx(styles.toast, leaving && styles.leaving)}>
      {tone !== 'neutral' && <Icon name={ICONS[tone]} size={22} className={styles[tone]} />}
      <span className={styles.message}>{message}</span>
      {action && (
        <Button
          variant="inverse"
          size="small"
          aria-keyshortcuts="F6"
          onClick={() => {
            // it stands until its way out is over
            if (isPressed.current) return
            isPressed.current = true
            action.onPress()
            if (box.current?.contains(document.activeElement)) giveFocusBack(cameFrom.current)
            setLeaving(true)
          }}
        >
          {action.label}
          {isByKeyboard && (
            <kbd className={styles.key} aria-hidden>
              F6
            </kbd>
          )}
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
let host: HTMLElement | undefined
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

/** A modal dialog lies over everything else and silences it, so the region goes into the one that lies on top. */
const putOnTop = (host: HTMLElement): void => {
  const parent = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  if (host.parentElement !== parent) parent.append(host)
}

/** The newest takes the place of the one before. */
export const showToast = (message: string, options: ToastOptions): void => {
  if (!host) {
    host = document.createElement('div')
    const region = host
    // the event of a dialog that closes does not bubble
    document.addEventListener('close', () => putOnTop(region), { capture: true })
    createRoot(region).render(<Toaster />)
  }
  putOnTop(host)
  count += 1
  newest = { ...options, id: count, message }
  if (publish) setTimeout(publish)
}

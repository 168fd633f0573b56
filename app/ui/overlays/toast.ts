export interface ToastOptions {
  /** one thing to do about it, as undoing */
  action?: { label: string; onPress: () => void }
  tone?: 'neutral' | 'success' | 'error'
  /** ms; give those with an action more */
  duration?: number
}

/** ms; without the toaster nothing says that it is still being read */
const PLAIN_DURATION = 6000

let plain: HTMLElement | undefined

/** The message alone, one at a time, where the code of toasts cannot be fetched; styles by script need no style sheet. */
const showPlainly = (message: string): void => {
  const box = document.createElement('p')
  box.role = 'alert'
  box.textContent = message
  Object.assign(box.style, {
    position: 'fixed',
    insetInline: 'var(--space-4)',
    insetBlockEnd: '96px',
    zIndex: 'var(--z-toast)',
    padding: 'var(--space-4)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--color-inverse-surface)',
    color: 'var(--color-inverse-on-surface)',
  })
  plain?.remove()
  plain = box
  document.body.append(box)
  setTimeout(() => box.remove(), PLAIN_DURATION)
}

/** Fetches what toasts need; fails without a network. */
export const loadToasts = () => import('./toaster.tsx')

/** Tells something in passing, at the bottom of the screen, for 2.5 s (spec §9). Its code comes at the first use. */
export const toast = (message: string, options: ToastOptions = {}): void => {
  loadToasts().then(
    ({ showToast }) => showToast(message, options),
    () => showPlainly(message),
  )
}

export interface ToastOptions {
  /** one thing to do about it, as undoing */
  action?: { label: string; onPress: () => void }
  tone?: 'neutral' | 'success' | 'error'
  /** ms; give those with an action more */
  duration?: number
}

/** Tells something in passing, at the bottom of the screen, for 2.5 s (spec §9). Its code comes at the first use. */
export const toast = (message: string, options: ToastOptions = {}): void => {
  import('./toaster.tsx').then(
    ({ showToast }) => showToast(message, options),
    () => undefined,
  )
}

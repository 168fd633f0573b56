import type { ReactNode } from 'react'

export interface AlertAction {
  /** what the promise gives when it is pressed */
  id: string
  label: string
  variant?: 'filled' | 'tonal' | 'text' | 'danger'
  /** makes it a plain link */
  href?: string
  newTab?: boolean
}

export interface AlertOptions {
  title: string
  body?: ReactNode
  /** one below the other, the likeliest first; by default an "OK" */
  actions?: AlertAction[]
  /** takes it away unanswered, when it is no longer true */
  signal?: AbortSignal
}

/** Fetches what alerts need; fails without a network, of which some of them tell. */
export const loadAlerts = () => import('./alert-host.tsx')

/**
 * Asks before anything else goes on; gives the id of the pressed action, null when it was dismissed. Its code is
 * fetched at the first use; without it the browser's own box says the same.
 */
export const alert = async (options: AlertOptions): Promise<string | null> => {
  try {
    const { showAlert } = await loadAlerts()
    return await showAlert(options)
  } catch {
    globalThis.alert([options.title, options.body].filter((part) => typeof part === 'string').join('\n'))
    return null
  }
}

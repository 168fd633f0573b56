import { create } from 'zustand'

const KEY = 'install_invitation'
/** ms without a page, after which the next one is another visit */
const PAUSE = 30 * 60_000

/** What decides whether this device is invited to install the shop. */
export interface InstallHistory {
  visits: number
  /** epoch milliseconds of the last page */
  seen_at: number
  has_ordered: boolean
  /** invited once, which is enough */
  is_invited: boolean
}

export const noHistory: InstallHistory = { visits: 0, seen_at: 0, has_ordered: false, is_invited: false }

/** With the page that is opened now. Pure. */
export const withPage = (history: InstallHistory, now: number): InstallHistory => ({
  ...history,
  visits: history.visits + (now - history.seen_at > PAUSE ? 1 : 0),
  seen_at: now,
})

/** A good moment: somebody came back, or has ordered. */
export const isInvitable = ({ visits, has_ordered, is_invited }: InstallHistory): boolean =>
  !is_invited && (visits > 1 || has_ordered)

const read = (): InstallHistory => {
  try {
    const { visits, seen_at, has_ordered, is_invited } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return {
      visits: Number(visits) || 0,
      seen_at: Number(seen_at) || 0,
      has_ordered: has_ordered === true,
      is_invited: is_invited === true,
    }
  } catch {
    return noHistory
  }
}

/** Answers whether it is kept: a browser that keeps nothing would be invited at every visit. */
const write = (history: InstallHistory): boolean => {
  try {
    localStorage.setItem(KEY, JSON.stringify(history))
    return true
  } catch {
    return false
  }
}

/** The browser's own question, which it lets a page ask at a moment of its choice. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  interface Window {
    /** left by the script in the page (`app/first-view/early-install.ts`) */
    installPrompt?: InstallPrompt
  }
}

type Invitation = { kind: 'prompt'; prompt: InstallPrompt } | { kind: 'ios' }

const shown = create<{ invitation: Invitation | null }>(() => ({ invitation: null }))

/** Safari on iOS has no question of its own; only there is `standalone` known, false in the browser. */
const isIosBrowser = (): boolean => (navigator as Navigator & { standalone?: boolean }).standalone === false

const invite = (invitation: Invitation): void => {
  const history = read()
  if (isInvitable(history) && write({ ...history, is_invited: true })) shown.setState({ invitation })
}

const offer = (): void => {
  const { installPrompt } = window
  if (installPrompt) invite({ kind: 'prompt', prompt: installPrompt })
  else if (isIosBrowser()) invite({ kind: 'ios' })
}

export const installInvitation = {
  use: () => shown(({ invitation }) => invitation),
  /** counts the page, and invites where the moment is good */
  watch: () => {
    write(withPage(read(), Date.now()))
    addEventListener('beforeinstallprompt', offer)
    offer()
  },
  /** an order was placed: the thank-you page invites */
  noteOrder: () => {
    write({ ...read(), has_ordered: true })
    offer()
  },
  close: () => shown.setState({ invitation: null }),
}

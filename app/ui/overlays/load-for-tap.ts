import { m } from '#app/messages/paraglide/messages.js'
import { backoffDelay } from '#common/backoff.ts'
import { toast } from './toast.ts'

type Load<T> = () => Promise<T>

/** ms */
const PAUSES = { first: 1000, longest: 60_000 }
const MOST_TRIES = 10

const missing = new Set<Load<unknown>>()

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Less and less often, so that the next tap finds the code. */
const fetchAgain = async (load: Load<unknown>): Promise<void> => {
  if (missing.has(load)) return
  missing.add(load)
  for (let tries = 1; tries <= MOST_TRIES && missing.has(load); tries++) {
    await wait(backoffDelay(tries, PAUSES))
    await load().then(
      () => missing.delete(load),
      () => undefined,
    )
  }
  missing.delete(load)
}

/**
 * The code that answers a tap, or what the tap changes on the device; null where it cannot be fetched or read. Then a
 * message says so, and it is tried again after a while. The next tap that fails loads the page again, because Chromium
 * fetches a module that failed only once in a document; cart, wish list and what was typed are on the device.
 * @param load always the same function for the same code
 */
export const loadForTap = async <T>(load: Load<T>): Promise<T | null> => {
  try {
    return await load()
  } catch {
    if (missing.has(load) && navigator.onLine) location.reload()
    else toast(m.ui_code_missing(), { tone: 'error' })
    void fetchAgain(load)
    return null
  }
}

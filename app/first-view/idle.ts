interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const LONGEST = 2000
const SHORT = 200

/** Whether the visitor asked for less data (the server marks the page then), or the network is reported too slow for more than what is asked for. */
export const savesData = (): boolean => {
  if (import.meta.env.SSR) return false
  if (document.documentElement.dataset.saveData) return true
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}

/** Settles once all that the page names has come. */
const whenLoaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }))

/** Settles once the page is loaded and the device has nothing else to do, after two seconds at most. */
export const whenIdle = async (): Promise<void> => {
  await whenLoaded()
  await new Promise<void>((resolve) => {
    // Safari has no such callback yet
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST })
    else setTimeout(resolve, SHORT)
  })
}

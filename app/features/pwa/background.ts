import { registerWorker } from '../../device/service-worker.ts'

const LONGEST = 30_000

// Runs once, when it is fetched: root.tsx decides when.

/** When the browser has nothing better to do; Safari cannot tell. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST })
    else setTimeout(resolve, 1000)
  })

/** The app is stable now. */
const settle = async (): Promise<void> => {
  await idle()
  if (import.meta.env.PROD) await registerWorker()
}

settle().catch((error: unknown) => console.info('no service worker', error))

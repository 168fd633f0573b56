import { registerWorker } from '#app/device/service-worker.ts'
import { restoreFormDraft, watchChoices } from './form-draft.ts'
import { watchSettings } from './settings.ts'
import { watchNetwork } from './watch-network.ts'

// Runs once, when it is fetched: routes/awake.tsx and routes/checkout-layout.tsx decide when.

const LONGEST = 30_000

/** When the browser has nothing better to do; Safari cannot tell. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST })
    else setTimeout(resolve, 1000)
  })

watchChoices()
restoreFormDraft()
await idle()
watchNetwork()
watchSettings()
if (import.meta.env.PROD) {
  await registerWorker().catch((error: unknown) => console.info('no service worker', error))
}

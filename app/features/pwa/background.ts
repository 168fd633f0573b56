import { installInvitation } from '#app/device/install.ts'
import { precache, registerWorker } from '#app/device/service-worker.ts'
import { savesData, whenIdle } from '#app/first-view/idle.ts'
import { codeLoadedAtIdle } from '#app/first-view/load-at-idle.ts'
import { watchSettings } from './settings.ts'
import { watchNetwork } from './watch-network.ts'

// Runs once, when it is fetched: hydrated-on-every-screen.tsx and routes/checkout-layout.tsx decide when.

const LONGEST = 30_000
/** Whoever leaves at once has no use for more than was shown. */
const STAYS = 6000

/** When the browser has nothing better to do; Safari cannot tell. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST })
    else setTimeout(resolve, 1000)
  })

/** What the screens of the device need without a network comes last, after all that this page can use. */
const precacheLater = async (registration: ServiceWorkerRegistration): Promise<void> => {
  if (savesData()) return
  await codeLoadedAtIdle()
  await new Promise((resolve) => setTimeout(resolve, STAYS))
  await whenIdle()
  precache(registration)
}

// no await at the top: it would hold up whatever shares a file with this module
const start = async (): Promise<void> => {
  await idle()
  watchNetwork()
  watchSettings()
  installInvitation.watch()
  if (import.meta.env.PROD) await precacheLater(await registerWorker())
}

start().catch((error: unknown) => console.info('no service worker', error))

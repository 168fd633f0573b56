import { m } from '#app/messages/paraglide/messages.js'
import { alert, loadAlerts } from '#app/ui/overlays/alert.ts'
import { createNetworkAlerts, type News } from './network-alerts.ts'

/** as long as a toast (spec §9) */
const READING = 2500

/** A performance mark: from then on a loss of the network is announced. */
const NETWORK_WATCHED = 'network-watched'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const show = (news: News, signal: AbortSignal): Promise<unknown> => {
  if (news === 'disconnected') {
    return alert({ title: m.pwa_disconnected(), body: m.pwa_disconnected_text(), signal })
  }
  const answer = alert({ title: m.pwa_connected(), body: m.pwa_connected_text(), signal })
  return Promise.race([answer, wait(READING)])
}

const reload = (): void => location.reload()

/** Shows the alerts when the browser loses and finds the network; they are fetched while there is one. */
export const watchNetwork = (): void => {
  const alerts = createNetworkAlerts({ show, reload }, !navigator.onLine)
  addEventListener('offline', () => void alerts.goneOffline())
  addEventListener('online', () => void alerts.cameBack())
  loadAlerts().then(
    () => performance.mark(NETWORK_WATCHED),
    () => undefined,
  )
}

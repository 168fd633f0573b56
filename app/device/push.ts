import { registerWorker } from './service-worker.ts'

export type PushState = 'unsupported' | 'denied' | 'on' | 'off'

const isSupported = (): boolean =>
  'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator

const found = async (): Promise<PushSubscription | null> => {
  if (!isSupported()) return null
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null
}

/** What this browser is subscribed with; null where it is not. */
export const currentPush = async (): Promise<PushSubscriptionJSON | null> => (await found())?.toJSON() ?? null

/** Whether this browser gets push messages, and if not, whether it could. */
export const readPushState = async (): Promise<PushState> => {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await found()) ? 'on' : 'off'
}

/**
 * Asks for the right to show news and subscribes.
 * @param key the shop's public key, base64url
 * @returns null where the visitor does not want it
 * @throws where there are no service workers (spec §8), or the push service cannot be reached
 */
export const startPush = async (key: string): Promise<PushSubscriptionJSON | null> => {
  const registration = await registerWorker()
  if ((await Notification.requestPermission()) !== 'granted') return null
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  return subscription.toJSON()
}

/** Ends it; answers the URL that the shop has to forget. */
export const stopPush = async (): Promise<string | null> => {
  const subscription = await found()
  if (!subscription) return null
  await subscription.unsubscribe()
  return subscription.endpoint
}

import { registerWorker } from './service-worker.ts'
import { readDevice, writeDevice } from './storage/storage.ts'

export type PushState = 'unsupported' | 'denied' | 'on' | 'off'

const isSupported = (): boolean =>
  'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator

const found = async (): Promise<PushSubscription | null> => {
  if (!isSupported()) return null
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null
}

/** What this browser is subscribed with; null where it is not. */
export const currentPush = async (): Promise<PushSubscriptionJSON | null> => (await found())?.toJSON() ?? null

const OWNER = 'push_customer'

/** The id of who turned messages on in this browser; null where nobody did, or before that was noted. */
export const pushCustomer = (): Promise<number | null> => readDevice<number | null>(OWNER, null)

export const notePushCustomer = async (id: number): Promise<void> => {
  await writeDevice(OWNER, id)
}

/** Whether a customer gets push messages in this browser, and if not, whether they could. */
export const readPushState = async (customerId: number): Promise<PushState> => {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  if (!(await found())) return 'off'
  return [null, customerId].includes(await pushCustomer()) ? 'on' : 'off'
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
  await writeDevice(OWNER, null)
  await subscription.unsubscribe()
  return subscription.endpoint
}

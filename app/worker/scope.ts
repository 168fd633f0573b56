import type { PrecacheEntry } from 'serwist'
import type { WorkerMessage } from '../device/service-worker.ts'

// TypeScript's own names for these exclude those of a page
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface MessageFromPage extends WorkerEvent {
  data: WorkerMessage
}
interface PushEvent extends WorkerEvent {
  data: { text: () => string } | null
}
interface NotificationEvent extends WorkerEvent {
  notification: Notification
}
interface Window {
  url: string
  focus: () => Promise<Window>
}
interface WorkerScope {
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<Window[]>
    openWindow: (url: string) => Promise<Window | null>
  }
  addEventListener: {
    (type: 'activate', listener: (event: WorkerEvent) => void): void
    (type: 'message', listener: (event: MessageFromPage) => void): void
    (type: 'push', listener: (event: PushEvent) => void): void
    (type: 'notificationclick', listener: (event: NotificationEvent) => void): void
  }
}

export const worker = self as unknown as WorkerScope

/** Serwist writes the list in place of this name when the worker is built (tools/build/build-worker.ts). */
export const filesToPrecache = (self as unknown as { __SW_MANIFEST: PrecacheEntry[] }).__SW_MANIFEST.map(
  ({ url }) => new URL(url, worker.location.origin).href,
)

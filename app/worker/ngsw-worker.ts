import type { AlreadySeen } from '../device/service-worker.ts'
import { offlinePage } from './offline-page.ts'
import { isKeepable, type Kind, planOf } from './plan.ts'
import { notificationOf, pageOfNews } from './push.ts'

// TypeScript's own names for these exclude those of a page
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface FetchEvent extends WorkerEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
interface SeenEvent extends WorkerEvent {
  data: AlreadySeen
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
interface Worker {
  location: Location
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<Window[]>
    openWindow: (url: string) => Promise<Window | null>
  }
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: SeenEvent) => void): void
    (type: 'push', listener: (event: PushEvent) => void): void
    (type: 'notificationclick', listener: (event: NotificationEvent) => void): void
  }
}
const worker = globalThis as unknown as Worker

/** Another number when kept things cannot be used any more. */
const PREFIX = 'vitrin-1-'
const MOST: Record<Kind, number> = { asset: 400, picture: 150, page: 60, data: 60 }

const { origin, searchParams } = new URL(worker.location.href)
const ANY_VARIANT = { ignoreVary: true }

const find = async (kind: Kind, request: Request): Promise<Response | undefined> =>
  (await caches.open(PREFIX + kind)).match(request, ANY_VARIANT)

/** A full disk is no reason to fail: what cannot be kept is fetched again. */
const keep = async (kind: Kind, request: Request, response: Response): Promise<void> => {
  try {
    const cache = await caches.open(PREFIX + kind)
    await cache.put(request, response)
    const kept = await cache.keys()
    for (const oldest of kept.slice(0, -MOST[kind])) await cache.delete(oldest)
  } catch (error) {
    console.info('not kept', request.url, error)
  }
}

const fetchAndKeep = async (kind: Kind, event: FetchEvent): Promise<Response> => {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  if (isKeepable(response)) event.waitUntil(keep(kind, event.request, response.clone()))
  return response
}

/** Names of assets hold the hash of what is in them. */
const answerAsset = async (event: FetchEvent): Promise<Response> =>
  (await find('asset', event.request)) ?? fetchAndKeep('asset', event)

const answerPicture = async (event: FetchEvent): Promise<Response> => {
  const kept = await find('picture', event.request)
  const renewed = fetchAndKeep('picture', event)
  if (!kept) return renewed
  event.waitUntil(renewed.catch(() => undefined))
  return kept
}

/** Prices change: a copy is shown only where the network has nothing. */
const answerData = async (event: FetchEvent): Promise<Response> => {
  try {
    return await fetchAndKeep('data', event)
  } catch {
    return (await find('data', event.request)) ?? Response.error()
  }
}

/** The shop's own language stands at `/`, the other one under its name. */
const localeOf = (pathname: string): 'fa' | 'en' => {
  const named = /^\/(en|fa)(\/|$)/.exec(pathname)?.[1] ?? searchParams.get('home')
  return named === 'en' ? 'en' : 'fa'
}

const answerPage = async (event: FetchEvent, kept: boolean): Promise<Response> => {
  try {
    if (kept) return await fetchAndKeep('page', event)
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const copy = kept ? await find('page', event.request) : undefined
    return copy ?? offlinePage(localeOf(new URL(event.request.url).pathname))
  }
}

const answer = (event: FetchEvent, kind: Kind, kept: boolean): Promise<Response> => {
  switch (kind) {
    case 'asset':
      return answerAsset(event)
    case 'picture':
      return answerPicture(event)
    case 'data':
      return answerData(event)
    case 'page':
      return answerPage(event, kept)
  }
}

const keepOne = async (kind: Kind, url: string): Promise<void> => {
  const request = new Request(url)
  if (await find(kind, request)) return
  const response = await fetch(request)
  if (isKeepable(response)) await keep(kind, request, response)
}

/** The page that brought the worker was there before it; its files come from the browser's own cache. */
const keepSeen = async ({ page, assets }: AlreadySeen): Promise<void> => {
  const plan = planOf(
    { method: 'GET', url: page, mode: 'navigate', destination: 'document', headers: new Headers() },
    origin,
  )
  if (!plan?.keep) return
  await Promise.allSettled([keepOne('page', page), ...assets.map((url) => keepOne('asset', url))])
}

const dropOld = async (): Promise<void> => {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) await caches.delete(name)
  }
}

/** The page may be open already. */
const openNews = async (notification: Notification): Promise<void> => {
  notification.close()
  const url = pageOfNews(notification.data, origin)
  const open = (await worker.clients.matchAll({ type: 'window' })).find((one) => one.url === url)
  await (open ? open.focus() : worker.clients.openWindow(url))
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([dropOld(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  )
})
worker.addEventListener('message', (event) => event.waitUntil(keepSeen(event.data)))
worker.addEventListener('fetch', (event) => {
  const plan = planOf(event.request, origin)
  if (plan) event.respondWith(answer(event, plan.kind, plan.keep))
})
worker.addEventListener('push', (event) => {
  const shown = notificationOf(event.data?.text())
  if (shown) event.waitUntil(worker.registration.showNotification(shown.title, shown.options))
})
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNews(event.notification)))

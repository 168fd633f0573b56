import { type RuntimeCaching, Serwist } from 'serwist'
import { dropFormerCaches } from './caches.ts'
import { type Kind, planOf } from './plan.ts'
import { cacheAlreadySeen, cacheVisited, precache } from './precache.ts'
import { notificationOf, pageOfNews } from './push.ts'
import { worker } from './scope.ts'
import { strategies } from './strategies.ts'

const { origin } = worker.location

const KINDS = Object.keys(strategies) as Kind[]
const runtimeCaching = KINDS.map(
  (kind): RuntimeCaching => ({
    matcher: ({ request }) => planOf(request, origin) === kind,
    handler: strategies[kind],
  }),
)

/** The page may be open already. */
const openNews = async (notification: Notification): Promise<void> => {
  notification.close()
  const url = pageOfNews(notification.data, origin)
  const open = (await worker.clients.matchAll({ type: 'window' })).find((one) => one.url === url)
  await (open ? open.focus() : worker.clients.openWindow(url))
}

// a new worker takes over at once: files of the build before stay in the cache for open tabs
const serwist = new Serwist({
  skipWaiting: true,
  navigationPreload: true,
  runtimeCaching,
  disableDevLogs: true,
})
serwist.addEventListeners()

worker.addEventListener('activate', (event) => event.waitUntil(dropFormerCaches()))
worker.addEventListener('message', (event) => {
  const { data } = event
  switch (data.type) {
    case 'already-seen':
      return event.waitUntil(cacheAlreadySeen(data, event))
    case 'visited':
      return event.waitUntil(cacheVisited(data.page, event))
    case 'precache':
      return event.waitUntil(precache(data.page, event))
  }
})
worker.addEventListener('push', (event) => {
  const shown = notificationOf(event.data?.text())
  if (shown) event.waitUntil(worker.registration.showNotification(shown.title, shown.options))
})
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNews(event.notification)))

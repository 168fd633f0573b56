import { type Locale, namedLocale, otherLocale } from '#common/locale.ts'

/** The page that brought the worker was there before it. */
export interface AlreadySeen {
  type: 'already-seen'
  page: string
  /** files of the build that the page has fetched */
  assets: string[]
}

/** What a page sends its worker; `page` is an absolute URL without its hash. */
export type WorkerMessage =
  | AlreadySeen
  /** keep this page, which the router opened */
  | { type: 'visited'; page: string }
  /** fetch what the screens of the device need without a network */
  | { type: 'precache'; page: string }

/** The metric of Server-Timing in an answer from the worker's cache; its description is when it was fetched (ms). */
export const CACHED_ANSWER = 'kept'

const pageUrl = (): string => location.origin + location.pathname + location.search

const alreadySeen = (): AlreadySeen => ({
  type: 'already-seen',
  page: pageUrl(),
  assets: performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`)),
})

/** The shop's own language, which stands at `/`: the worker sees no page's language but in its URL. */
const homeLocale = (): string => {
  const { lang } = document.documentElement
  return namedLocale(location.pathname) ? otherLocale(lang as Locale) : lang
}

const send = (registration: ServiceWorkerRegistration, message: WorkerMessage): void =>
  registration.active?.postMessage(message)

/** Rejects where there are no service workers (spec §8), as without TLS. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration> => {
  const { serviceWorker } = navigator as Partial<Navigator>
  if (!serviceWorker) throw new Error('Service workers are disabled or not supported by this browser')
  const isFirst = !serviceWorker.controller
  await serviceWorker.register(`/ngsw-worker.js?home=${homeLocale()}`)
  const registration = await serviceWorker.ready
  if (isFirst) send(registration, alreadySeen())
  return registration
}

/** Has the worker fetch what the screens of the device need without a network. */
export const precache = (registration: ServiceWorkerRegistration): void =>
  send(registration, { type: 'precache', page: pageUrl() })

/** Has the worker keep the page that is open now. */
export const keepVisited = async (): Promise<void> => {
  const registration = await (navigator as Partial<Navigator>).serviceWorker?.getRegistration()
  if (registration) send(registration, { type: 'visited', page: pageUrl() })
}

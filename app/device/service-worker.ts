/** What a page tells a worker that came after it. */
export interface AlreadySeen {
  page: string
  /** files of the build that the page has fetched */
  assets: string[]
}

const alreadySeen = (): AlreadySeen => ({
  page: location.origin + location.pathname + location.search,
  assets: performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`)),
})

/** The shop's own language, which stands at `/`: the worker sees no page's language but in its address. */
const homeLocale = (): string => {
  const { lang } = document.documentElement
  if (!/^\/(en|fa)(\/|$)/.test(location.pathname)) return lang
  return lang === 'en' ? 'fa' : 'en'
}

/** Rejects where there are no service workers (spec §8), as without TLS. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration> => {
  const { serviceWorker } = navigator as Partial<Navigator>
  if (!serviceWorker) throw new Error('Service workers are disabled or not supported by this browser')
  const isFirst = !serviceWorker.controller
  await serviceWorker.register(`/ngsw-worker.js?home=${homeLocale()}`)
  const registration = await serviceWorker.ready
  if (isFirst) registration.active?.postMessage(alreadySeen())
  return registration
}

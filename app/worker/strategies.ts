import { CacheFirst, NetworkFirst, NetworkOnly, type SerwistPlugin, StaleWhileRevalidate } from 'serwist'
import { type Locale, namedLocale } from '#common/locale.ts'
import { cacheOf, datedCopy, findCopy, withDate } from './caches.ts'
import { offlinePage } from './offline-page.ts'
import { worker } from './scope.ts'

const { origin, searchParams } = new URL(worker.location.href)

/** '' for the shop's own language, '/en' or '/fa' for the other. */
export const localePrefixOf = (url: string): string => {
  const named = namedLocale(new URL(url).pathname)
  return named ? `/${named}` : ''
}

const localeOf = (pathname: string): Locale =>
  (namedLocale(pathname) ?? searchParams.get('home')) === 'en' ? 'en' : 'fa'

/** Own screens that have a copy for everyone, filled in from the device: where a page is not cached, they stand in. */
const STAND_INS = [
  { of: /\/my-orders\/?$/, path: '/my-orders/last-seen' },
  { of: /\/search\/?$/, path: null },
  // where apps start that were installed before: the page is cached without the slash
  { of: /^\/(en|fa)\/$/, path: '' },
]

/** A page without a copy: one that stands in for it, else the page that says so. */
const pageWithoutCopy: SerwistPlugin = {
  handlerDidError: async ({ request: { url } }) => {
    const { pathname } = new URL(url)
    const standIn = STAND_INS.find(({ of }) => of.test(pathname))
    if (typeof standIn?.path === 'string')
      return Response.redirect(origin + localePrefixOf(url) + standIn.path, 302)
    const copy = standIn && (await findCopy('screen', origin + pathname))
    return copy ? datedCopy(copy) : offlinePage(localeOf(pathname))
  },
}

/** The router asks only for the parts that it lacks; a copy of the whole has them all. */
const dataOfWholePage: SerwistPlugin = {
  handlerDidError: async ({ request }) => {
    const url = new URL(request.url)
    url.searchParams.delete('_routes')
    const copy = (await findCopy('data', url.href)) ?? (await findCopy('screen-data', url.href))
    return copy && datedCopy(copy)
  },
}

/** The router asks which files a page needs: the list of the whole build is one of the precached files. */
const wholeManifest: SerwistPlugin = {
  handlerDidError: async ({ request }) => {
    const version = new URL(request.url).searchParams.get('version') ?? ''
    const copy = await findCopy('asset', `${origin}/assets/manifest-${version}.js`)
    if (!copy) return
    const { routes } = JSON.parse((await copy.text()).replace(/^[^{]*/, '').replace(/;\s*$/, ''))
    return Response.json(routes)
  },
}

// prices change: a copy is shown only where the network has nothing
const networkFirst = (kind: Parameters<typeof cacheOf>[0], withoutCopy: SerwistPlugin) => {
  const { plugins, ...cache } = cacheOf(kind)
  return new NetworkFirst({ ...cache, plugins: [...plugins, withDate, withoutCopy] })
}

/** How each kind of request is answered. */
export const strategies = {
  // names of built files hold the hash of what is in them
  asset: new CacheFirst(cacheOf('asset')),
  picture: new StaleWhileRevalidate(cacheOf('picture')),
  page: networkFirst('page', pageWithoutCopy),
  screen: networkFirst('screen', pageWithoutCopy),
  data: networkFirst('data', dataOfWholePage),
  'screen-data': networkFirst('screen-data', dataOfWholePage),
  manifest: new NetworkOnly({ plugins: [wholeManifest] }),
  'own-page': new NetworkOnly({ plugins: [pageWithoutCopy] }),
}

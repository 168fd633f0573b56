import { namedLocale } from '#common/locale.ts'
import { previewPrefix } from '#common/preview-path.ts'

export type Kind = 'asset' | 'picture' | 'page' | 'screen' | 'data' | 'screen-data' | 'manifest' | 'own-page'

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>

const STORE =
  /^\/(wp-json|api|wp-content|admin|test-bank|((en|fa)\/)?wc-auth|healthz|readyz|feed|robots\.txt|sitemap[\w-]*\.xml)(\/|$)/

/** the states of a country, to choose from in the cart */
const STATES = '/wp-json/ghab/v1/geography'

/** Screens that the device fills in, and their data as the router asks for it, below the prefix of a language. */
export const SCREENS = ['', '/cart', '/wish-list', '/search', '/my-orders/last-seen']
export const SCREEN_DATA = ['/wish-list.data', '/search.data']

/** How the router names the data of the front page, below the prefix of a language. */
export const homeData = (prefix: string): string => (prefix ? '.data' : '/_.data')

/** What a URL without a query names, below the prefix of its language. */
const screenOf = ({ pathname, search }: URL): string | null => {
  const named = namedLocale(pathname)
  return search ? null : pathname.slice(named ? named.length + 1 : 0).replace(/\/$/, '')
}

const isOf = (paths: readonly string[], url: URL): boolean => paths.includes(screenOf(url) ?? '?')

const pageKind = (url: URL): Kind => {
  if (STORE.test(url.pathname)) return 'own-page'
  return isOf(SCREENS, url) ? 'screen' : 'page'
}

/**
 * What the worker does with a request; null leaves it to the browser, as all of a preview. What the store shows by
 * itself is an `own-page`: it is fetched and never cached. Screens of the device have caches of their own, which no other
 * page pushes them out of.
 */
export const planOf = ({ method, url, mode, destination, headers }: Asked, origin: string): Kind | null => {
  const target = new URL(url)
  const { origin: asked, pathname } = target
  if (method !== 'GET' || asked !== origin || headers.has('range') || previewPrefix(pathname)) return null
  if (mode === 'navigate') return pageKind(target)
  if (pathname.startsWith('/assets/')) return 'asset'
  if (destination === 'image') return 'picture'
  // what the router asks for instead of a page, and where it asks which files a page needs
  if (isOf([...SCREEN_DATA, '.data', '/_.data'], target)) return 'screen-data'
  if (pathname.endsWith('.data') || pathname === STATES) return 'data'
  return pathname.endsWith('/__manifest') ? 'manifest' : null
}

/**
 * Only what is the same for everyone is cached. The server gives such pages an ETag; what it made for one visitor has
 * none. A redirected answer is not cached, because a browser refuses it as the answer to a navigation.
 */
export const isKeepable = ({ status, redirected, headers }: Response): boolean =>
  status === 200 &&
  !redirected &&
  headers.has('etag') &&
  !/no-store|private/.test(headers.get('cache-control') ?? '')

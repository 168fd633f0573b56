import { previewPrefix } from '#common/preview-path.ts'

export type Kind = 'asset' | 'picture' | 'page' | 'data' | 'manifest' | 'own-page'

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>

const STORE =
  /^\/(wp-json|api|wp-content|admin|test-bank|((en|fa)\/)?wc-auth|healthz|readyz|feed|robots\.txt|sitemap[\w-]*\.xml)(\/|$)/

/** the states of a country, to choose from in the cart */
const STATES = '/wp-json/ghab/v1/geography'

/**
 * What the worker does with a request; null leaves it to the browser, as all of a preview. What the store shows by
 * itself is an `own-page`: it is fetched and never cached.
 */
export const planOf = ({ method, url, mode, destination, headers }: Asked, origin: string): Kind | null => {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || headers.has('range') || previewPrefix(pathname)) return null
  if (mode === 'navigate') return STORE.test(pathname) ? 'own-page' : 'page'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (destination === 'image') return 'picture'
  // what the router asks for instead of a page, and where it asks which files a page needs
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

export type Kind = 'asset' | 'picture' | 'page' | 'data'

export interface Plan {
  kind: Kind
  /** whether what comes may be shown again later, if its headers allow it */
  keep: boolean
}

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>

const STORE = /^\/(wp-json|api|wp-content|test-bank|healthz|readyz|feed|robots\.txt|sitemap[\w-]*\.xml)(\/|$)/

/** What the worker does with a request; null leaves it to the browser. */
export const planOf = ({ method, url, mode, destination, headers }: Asked, origin: string): Plan | null => {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || headers.has('range')) return null
  if (mode === 'navigate') return { kind: 'page', keep: !STORE.test(pathname) }
  if (pathname.startsWith('/assets/')) return { kind: 'asset', keep: true }
  if (destination === 'image') return { kind: 'picture', keep: true }
  // what the router asks for instead of a page
  return /(\.data|\/__manifest)$/.test(pathname) ? { kind: 'data', keep: true } : null
}

/**
 * Only what is everyone's is kept. The server names such pages by an ETag; what it made for one visitor has none.
 * An address that led elsewhere is not kept, because a browser refuses such an answer to a navigation.
 */
export const isKeepable = ({ status, redirected, headers }: Response): boolean =>
  status === 200 &&
  !redirected &&
  headers.has('etag') &&
  !/no-store|private/.test(headers.get('cache-control') ?? '')

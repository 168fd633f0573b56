import { CacheExpiration, ExpirationPlugin, type SerwistPlugin } from 'serwist'
import { CACHED_ANSWER } from '../device/service-worker.ts'
import { isKeepable } from './plan.ts'

/** Changed when what is cached cannot be used any more. */
const PREFIX = 'vitrin-2-'
const CACHES = {
  asset: `${PREFIX}asset`,
  picture: `${PREFIX}picture`,
  page: `${PREFIX}page`,
  data: `${PREFIX}data`,
  screen: `${PREFIX}screen`,
  'screen-data': `${PREFIX}screen-data`,
}
type CacheKind = keyof typeof CACHES

/**
 * The files of three builds: a tab that was opened before an update still finds its own. The data of products that were
 * only in view is cached as well, beside that of screens which somebody visited. Screens of the device are few, and all
 * of them stay.
 */
const MOST = { asset: 800, picture: 150, page: 80, data: 240 } satisfies Partial<Record<CacheKind, number>>

const isLimited = (kind: CacheKind): kind is keyof typeof MOST => kind in MOST

/** The cache of the worker before Serwist: open tabs may still ask for its files. */
const FORMER_ASSETS = 'vitrin-1-asset'

/** Names of files hold their hashes, and the server answers each URL in one language. */
const matchOptions = { ignoreVary: true }

const onlyEveryones: SerwistPlugin = {
  cacheWillUpdate: ({ response }) => (isKeepable(response) ? response : null),
}

/** Says in the answer when it came from the network, so that a page can say how old its prices are. */
export const withDate: SerwistPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) => cachedResponse && datedCopy(cachedResponse),
}

/** The Server-Timing header is the one that a script can read of the document it runs in. */
export const datedCopy = (copy: Response): Response => {
  const headers = new Headers(copy.headers)
  headers.set('Server-Timing', `${CACHED_ANSWER};desc="${Date.parse(copy.headers.get('date') ?? '')}"`)
  return new Response(copy.body, { status: copy.status, statusText: copy.statusText, headers })
}

const expirationOf = (kind: CacheKind): SerwistPlugin[] =>
  isLimited(kind)
    ? [
        new ExpirationPlugin({
          maxEntries: MOST[kind],
          maxAgeFrom: 'last-used',
          purgeOnQuotaError: true,
          matchOptions,
        }),
      ]
    : []

/** What of a kind is cached and for how long: a full disk is no reason to fail. */
export const cacheOf = (kind: CacheKind) => ({
  cacheName: CACHES[kind],
  matchOptions,
  plugins: [onlyEveryones, ...expirationOf(kind)],
})

export const findCopy = async (kind: CacheKind, url: string): Promise<Response | undefined> =>
  (await caches.open(CACHES[kind])).match(url, matchOptions)

const takeOverFormerAssets = async (): Promise<void> => {
  if (!(await caches.has(FORMER_ASSETS))) return
  const [former, assets] = await Promise.all([caches.open(FORMER_ASSETS), caches.open(CACHES.asset)])
  const expiration = new CacheExpiration(CACHES.asset, { maxEntries: MOST.asset, matchOptions })
  for (const request of await former.keys()) {
    const copy = await former.match(request, matchOptions)
    if (!copy) continue
    await assets.put(request, copy)
    await expiration.updateTimestamp(request.url)
  }
}

/** Removes what earlier workers cached; files that an open tab may still need are taken over. */
export const dropFormerCaches = async (): Promise<void> => {
  await takeOverFormerAssets().catch((error: unknown) => console.info('former files are lost', error))
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) await caches.delete(name)
  }
}

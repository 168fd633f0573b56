import type { AlreadySeen } from '../device/service-worker.ts'
import { findCopy } from './caches.ts'
import { homeData, planOf, SCREEN_DATA, SCREENS } from './plan.ts'
import { filesToPrecache, type WorkerEvent, worker } from './scope.ts'
import { localePrefixOf, strategies } from './strategies.ts'

const { origin } = worker.location
const DAY = 24 * 3_600_000

type Cached = 'asset' | 'page' | 'screen' | 'screen-data'

const isOld = (copy: Response): boolean => Date.now() - Date.parse(copy.headers.get('date') ?? '') > DAY

/** Fetches what the cache lacks, and pages that are a day old; what cannot be had now is fetched another time. */
const cacheOne = async (kind: Cached, url: string, event: WorkerEvent): Promise<void> => {
  const copy = await findCopy(kind, url)
  if (copy && (kind === 'asset' || !isOld(copy))) return
  const request = new Request(url, { priority: 'low' })
  const [answered, cached] = strategies[kind].handleAll({ request, event: event as never })
  await Promise.allSettled([answered, cached])
}

const cacheInTurn = async (kind: Cached, urls: string[], event: WorkerEvent): Promise<void> => {
  for (const url of urls) await cacheOne(kind, url, event)
}

/** A page that somebody visited: it opens again without a network, whichever way one comes to it. */
export const cacheVisited = async (page: string, event: WorkerEvent): Promise<void> => {
  const headers = new Headers()
  const kind = planOf(
    { method: 'GET', url: page, mode: 'navigate', destination: 'document', headers },
    origin,
  )
  if (kind === 'page' || kind === 'screen') await cacheOne(kind, page, event)
}

/** The page that brought the worker was there before it; its files come from the browser's own cache. */
export const cacheAlreadySeen = async ({ page, assets }: AlreadySeen, event: WorkerEvent): Promise<void> => {
  await cacheVisited(page, event)
  await Promise.all(assets.map((url) => cacheOne('asset', url, event)))
}

let isPrecached = false

/**
 * Everything that the screens of the device need, one after the other, in the language of the page that asks. From then
 * on the worker answers for that page, too.
 */
export const precache = async (page: string, event: WorkerEvent): Promise<void> => {
  const prefix = localePrefixOf(page)
  const at = (path: string) => origin + prefix + path
  if (!isPrecached) await cacheInTurn('asset', filesToPrecache, event)
  isPrecached = true
  await cacheInTurn('screen', SCREENS.map(at), event)
  await cacheInTurn('screen-data', [homeData(prefix), ...SCREEN_DATA].map(at), event)
  // not before: what a page loads while its worker changes is loaded twice
  await worker.clients.claim()
}

import { LRUCache } from 'lru-cache'
import { contentTag, isUnchanged } from '#common/http/etag.ts'
import { chooseEncoding, type Encoding, withVary } from '#common/http/negotiate.ts'
import { isPersonal } from '#common/session-cookie.ts'
import type { DomainEvent } from '#store/database/transaction.ts'
import { areCurrent, type CacheDependency, type DependencyVersions } from '../cache-dependencies.ts'
import { type Caller, INSIDE } from '../caller.ts'
import { createAdmission } from './admission.ts'
import { answerHead } from './answer-head.ts'
import { sessionTokenOf } from './authenticate.ts'
import { CACHE_TAGS, CACHE_TAGS_HEADER, type CacheTag, tagOfEvent, tagsOf } from './cache-tags.ts'
import { canonicalQuery } from './canonical-query.ts'
import { isCompressible, pack, WORTH_COMPRESSING } from './compress.ts'
import { createFrequentOrigins } from './frequent-origins.ts'

type Answer = (request: Request, caller: Caller) => Response | Promise<Response>
type PlainHeaders = Record<string, string>

interface Variant {
  bytes: Uint8Array
  headers: PlainHeaders
}
interface Entry {
  /** the pattern of the route that answered */
  route: string
  etag: string
  compressible: boolean
  variants: Partial<Record<Encoding, Variant>>
  unchanged: PlainHeaders
  /** the state of the tags when the answer was computed */
  dependencies: DependencyVersions
}

export interface ResponseCacheOptions {
  next: Answer
  /** the parameters that a path reads, null where it is not known; others are no part of a key, nor of what is asked */
  parametersOf?: (path: string) => ReadonlySet<string> | null
  /** of bodies and keys together */
  maxBytes?: number
  /** limits how long a change without an event (a sale that began) stays unseen */
  maxAgeMs?: number
}

const LONGEST_URL = 2000
const PRODUCT_TAGS = 2 ** 14
const CREDENTIALS = /[?&](consumer_|oauth_|_wpnonce|key=)/
/** these handlers count what they send, so they must know that only the head is wanted */
const COUNTED = /\/downloads\/[^/?]+\/file\/?(\?|$)/
const PUBLIC = 'public, max-age=0, must-revalidate'
/** written per answer below, or of no meaning once an answer is cached */
const OWN_HEADERS = new Set([
  'content-length',
  'cache-control',
  'etag',
  'vary',
  CACHE_TAGS_HEADER.toLowerCase(),
])

const sizeOf = (entry: Entry, url: string) =>
  Object.values(entry.variants).reduce((sum, variant) => sum + variant.bytes.byteLength, 1024 + url.length)

const isPublicRead = (request: Request): boolean =>
  request.method === 'GET' &&
  request.url.length <= LONGEST_URL &&
  request.headers.get('authorization') === null &&
  !CREDENTIALS.test(request.url)

const withoutCredentials = (url: string, { headers }: Request): Request => {
  const kept = new Headers(headers)
  kept.delete('authorization')
  return new Request(url, { headers: kept })
}

/**
 * What everybody may read is the same for an ordinary customer, and is asked for as by a guest: so nothing of theirs
 * can come into the cache, nor anything from it that is not everybody's. What depends on nothing is the same whoever
 * asks for it, and however.
 */
const asGuest = (request: Request): Request => {
  if (request.method !== 'GET' || isPublicRead(request)) return request
  const { origin, pathname } = new URL(request.url)
  const tags = tagsOf(pathname, null)
  if (tags?.length === 0) return withoutCredentials(origin + pathname, request)
  const token = sessionTokenOf(request)
  return tags && token && !isPersonal(token) ? withoutCredentials(request.url, request) : request
}

/**
 * Caches answers to public reads as bytes, by the URL without parameters that have no effect. A hit needs no routing.
 * Answers to a request that says who asks, errors and anything not tagged pass through, compressed.
 */
export const createResponseCache = (options: ResponseCacheOptions) => {
  const { next, parametersOf = () => null, maxBytes = 48 * 1024 * 1024, maxAgeMs = 60_000 } = options
  const admission = createAdmission()
  const origins = createFrequentOrigins()
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: maxAgeMs,
    ttlResolution: 1000,
  })
  const versions = Object.fromEntries(CACHE_TAGS.map((name) => [name, { version: 0 }])) as Record<
    CacheTag,
    CacheDependency
  >
  const underway = new Map<string, Promise<Entry | null>>()

  const dropTag = (name: CacheTag): void => {
    versions[name].version += 1
  }

  /** an answer without tags may depend on anything, so every change drops it */
  const anything: CacheDependency = { version: 0 }

  /**
   * Of the products that answers show: such an answer is gone with the first of them that looks different. Products
   * whose ids lie so far apart share one, so that ids which nobody has, asked for by millions, take no room.
   */
  const productTags: readonly CacheDependency[] = Array.from({ length: PRODUCT_TAGS }, () => ({ version: 0 }))
  const tagOfProduct = (id: number): CacheDependency => productTags[id % PRODUCT_TAGS] ?? anything
  const dropProducts = (ids: Iterable<number>): void => {
    for (const id of ids) tagOfProduct(id).version += 1
  }

  const addVariant = async (url: string, entry: Entry, encoding: Encoding): Promise<Variant> => {
    const plain = entry.variants.identity as Variant
    if (encoding === 'identity') return plain
    const isKept = entries.peek(url) === entry
    const bytes = await pack(plain.bytes, encoding, isKept ? 'keep' : 'once')
    const variant = {
      bytes,
      headers: { ...plain.headers, 'content-encoding': encoding, 'content-length': String(bytes.byteLength) },
    }
    entry.variants[encoding] = variant
    if (entries.peek(url) === entry) entries.set(url, entry)
    return variant
  }

  const send = (request: Request, url: string, entry: Entry): Response | Promise<Response> => {
    if (isUnchanged(request.headers.get('if-none-match'), entry.etag)) {
      return new Response(null, { status: 304, headers: entry.unchanged })
    }
    const encoding = entry.compressible ? chooseEncoding(request.headers.get('accept-encoding')) : 'identity'
    const ready = entry.variants[encoding]
    if (ready) return new Response(ready.bytes as BodyInit, { headers: ready.headers })
    return addVariant(url, entry, encoding).then(
      ({ bytes, headers }) => new Response(bytes as BodyInit, { headers }),
    )
  }

  const toEntry = async (
    response: Response,
    route: string,
    dependencies: DependencyVersions,
  ): Promise<Entry> => {
    const bytes = new Uint8Array(await response.arrayBuffer())
    const compressible =
      bytes.byteLength >= WORTH_COMPRESSING && isCompressible(response.headers.get('content-type') ?? '')
    const etag = contentTag(bytes)
    const vary = withVary(response.headers.get('vary'), 'Accept-Encoding')
    const kept: PlainHeaders = { etag, 'cache-control': PUBLIC, vary }
    const headers: PlainHeaders = { ...kept, 'content-length': String(bytes.byteLength) }
    for (const [name, value] of response.headers) if (!OWN_HEADERS.has(name)) headers[name] = value
    return {
      route,
      etag,
      compressible,
      variants: { identity: { bytes, headers } },
      unchanged: kept,
      dependencies,
    }
  }

  const finish = async (request: Request, response: Response): Promise<Response> => {
    const type = response.headers.get('content-type') ?? ''
    const encoding = chooseEncoding(request.headers.get('accept-encoding'))
    if (response.headers.has(CACHE_TAGS_HEADER)) response.headers.delete(CACHE_TAGS_HEADER)
    if (!isCompressible(type) || response.headers.has('content-encoding') || !response.body) return response
    response.headers.set('Vary', withVary(response.headers.get('vary'), 'Accept-Encoding'))
    if (encoding === 'identity') return response
    const bytes = new Uint8Array(await response.arrayBuffer())
    const packed = bytes.byteLength < WORTH_COMPRESSING ? bytes : await pack(bytes, encoding, 'once')
    const headers = new Headers(response.headers)
    if (packed !== bytes) headers.set('Content-Encoding', encoding)
    headers.set('Content-Length', String(packed.byteLength))
    return new Response(packed as BodyInit, { status: response.status, headers })
  }

  /** What is asked for once does not push out what is asked for often. */
  const isAdmitted = (url: string): boolean => {
    const isAskedAgain = admission.wasAsked(url)
    const isOwnOrigin = origins.take(new URL(url).origin)
    return isOwnOrigin && (isAskedAgain || entries.calculatedSize < maxBytes / 2)
  }

  const compute = async (
    request: Request,
    caller: Caller,
  ): Promise<{ entry: Entry } | { response: Response }> => {
    const { pathname } = new URL(request.url)
    /** a change while the answer is computed makes it stale at birth */
    const before = CACHE_TAGS.map((name) => versions[name].version)
    let route = ''
    const onRouteMatched = (pattern: string) => {
      route = pattern
      caller.onRouteMatched?.(pattern)
    }
    const shown = new Map<CacheDependency, number>()
    const onProductsShown = (ids: Iterable<number>) => {
      for (const tag of Array.from(ids, tagOfProduct)) if (!shown.has(tag)) shown.set(tag, tag.version)
    }
    const response = await next(request, { ...caller, onRouteMatched, onProductsShown })
    const names = tagsOf(pathname, response.headers.get(CACHE_TAGS_HEADER))
    if (response.status !== 200 || !names || response.headers.has('set-cookie')) return { response }
    const tags = names.map((name) => [versions[name], before[CACHE_TAGS.indexOf(name)] as number] as const)
    const entry = await toEntry(response, route, [...tags, ...shown])
    if (isAdmitted(request.url)) entries.set(request.url, entry)
    return { entry }
  }

  const miss = async (request: Request, caller: Caller): Promise<Response> => {
    const { url } = request
    const running = underway.get(url)
    if (running) {
      const entry = await running
      if (entry && areCurrent(entry.dependencies)) {
        caller.onDependencies?.(entry.dependencies)
        caller.onRouteMatched?.(entry.route)
        return send(request, url, entry)
      }
    }
    const before = anything.version
    const computing = compute(request, caller)
    underway.set(
      url,
      computing.then(
        (computed) => ('entry' in computed ? computed.entry : null),
        () => null,
      ),
    )
    try {
      const computed = await computing
      if ('response' in computed) {
        caller.onDependencies?.([[anything, before]])
        return await finish(request, computed.response)
      }
      caller.onDependencies?.(computed.entry.dependencies)
      return await send(request, url, computed.entry)
    } finally {
      underway.delete(url)
    }
  }

  /** Without parameters that have no effect, because the answer may repeat its URL. */
  const withoutUnknown = (request: Request): Request => {
    const { url } = request
    const at = url.indexOf('?')
    const known = at < 0 ? null : parametersOf(url.slice(url.indexOf('/', 8), at))
    if (!known) return request
    const query = canonicalQuery(url.slice(at + 1), known)
    const canonical = url.slice(0, at) + (query && `?${query}`)
    return canonical === url
      ? request
      : new Request(canonical, { headers: request.headers, signal: request.signal })
  }

  const answer: Answer = (asked, caller) => {
    const guest = asGuest(asked)
    const isPublic = isPublicRead(guest)
    const request = isPublic ? withoutUnknown(guest) : guest
    if (!isPublic) {
      caller.onDependencies?.([[anything, anything.version]])
      const response = next(request, caller)
      return response instanceof Promise
        ? response.then((ready) => finish(request, ready))
        : finish(request, response)
    }
    const entry = entries.get(request.url)
    if (!entry || !areCurrent(entry.dependencies)) return miss(request, caller)
    caller.onDependencies?.(entry.dependencies)
    caller.onRouteMatched?.(entry.route)
    return send(request, request.url, entry)
  }

  return {
    fetch: (request: Request, caller: Caller = INSIDE): Response | Promise<Response> =>
      request.method === 'HEAD' && !COUNTED.test(request.url)
        ? answerHead(request, (asGet) => answer(asGet, caller))
        : answer(request, caller),
    /** Drops the answers that showed what this event changed. */
    drop: (event: DomainEvent): void => {
      anything.version += 1
      const name = tagOfEvent(event)
      if (name) dropTag(name)
    },
    dropTag,
    /** Drops the answers that show one of these products. */
    dropProducts,
  }
}

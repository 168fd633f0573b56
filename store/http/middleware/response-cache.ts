import { LRUCache } from 'lru-cache'
import { areCurrent, type CacheDependency } from '../cache-dependencies.ts'
import { type Caller, INSIDE } from '../caller.ts'
import { createAdmission } from './admission.ts'
import { answerHead } from './answer-head.ts'
import { CACHE_TAGS, CACHE_TAGS_HEADER, tagsOf } from './cache-tags.ts'
import { createCacheVersions } from './cache-versions.ts'
import { type CachedAnswer, sendCached, sendOnce, sizeOf, toCachedAnswer } from './cached-answer.ts'
import { createFrequentOrigins } from './frequent-origins.ts'
import { createHeldAnswers, type HeldAnswer, type ReadAnswer, toReadAnswer } from './held-answers.ts'
import { asGuest, askFor, isPublicRead, urlWithoutUnknown } from './public-requests.ts'

type Answer = (request: Request, caller: Caller) => Response | Promise<Response>

export interface ResponseCacheOptions {
  next: Answer
  /** the parameters that a path reads, null where it is not known; others are no part of a key, nor of what is asked */
  parametersOf?: (path: string) => ReadonlySet<string> | null
  /** before an answer is looked up: drops those that the time alone has made old, as where a sale has ended */
  dropDue?: () => void
  /** of bodies and keys together */
  maxBytes?: number
  /** limits how long a change without an event stays unseen */
  maxAgeMs?: number
}

/** these handlers count what they send, so they must know that only the head is wanted */
const COUNTED = /\/downloads\/[^/?]+\/file\/?(\?|$)/

/** Answers by URL. What is asked for once does not push out what is asked for often. */
const createAnswers = (maxBytes: number, maxAgeMs: number) => {
  const admission = createAdmission()
  const origins = createFrequentOrigins()
  const kept = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: maxAgeMs,
    ttlResolution: 1000,
    // nobody may ask for it again, and its bytes are other requests' to use
    ttlAutopurge: true,
  })
  const isAdmitted = (url: string): boolean => {
    const isAskedAgain = admission.wasAsked(url)
    const isOwnOrigin = origins.take(new URL(url).origin)
    return isOwnOrigin && (isAskedAgain || kept.calculatedSize < maxBytes / 2)
  }
  return {
    get: (url: string) => kept.get(url),
    add: (url: string, answer: CachedAnswer): void => {
      if (isAdmitted(url)) kept.set(url, answer)
    },
    send: (request: Request, answer: CachedAnswer) =>
      sendCached(request, answer, {
        holds: (one) => kept.peek(request.url) === one,
        grown: (one) => kept.set(request.url, one),
      }),
  }
}

type Computed = { answer: CachedAnswer } | { response: Response }

/**
 * Caches answers to public reads as bytes, by the URL without parameters that have no effect. A hit needs no routing.
 * Answers to a request that says who asks, errors and anything not tagged pass through, compressed.
 */
export const createResponseCache = (options: ResponseCacheOptions) => {
  const {
    next,
    parametersOf = () => null,
    dropDue = () => {},
    maxBytes = 48 * 1024 * 1024,
    maxAgeMs = 60_000,
  } = options
  const answers = createAnswers(maxBytes, maxAgeMs)
  const { tags, anything, ofProduct, drop, dropTag, dropProducts } = createCacheVersions()
  const underway = new Map<string, Promise<CachedAnswer | null>>()
  const held = createHeldAnswers(maxAgeMs)
  const reading = new Map<string, Promise<HeldAnswer | null>>()

  /** Has a public read answered; `dependencies` is null where the answer is nobody else's. */
  const ask = async (request: Request, caller: Caller) => {
    const { pathname } = new URL(request.url)
    /** a change while the answer is computed makes it stale at birth */
    const before = CACHE_TAGS.map((name) => tags[name].version)
    let route = ''
    const onRouteMatched = (pattern: string) => {
      route = pattern
      caller.onRouteMatched?.(pattern)
    }
    const shown = new Map<CacheDependency, number>()
    const onProductsShown = (ids: Iterable<number>) => {
      for (const tag of Array.from(ids, ofProduct)) if (!shown.has(tag)) shown.set(tag, tag.version)
    }
    const isPublicRead = tagsOf(pathname, null) !== null
    const response = await next(request, { ...caller, onRouteMatched, onProductsShown, isPublicRead })
    const names = tagsOf(pathname, response.headers.get(CACHE_TAGS_HEADER))
    if (response.status !== 200 || !names || response.headers.has('set-cookie'))
      return { response, route, dependencies: null }
    const named = names.map((name) => [tags[name], before[CACHE_TAGS.indexOf(name)] as number] as const)
    return { response, route, dependencies: [...named, ...shown] }
  }

  const compute = async (request: Request, caller: Caller): Promise<Computed> => {
    const { response, route, dependencies } = await ask(request, caller)
    if (!dependencies) return { response }
    const answer = await toCachedAnswer(response, route, dependencies)
    answers.add(request.url, answer)
    return { answer }
  }

  const hit = (request: Request, caller: Caller, answer: CachedAnswer): Response | Promise<Response> => {
    caller.onDependencies?.(answer.dependencies)
    caller.onRouteMatched?.(answer.route)
    return answers.send(request, answer)
  }

  const miss = async (request: Request, caller: Caller): Promise<Response> => {
    const { url } = request
    const running = underway.get(url)
    // not awaited where nothing runs: two who ask at once would both compute it
    const ready = running && (await running)
    if (ready && areCurrent(ready.dependencies)) return hit(request, caller, ready)
    const before = anything.version
    const computing = compute(request, caller)
    underway.set(
      url,
      computing.then(
        (computed) => ('answer' in computed ? computed.answer : null),
        () => null,
      ),
    )
    try {
      const computed = await computing
      if ('response' in computed) {
        caller.onDependencies?.([[anything, before]])
        return await sendOnce(request, computed.response)
      }
      caller.onDependencies?.(computed.answer.dependencies)
      return await answers.send(request, computed.answer)
    } finally {
      underway.delete(url)
    }
  }

  const pass = (request: Request, caller: Caller): Response | Promise<Response> => {
    caller.onDependencies?.([[anything, anything.version]])
    const response = next(request, caller)
    return response instanceof Promise
      ? response.then((ready) => sendOnce(request, ready))
      : sendOnce(request, response)
  }

  const find = (url: string): CachedAnswer | undefined => {
    dropDue()
    const known = answers.get(url)
    return known && areCurrent(known.dependencies) ? known : undefined
  }

  /** As it was answered to others, in bytes. */
  const heldOf = ({ variants, route, dependencies }: CachedAnswer): HeldAnswer => {
    const { bytes, headers } = variants.identity!
    const response = { ok: true, status: 200, headers: new Headers(headers) }
    const value = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString())
    return { answer: toReadAnswer(response, value), route, dependencies }
  }

  /** Has the value of an answer handed over, where its route does so and nothing made another answer of it. */
  const taking = async <T extends { response: Response }>(
    caller: Caller,
    answered: (caller: Caller) => Promise<T>,
  ): Promise<T & { taken: { value: unknown } | null }> => {
    let given: { value: unknown } | null = null
    const takeValue = (value: unknown) => {
      given = { value }
    }
    const found = await answered({ ...caller, takeValue })
    return { ...found, taken: found.response.body === null ? given : null }
  }

  const readPassing = async (request: Request, caller: Caller): Promise<ReadAnswer> => {
    caller.onDependencies?.([[anything, anything.version]])
    const { response, taken } = await taking(caller, async (by) => ({ response: await next(request, by) }))
    return taken ? toReadAnswer(response, taken.value) : response
  }

  const recall = ({ answer, route, dependencies }: HeldAnswer, caller: Caller): ReadAnswer => {
    caller.onDependencies?.(dependencies)
    caller.onRouteMatched?.(route)
    return answer
  }

  const readAnew = async (request: Request, caller: Caller): Promise<ReadAnswer> => {
    const { url } = request
    const running = reading.get(url)
    const ready = running && (await running)
    if (ready && areCurrent(ready.dependencies)) return recall(ready, caller)
    const before = anything.version
    const { promise, resolve } = Promise.withResolvers<HeldAnswer | null>()
    reading.set(url, promise)
    let kept: HeldAnswer | null = null
    try {
      const { response, route, dependencies, taken } = await taking(caller, (by) => ask(request, by))
      caller.onDependencies?.(dependencies ?? [[anything, before]])
      if (!dependencies) return taken ? toReadAnswer(response, taken.value) : response
      const answer = toReadAnswer(response, taken ? taken.value : await response.json())
      kept = { answer, route, dependencies }
      held.set(url, kept)
      return answer
    } finally {
      resolve(kept)
      reading.delete(url)
    }
  }

  /** An answer for a page of the shop: no bytes are made of it, and what many read is one value. */
  const read = async (asked: Request, caller: Caller): Promise<ReadAnswer> => {
    if (caller.preview) return readPassing(asked, caller)
    const guest = asGuest(asked)
    if (!isPublicRead(guest)) return readPassing(guest, caller)
    const url = urlWithoutUnknown(guest, parametersOf)
    dropDue()
    const known = held.find(url)
    if (known) return recall(known, caller)
    const others = find(url)
    if (!others) return readAnew(askFor(url, guest), caller)
    const now = heldOf(others)
    held.set(url, now)
    return recall(now, caller)
  }

  const answer: Answer = (asked, caller) => {
    if (caller.preview) return pass(asked, caller)
    const guest = asGuest(asked)
    if (!isPublicRead(guest)) return pass(guest, caller)
    const request = askFor(urlWithoutUnknown(guest, parametersOf), guest)
    const known = find(request.url)
    return known ? hit(request, caller, known) : miss(request, caller)
  }

  return {
    fetch: (request: Request, caller: Caller = INSIDE): Response | Promise<Response> =>
      request.method === 'HEAD' && !COUNTED.test(request.url)
        ? answerHead(request, (asGet) => answer(asGet, caller))
        : answer(request, caller),
    read,
    /** Whether the answer to a request is there. */
    has: (asked: Request): boolean => {
      const guest = asGuest(asked)
      return isPublicRead(guest) && find(urlWithoutUnknown(guest, parametersOf)) !== undefined
    },
    drop,
    dropTag,
    dropProducts,
  }
}

import { isPersonal } from '#common/session-cookie.ts'
import { sessionTokenOf } from './authenticate.ts'
import { tagsOf } from './cache-tags.ts'
import { canonicalQuery } from './canonical-query.ts'

const LONGEST_URL = 2000
const CREDENTIALS = /[?&](consumer_|oauth_|_wpnonce|key=)/

/** Whether a request reads without saying who asks. */
export const isPublicRead = (request: Request): boolean =>
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
export const asGuest = (request: Request): Request => {
  if (request.method !== 'GET' || isPublicRead(request)) return request
  const { origin, pathname } = new URL(request.url)
  const tags = tagsOf(pathname, null)
  if (tags?.length === 0) return withoutCredentials(origin + pathname, request)
  const token = sessionTokenOf(request)
  return tags && token && !isPersonal(token) ? withoutCredentials(request.url, request) : request
}

/**
 * The URL of a request without the parameters that have no effect, because the answer may repeat it.
 * @param parametersOf the parameters that a path reads, null where it is not known
 */
export const urlWithoutUnknown = (
  { url }: Request,
  parametersOf: (path: string) => ReadonlySet<string> | null,
): string => {
  const at = url.indexOf('?')
  const known = at < 0 ? null : parametersOf(url.slice(url.indexOf('/', 8), at))
  if (!known) return url
  const query = canonicalQuery(url.slice(at + 1), known)
  return url.slice(0, at) + (query && `?${query}`)
}

/** A public read of another URL. */
export const askFor = (url: string, request: Request): Request =>
  url === request.url ? request : new Request(url, { headers: request.headers, signal: request.signal })

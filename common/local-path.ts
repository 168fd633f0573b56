/** A reserved host (RFC 2606). Text that resolves to a URL with this host names no other site. */
const ORIGIN = 'https://local.invalid'

/** Judged with every escape decoded once: another host, a step up, a data request of the router. */
const SUSPECT = /\/\/|\\|\p{Cc}|\/\.{1,2}(\/|$)|\.data\/?$/u

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** As a browser resolves it: backslashes, tabs, newlines, `..` and its escapes. */
const resolve = (given: string): URL | null => {
  try {
    return new URL(given, ORIGIN)
  } catch {
    return null
  }
}

/**
 * The path and query of a page of this shop that somebody named; every redirect and every `to` goes through here. It is
 * resolved first and judged then: `/..//evil.test` begins with one slash and leads to another host.
 * @returns null for what leads elsewhere or is no page; the result begins with exactly one slash and resolves to itself
 */
export const localPath = (given: string): string | null => {
  const url = given.startsWith('/') ? resolve(given) : null
  if (url?.origin !== ORIGIN || url.username || url.password) return null
  const path = decode(url.pathname)
  return path === null || SUSPECT.test(path) ? null : url.pathname + url.search
}

const LINKABLE = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The `href` of a link that the shop's owner wrote: a path of the shop as it is resolved, or a URL elsewhere.
 * @returns undefined for what is no link: `javascript:`, `data:`, a text without a scheme
 */
export const linkHref = (given: string): string | undefined => {
  const text = given.trim()
  const path = localPath(text)
  if (path !== null) return path + (resolve(text)?.hash ?? '')
  const url = /^[a-z][a-z\d+.-]*:/i.test(text) ? resolve(text) : null
  return url && LINKABLE.has(url.protocol) ? url.href : undefined
}

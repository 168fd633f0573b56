import { LRUCache } from 'lru-cache'

const MAX_KNOWN = 5000
const LONGEST = 500

/** Page keys: origin, path and what the page reads of its query. With a fixed public URL `Host` has no part in it. */
export const createPageKeys = (siteUrl: string | null) => {
  /** URLs with a query that were read before; long ones are read each time */
  const known = new LRUCache<string, string>({ max: MAX_KNOWN })

  const ownOrigin = (url: string): string => {
    if (siteUrl === null) return url
    const path = url.indexOf('/', url.indexOf('://') + 3)
    return siteUrl + (path < 0 ? '/' : url.slice(path))
  }

  return {
    /** the key of a URL that needs no reading, else undefined */
    recall: (url: string): string | undefined => (url.includes('?') ? known.get(url) : ownOrigin(url)),
    /** `search` is what the page reads of the URL's query */
    of: (url: URL, search: string): string => {
      const key = (siteUrl ?? url.origin) + url.pathname + search
      if (url.search && url.href.length <= LONGEST) known.set(url.href, key)
      return key
    },
  }
}

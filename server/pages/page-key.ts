import { LRUCache } from 'lru-cache'

const MAX_KNOWN = 5000
const LONGEST = 500

/** Page keys: origin, path and what the page reads of its query. With a fixed public address `Host` has no part in it. */
export const createPageKeys = (siteUrl: string | null) => {
  /** addresses with a query that were read before; long ones are read each time */
  const known = new LRUCache<string, string>({ max: MAX_KNOWN })

  const ownOrigin = (url: string): string => {
    if (siteUrl === null) return url
    const path = url.indexOf('/', url.indexOf('://') + 3)
    return siteUrl + (path < 0 ? '/' : url.slice(path))
  }

  return {
    /** the key of an address that needs no reading, else undefined */
    recall: (address: string): string | undefined =>
      address.includes('?') ? known.get(address) : ownOrigin(address),
    /** `search` is what the page reads of the address's query */
    of: (url: URL, search: string): string => {
      const key = (siteUrl ?? url.origin) + url.pathname + search
      if (url.search && url.href.length <= LONGEST) known.set(url.href, key)
      return key
    },
  }
}

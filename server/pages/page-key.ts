import { LRUCache } from 'lru-cache'

const MAX_KNOWN = 5000
const LONGEST = 500
/** at the end of the key of a page that is made with less data; no request has a fragment */
const SAVES_DATA = '#save-data'

/** The request that a shared page is made for: of its visitors it says only whether they save data. */
export const requestOfKey = (key: string): Request =>
  key.endsWith(SAVES_DATA)
    ? new Request(key.slice(0, -SAVES_DATA.length), { headers: { 'Save-Data': 'on' } })
    : new Request(key)

/**
 * Page keys: origin, path, what the page reads of its query, and whether it is made with less data. With a fixed public
 * URL `Host` has no part in it.
 */
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
    recall: (url: string, savesData: boolean): string | undefined => {
      const key = url.includes('?') ? known.get(url) : ownOrigin(url)
      return key && savesData ? key + SAVES_DATA : key
    },
    /** `search` is what the page reads of the URL's query */
    of: (url: URL, search: string, savesData: boolean): string => {
      const key = (siteUrl ?? url.origin) + url.pathname + search
      if (url.search && url.href.length <= LONGEST) known.set(url.href, key)
      return savesData ? key + SAVES_DATA : key
    },
  }
}

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { contentTag } from '#common/http/etag.ts'
import { areCurrent, type DependencyVersions } from '#store/http/cache-dependencies.ts'
import { createAdmission } from '#store/http/middleware/admission.ts'
import { pack } from '#store/http/middleware/compress.ts'
import { createFrequentOrigins } from '#store/http/middleware/frequent-origins.ts'
import { pageHeaders } from '../requests/security-headers.ts'

export interface CachedPage {
  /** 404 for the page of a URL that leads nowhere */
  status: 200 | 404
  /** the pattern of its route */
  route: string
  /** of every answer, whole or not modified */
  headers: { ETag: string; 'Cache-Control': string } & Record<string, string>
  /** by Content-Encoding; '' is plain. Others are made when they are first asked for */
  bodies: Map<string, Uint8Array<ArrayBuffer>>
  /** is answered again */
  isCached: boolean
}

export interface PageCache {
  get: (key: string) => CachedPage | undefined
  /**
   * Counts a page that was drawn; whether it is worth keeping: it was asked for before, or there is plenty of room. Of
   * URLs that lead nowhere there is no end: those are cached when they are asked for again.
   */
  admits: (key: string, page: CachedPage) => boolean
  /** until something that it was made of changes: a page made across a change is not given to anybody else */
  set: (key: string, page: CachedPage, dependencies: DependencyVersions) => void
  /** how many pages there are */
  size: () => number
}

interface CachedEntry {
  page: CachedPage
  dependencies: DependencyVersions
}

const MAX_BYTES = 64 * 1024 * 1024
const MAX_AGE = 60_000

const withoutNonce = (html: string, nonce: string): string =>
  html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')

/** Hashes of the inline elements that carry our nonce; one that was smuggled into the page carries none and stays refused. */
const hashes = (html: string, tag: string, nonce: string): string[] => {
  const found = new Set<string>()
  for (const [, attributes = '', content = ''] of html.matchAll(
    new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'),
  )) {
    if (!attributes.includes(` nonce="${nonce}"`) || / src=/.test(attributes)) continue
    const hash = createHash('sha256').update(withoutNonce(content, nonce)).digest('base64')
    found.add(`'sha256-${hash}'`)
  }
  return [...found]
}

/** Whether its URL never answers anything else, as that of a version of the router's manifest. */
export const isImmutable = (caching: string | null): caching is string =>
  caching?.includes('immutable') ?? false

/** A nonce would make every answer different; a page to keep names its inline scripts by their hashes instead. */
export const toCachedPage = (
  html: string,
  nonce: string,
  contentType: string,
  { status, route }: Pick<CachedPage, 'status' | 'route'>,
  caching = 'no-cache',
): CachedPage => {
  const text = withoutNonce(html, nonce)
  const plain = Buffer.from(text)
  const sources = { scripts: hashes(html, 'script', nonce), styles: hashes(html, 'style', nonce) }
  return {
    status,
    route,
    headers: {
      'Content-Type': contentType,
      'Cache-Control': caching,
      // the cookie of the same name makes no difference here: each use is preceded by a question with the ETag
      Vary: 'Accept-Encoding, Save-Data',
      ETag: contentTag(plain),
      ...pageHeaders(sources, false),
    },
    bodies: new Map([['', new Uint8Array(plain)]]),
    isCached: false,
  }
}

const packing = new WeakMap<CachedPage, Map<string, Promise<Uint8Array<ArrayBuffer>>>>()

/** The body of a cached page as small as it gets, which is worth its time for what is answered many times: made once. */
export const packBody = (page: CachedPage, encoding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>> => {
  const begun = packing.get(page) ?? new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  packing.set(page, begun)
  let packed = begun.get(encoding)
  if (!packed) {
    packed = pack(page.bodies.get('')!, encoding, 'keep').then((bytes) => {
      const body = new Uint8Array(bytes)
      page.bodies.set(encoding, body)
      return body
    })
    packed.catch(() => begun.delete(encoding))
    begun.set(encoding, packed)
  }
  return packed
}

/** Guest pages in memory. Nothing in them belongs to a visitor, so one copy is right for everyone. */
export const createPageCache = (maxBytes = MAX_BYTES): PageCache => {
  const admission = createAdmission()
  const origins = createFrequentOrigins()
  const createPages = (maxSize: number) =>
    new LRUCache<string, CachedEntry>({
      maxSize,
      // with what it is going to have in both encodings
      sizeCalculation: ({ page }) => Math.ceil(1.5 * page.bodies.get('')!.length) + 500,
      ttl: MAX_AGE,
      // nobody may ask for it again, and its bytes are other requests' to use
      ttlAutopurge: true,
    })
  const pages = createPages(maxBytes)
  /** apart, so that they push out no page that is there */
  const missing = createPages(maxBytes / 8)
  return {
    get: (key) => {
      const entry = pages.get(key) ?? missing.get(key)
      if (!entry || areCurrent(entry.dependencies)) return entry?.page
      pages.delete(key)
      missing.delete(key)
      return undefined
    },
    admits: (key, { status }) => {
      const isAskedAgain = admission.wasAsked(key)
      const isOwnOrigin = origins.take(new URL(key).origin)
      const isRoomy = status === 200 && pages.calculatedSize < maxBytes / 2
      return isOwnOrigin && (isAskedAgain || isRoomy)
    },
    set: (key, page, dependencies) => {
      const [mine, others] = page.status === 404 ? [missing, pages] : [pages, missing]
      mine.set(key, { page: Object.assign(page, { isCached: true }), dependencies })
      others.delete(key)
    },
    size: () => pages.size + missing.size,
  }
}

import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { replaceBytes } from '#common/bytes.ts'
import { contentTag } from '#common/http/etag.ts'
import type { Packed } from '#common/http/negotiate.ts'
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

type Bytes = Buffer<ArrayBuffer>

const withoutNonce = (html: Bytes, nonce: string): Bytes =>
  replaceBytes(replaceBytes(html, ` nonce="${nonce}"`, ''), nonce, '')

/** Hashes of the inline elements that carry our nonce; one that was smuggled into the page carries none and stays refused. */
const hashes = (html: Bytes, nonce: string): Record<'script' | 'style', Set<string>> => {
  const found = { script: new Set<string>(), style: new Set<string>() }
  const attribute = ` nonce="${nonce}"`
  let end = 0
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, Math.max(end, at + 1))) {
    const tagStart = html.lastIndexOf('<', at)
    const tagEnd = html.indexOf('>', at)
    // of our own tags, which have no letters beside those of ASCII before their content
    const tag = html.toString('latin1', tagStart, tagEnd)
    const name = /^<(script|style) /.exec(tag)?.[1] as 'script' | 'style' | undefined
    if (!name || tag.includes(' src=')) continue
    end = html.indexOf(`</${name}>`, tagEnd)
    if (end < 0) break
    const content = withoutNonce(html.subarray(tagEnd + 1, end), nonce)
    found[name].add(`'sha256-${hash('sha256', content, 'base64')}'`)
  }
  return found
}

/** Whether its URL never answers anything else, as that of a version of the router's manifest. */
export const isImmutable = (caching: string | null): caching is string =>
  caching?.includes('immutable') ?? false

/** A nonce would make every answer different; a page to keep names its inline scripts by their hashes instead. */
export const toCachedPage = (
  html: Bytes,
  nonce: string,
  contentType: string,
  { status, route }: Pick<CachedPage, 'status' | 'route'>,
  caching = 'no-cache',
): CachedPage => {
  const plain = withoutNonce(html, nonce)
  const { script, style } = hashes(html, nonce)
  return {
    status,
    route,
    headers: {
      'Content-Type': contentType,
      'Cache-Control': caching,
      // the cookie of the same name makes no difference here: each use is preceded by a question with the ETag
      Vary: 'Accept-Encoding, Save-Data',
      ETag: contentTag(plain),
      ...pageHeaders({ scripts: [...script], styles: [...style] }, false),
    },
    bodies: new Map([['', plain]]),
    isCached: false,
  }
}

const packing = new WeakMap<CachedPage, Map<string, Promise<Uint8Array<ArrayBuffer>>>>()

/**
 * The body of a cached page as small as it gets, which is worth its time for what is answered many times: made once. In
 * Zstandard it is made quickly, for all who wait for it now, and not kept.
 */
export const packBody = (page: CachedPage, encoding: Packed): Promise<Uint8Array<ArrayBuffer>> => {
  const begun = packing.get(page) ?? new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  packing.set(page, begun)
  let packed = begun.get(encoding)
  if (!packed) {
    packed = pack(page.bodies.get('')!, encoding, 'keep').then((bytes) => {
      const body = new Uint8Array(bytes)
      if (encoding === 'zstd') begun.delete(encoding)
      else page.bodies.set(encoding, body)
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

import { contentTag, isUnchanged } from '#common/http/etag.ts'
import {
  chooseEncoding,
  type Encoding,
  type Packed,
  QUICKEST_FIRST,
  SMALLEST_FIRST,
  withVary,
} from '#common/http/negotiate.ts'
import type { DependencyVersions } from '../cache-dependencies.ts'
import { readBytes } from '../json-answer.ts'
import { CACHE_TAGS_HEADER } from './cache-tags.ts'
import { isCompressible, pack, WORTH_COMPRESSING } from './compress.ts'

type PlainHeaders = Record<string, string>

interface Variant {
  bytes: Uint8Array
  headers: PlainHeaders
}

/** A public answer as bytes, in each encoding that was asked for so far. */
export interface CachedAnswer {
  /** the pattern of the route that answered */
  route: string
  etag: string
  compressible: boolean
  variants: Partial<Record<Encoding, Variant>>
  unchanged: PlainHeaders
  /** the state of the tags when the answer was computed */
  dependencies: DependencyVersions
  /** somebody was answered with it: who asks now asks again, so that it is worth packing well */
  isAnswered: boolean
}

const PUBLIC = 'public, max-age=0, must-revalidate'
/** written per answer below, or of no meaning once an answer is cached */
const OWN_HEADERS = new Set([
  'content-length',
  'cache-control',
  'etag',
  'vary',
  CACHE_TAGS_HEADER.toLowerCase(),
])

/** An answer as it is cached. @param route the pattern of the route that gave it */
export const toCachedAnswer = async (
  response: Response,
  route: string,
  dependencies: DependencyVersions,
): Promise<CachedAnswer> => {
  const bytes = await readBytes(response)
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
    isAnswered: false,
  }
}

/** Bytes of all its encodings, and of its key. */
export const sizeOf = ({ variants }: CachedAnswer, url: string): number =>
  Object.values(variants).reduce((sum, { bytes }) => sum + bytes.byteLength, 1024 + url.length)

/** Where cached answers are kept; one grows with each encoding. */
interface Place {
  holds: (answer: CachedAnswer) => boolean
  /** is told of an answer that has grown */
  grown: (answer: CachedAnswer) => void
}

const addVariant = async (answer: CachedAnswer, encoding: Encoding, place: Place): Promise<Variant> => {
  const plain = answer.variants.identity as Variant
  if (encoding === 'identity') return plain
  const bytes = await pack(plain.bytes, encoding, place.holds(answer) ? 'keep' : 'once')
  const variant = {
    bytes,
    headers: { ...plain.headers, 'content-encoding': encoding, 'content-length': String(bytes.byteLength) },
  }
  if (encoding === 'zstd') return variant
  answer.variants[encoding] = variant
  if (place.holds(answer)) place.grown(answer)
  return variant
}

const toResponse = ({ bytes, headers }: Variant): Response => new Response(bytes as BodyInit, { headers })

/** Answers a request from a cached answer: at once, unless its encoding is made for the first time. */
export const sendCached = (
  request: Request,
  answer: CachedAnswer,
  place: Place,
): Response | Promise<Response> => {
  if (isUnchanged(request.headers.get('if-none-match'), answer.etag)) {
    return new Response(null, { status: 304, headers: answer.unchanged })
  }
  const offered = answer.isAnswered && place.holds(answer) ? SMALLEST_FIRST : QUICKEST_FIRST
  const accepted = answer.compressible ? request.headers.get('accept-encoding') : null
  const encoding = chooseEncoding<Packed>(accepted, offered)
  answer.isAnswered = true
  const ready = answer.variants[encoding]
  return ready ? toResponse(ready) : addVariant(answer, encoding, place).then(toResponse)
}

/** An answer that is not cached, compressed where that is worth it. */
export const sendOnce = async (request: Request, response: Response): Promise<Response> => {
  const type = response.headers.get('content-type') ?? ''
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), QUICKEST_FIRST)
  if (response.headers.has(CACHE_TAGS_HEADER)) response.headers.delete(CACHE_TAGS_HEADER)
  if (!isCompressible(type) || response.headers.has('content-encoding') || !response.body) return response
  response.headers.set('Vary', withVary(response.headers.get('vary'), 'Accept-Encoding'))
  if (encoding === 'identity') return response
  const bytes = await readBytes(response)
  const packed = bytes.byteLength < WORTH_COMPRESSING ? bytes : await pack(bytes, encoding, 'once')
  const headers = new Headers(response.headers)
  if (packed !== bytes) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(packed.byteLength))
  return new Response(packed as BodyInit, { status: response.status, headers })
}

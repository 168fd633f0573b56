import { isUnchanged } from '#common/http/etag.ts'
import { chooseEncoding, QUICKEST_FIRST, SMALLEST_FIRST } from '#common/http/negotiate.ts'
import { pack, WORTH_COMPRESSING } from '#store/http/middleware/compress.ts'
import { createToken, readToken, tokenCookie } from '../requests/csrf.ts'
import { type CachedPage, isImmutable, packBody } from './page-cache.ts'
import { originOf, sessionOf } from './page-visitor.ts'

/**
 * A page that everybody is shown, as this visitor's browser wants it: not again, or in its encoding.
 * @param isNew nobody was answered with it before: whether it is worth packing well shows when somebody asks again
 */
export const answerCached = (
  page: CachedPage,
  request: Request,
  siteUrl: string | null,
  isNew = false,
): Response | Promise<Response> => {
  // a plain object goes out as it is
  const headers: CachedPage['headers'] & { 'Set-Cookie'?: string } = { ...page.headers }
  // what a cache may give to others carries no token of one visitor
  if (!readToken(request) && !isImmutable(headers['Cache-Control'])) {
    headers['Set-Cookie'] = tokenCookie(createToken(sessionOf(request)), originOf(request, siteUrl))
    headers['Cache-Control'] = 'private, no-cache'
  }
  const { status } = page
  if (status === 200 && isUnchanged(request.headers.get('if-none-match'), page.headers.ETag))
    return new Response(null, { status: 304, headers })
  const offered = isNew ? QUICKEST_FIRST : SMALLEST_FIRST
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), offered)
  const plain = page.bodies.get('')!
  const isPacked = encoding !== 'identity' && (page.isCached || plain.byteLength >= WORTH_COMPRESSING)
  if (!isPacked) return new Response(plain, { status, headers })
  headers['Content-Encoding'] = encoding
  const packed = page.bodies.get(encoding)
  if (packed) return new Response(packed, { status, headers })
  const packing = page.isCached ? packBody(page, encoding) : pack(plain, encoding, 'once')
  return packing.then((body) => new Response(body as BodyInit, { status, headers }))
}

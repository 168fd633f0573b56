import type { Context } from 'hono'
import { chooseEncoding, withVary } from '#common/http/negotiate.ts'

/**
 * An answer of bytes that come one after the other, packed on the way where that is understood; nothing holds all of them.
 * @param headers become the answer's
 */
export const packedStream = (
  c: Context,
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>,
  headers: Headers,
): Response => {
  headers.set('Vary', withVary(headers.get('Vary'), 'Accept-Encoding'))
  const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? null, ['gzip'])
  if (encoding !== 'gzip') return new Response(bytes, { headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return new Response(bytes.pipeThrough(new CompressionStream(encoding)), { headers })
}

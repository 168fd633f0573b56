import type { Context } from 'hono'
import { chooseEncoding, withVary } from '#common/http/negotiate.ts'
import { noStore } from '#store/http/no-store.ts'

/** A stream that is produced only as fast as the client reads it, and ends when the client is gone. */
const toStream = (text: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await text.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await text.return(undefined)
    },
  })
}

/** A CSV file that is sent while it is made, packed on the way where that is understood. */
export const csvResponse = (c: Context, name: string, text: AsyncGenerator<string>): Response => {
  noStore(c)
  const headers = new Headers(c.res.headers)
  headers.set('Content-Type', 'text/csv; charset=UTF-8')
  headers.set('Content-Disposition', `attachment; filename="${name}.csv"`)
  headers.set('Vary', withVary(headers.get('Vary'), 'Accept-Encoding'))
  const bytes = toStream(text)
  const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? null, ['gzip'])
  if (encoding !== 'gzip') return new Response(bytes, { headers })
  headers.set('Content-Encoding', encoding)
  return new Response(bytes.pipeThrough(new CompressionStream(encoding)), { headers })
}

import type { Context } from 'hono'
import { noStore } from '#store/http/no-store.ts'
import { packedStream } from '#store/http/packed-stream.ts'

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
  return packedStream(c, toStream(text), headers)
}

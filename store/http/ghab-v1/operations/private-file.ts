import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import { isCompressible } from '#store/http/middleware/compress.ts'
import { packedStream } from '#store/http/packed-stream.ts'

interface PrivateFile {
  path: string
  /** bytes */
  size: number
  /** as the browser saves it; ASCII without quotes */
  name: string
  type: string
}

/** A file of the shop itself as a download, which nothing on the way keeps. It is read as the client takes it. */
export const sendPrivateFile = (c: HonoContext, { path, size, name, type }: PrivateFile): Response => {
  const bytes = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array<ArrayBuffer>>
  // what the request was given so far would win over the answer's own
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Content-Type-Options', 'nosniff')
  const headers = new Headers(c.res.headers)
  headers.set('Content-Type', type)
  headers.set('Content-Length', String(size))
  headers.set('Content-Disposition', `attachment; filename="${name}"`)
  return isCompressible(type) ? packedStream(c, bytes, headers) : new Response(bytes, { headers })
}

import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'

interface PrivateFile {
  path: string
  /** bytes */
  size: number
  /** as the browser saves it; ASCII without quotes */
  name: string
  type: string
}

/** A file of the shop itself as a download, which nothing on the way keeps. */
export const sendPrivateFile = (c: HonoContext, { path, size, name, type }: PrivateFile): Response =>
  c.body(Readable.toWeb(createReadStream(path)) as ReadableStream, 200, {
    'Content-Type': type,
    'Content-Length': String(size),
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  })

import { transcode } from 'node:buffer'
import type { Context } from 'hono'

/** below it the plain way is as quick */
const LONG = 2048

/** The bytes of a long text that JSON made: by way of UTF-16, four times as fast as Node's own where letters are not Latin. */
const utf8 = (text: string): Uint8Array<ArrayBuffer> =>
  text.length < LONG
    ? new Uint8Array(Buffer.from(text))
    : (transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8') as Uint8Array<ArrayBuffer>)

const bytesOf = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

/** As `c.json`, for long answers: whoever keeps it need not read its bytes from a stream. */
export const jsonAnswer = (c: Context, value: unknown): Response => {
  const bytes = utf8(JSON.stringify(value))
  const response = c.body(bytes, 200, { 'Content-Type': 'application/json' })
  bytesOf.set(response, bytes)
  return response
}

/** The bytes of an answer, which is used up. */
export const readBytes = async (response: Response): Promise<Uint8Array<ArrayBuffer>> =>
  bytesOf.get(response) ?? new Uint8Array(await response.arrayBuffer())

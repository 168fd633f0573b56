import { transcode } from 'node:buffer'
import type { Context } from 'hono'

/** below it the plain way is as quick */
const LONG = 2048

/** The bytes of a long text that JSON made: by way of UTF-16, four times as fast as Node's own where letters are not Latin. */
export const utf8 = (text: string): Uint8Array<ArrayBuffer> =>
  text.length < LONG
    ? new Uint8Array(Buffer.from(text))
    : (transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8') as Uint8Array<ArrayBuffer>)

const bytesOf = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

/** As `c.json`, for long answers: whoever keeps it need not read its bytes from a stream. */
export const jsonAnswer = (c: Context, value: unknown): Response =>
  bytesAnswer(c, utf8(JSON.stringify(value)))

const bytesAnswer = (c: Context, bytes: Uint8Array<ArrayBuffer>): Response => {
  const response = c.body(bytes, 200, { 'Content-Type': 'application/json' })
  bytesOf.set(response, bytes)
  return response
}

/** A part of a JSON text: as it was made, or as bytes that were kept. */
export type JsonPiece = string | Uint8Array

/** An answer whose JSON is known in pieces. */
export const piecesAnswer = (c: Context, pieces: readonly JsonPiece[]): Response => {
  const bytes: Uint8Array[] = []
  let text = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece
      continue
    }
    bytes.push(utf8(text), piece)
    text = ''
  }
  if (bytes.length === 0) return bytesAnswer(c, utf8(text))
  return bytesAnswer(c, Buffer.concat([...bytes, utf8(text)]))
}

/** The bytes of an answer, which is used up. */
export const readBytes = async (response: Response): Promise<Uint8Array<ArrayBuffer>> =>
  bytesOf.get(response) ?? new Uint8Array(await response.arrayBuffer())

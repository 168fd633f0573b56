import type { Context } from 'hono'
import { utf8 } from '#common/bytes.ts'

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

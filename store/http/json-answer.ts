import type { Context } from 'hono'
import { utf8 } from '#common/bytes.ts'
import { callerOf } from './caller.ts'

const bytesOf = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

const JSON_TYPE = { 'Content-Type': 'application/json' }

/**
 * As `c.json`, for long answers and those that pages are made of: whoever keeps it need not read its bytes from a stream,
 * and a page takes the value itself.
 */
export const jsonAnswer = (c: Context, value: unknown): Response => {
  const { takeValue } = callerOf(c)
  if (takeValue) {
    takeValue(value)
    return c.body(null, 200, JSON_TYPE)
  }
  const bytes = utf8(JSON.stringify(value))
  const response = c.body(bytes, 200, JSON_TYPE)
  bytesOf.set(response, bytes)
  return response
}

/** The bytes of an answer, which is used up. */
export const readBytes = async (response: Response): Promise<Uint8Array<ArrayBuffer>> =>
  bytesOf.get(response) ?? new Uint8Array(await response.arrayBuffer())

import type { Context } from 'hono'
import { IDEMPOTENCY_KEY } from '#store-api/contract/idempotency.ts'

const KEY = /^[\w-]{8,100}$/

/** The header `Idempotency-Key`; undefined without one that can be one. */
export const readIdempotencyKey = (c: Context): string | undefined => {
  const key = c.req.header(IDEMPOTENCY_KEY)
  return key && KEY.test(key) ? key : undefined
}

import type { Context } from 'hono'
import { getActor } from '#store/http/middleware/authenticate.ts'
import { readPieces } from '#store/http/parse.ts'
import { createRateLimiter, tooManyRequests } from '#store/http/rate-limit/rate-limiter.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import type { Services } from '#store/services.ts'

/** as WooCommerce's own limit */
export const MAX_CSV_BYTES = 32 * 1024 * 1024
export const CSV_TYPE = /^(text\/csv|text\/plain|application\/csv)\b/i

/** The bytes of an uploaded file, as they arrive. */
export const readCsv = (c: Context): AsyncGenerator<Uint8Array> => {
  if (!CSV_TYPE.test(c.req.header('content-type') ?? '')) {
    throw new ApiError(415, 'rest_upload_invalid_type', 'Send the file as text/csv.')
  }
  return readPieces(c.req.raw, MAX_CSV_BYTES)
}

const TEN_MINUTES = 10 * 60_000

/**
 * Whole files cost much: so many of one person in ten minutes.
 * @throws ApiError 429 from what it answers
 */
export const createFileThrottle = (services: Services, name: string, limit: number) => {
  const limiter = createRateLimiter({ limit, windowMs: TEN_MINUTES, ...services.countAs(`files: ${name}`) })
  return (c: Context): void => {
    const who = String(getActor(c).customerId)
    if (!limiter.take(who)) throw tooManyRequests(c, limiter, who)
  }
}

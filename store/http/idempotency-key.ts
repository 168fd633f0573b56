import type { Context as HonoContext } from 'hono'
import { ok, type Result } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { once } from '#store/database/idempotency.ts'
import { IDEMPOTENCY_KEY } from '#store-api/contract/idempotency.ts'

const KEY = /^[\w-]{8,100}$/

/** The header `Idempotency-Key`; undefined without one that can be one. */
export const readIdempotencyKey = (c: HonoContext): string | undefined => {
  const key = c.req.header(IDEMPOTENCY_KEY)
  return key && KEY.test(key) ? key : undefined
}

/** As `batch` is called, which may well hold the same thing twice. */
const isBatch = (c: HonoContext): boolean => c.req.path.endsWith('/batch')

/**
 * Runs `write` in one transaction; the same request again with the same `Idempotency-Key` does nothing and answers what
 * the first one did.
 * @param given what the body says
 */
export const writeOnce = <T>(
  c: HonoContext,
  context: Context,
  given: unknown,
  write: (inside: Context) => Promise<T>,
): Promise<T> => {
  const key = isBatch(c) ? undefined : readIdempotencyKey(c)
  return once(context, { verb: `${c.req.method} ${c.req.path}`, key, body: given }, write)
}

/** {@link writeOnce} for what has an id, which `make` answers with it or alone: nothing but that is kept. */
export const makeOnce = <E>(
  c: HonoContext,
  context: Context,
  given: unknown,
  make: (inside: Context) => Promise<Result<number | { id: number }, E>>,
): Promise<Result<number, E>> =>
  writeOnce(c, context, given, async (inside) => {
    const made = await make(inside)
    if (!made.ok) return made
    return ok(typeof made.value === 'number' ? made.value : made.value.id)
  })

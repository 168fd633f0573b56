import { createHash } from 'node:crypto'
import { isRefusal } from '#common/result.ts'
import type { Context } from '../context.ts'
import { fromJson, type Json, toJson } from './json.ts'
import { inTransaction } from './transaction.ts'

export interface IdempotentAnswersTable {
  /** SHA-256 of what was asked, by whom and with which key */
  request: string
  answer: Json<unknown>
  created_at: number
}

/** ms; a request is not repeated later than this */
const MAX_AGE = 24 * 3_600_000

export interface IdempotentRequest {
  /** what is asked for, as `contact` */
  verb: string
  /** what the caller sent with it and repeats when it tries again; without one each request counts */
  key: string | undefined
  /** with another body it is another request */
  body: unknown
}

/**
 * Runs `work` in one transaction. The same request again, by the same customer and with the same key, does nothing and
 * answers what the first one did. A refusal is not stored, because the next try may succeed.
 */
export const once = async <T>(
  context: Context,
  { verb, key, body }: IdempotentRequest,
  work: (inside: Context) => Promise<T>,
): Promise<T> => {
  if (!key) return work(context)
  const asked = JSON.stringify([verb, context.actor.customerId, key, body])
  const request = createHash('sha256').update(asked).digest('base64url')
  return inTransaction(context, async (inside) => {
    const { db } = inside
    const given = await db
      .selectFrom('idempotent_answers')
      .select('answer')
      .where('request', '=', request)
      .executeTakeFirst()
    if (given) return fromJson(given.answer) as T
    const answer = await work(inside)
    if (isRefusal(answer)) return answer
    await db
      .insertInto('idempotent_answers')
      .values({ request, answer: toJson<unknown>(answer), created_at: inside.clock() })
      .execute()
    return answer
  })
}

/** Answers how many were dropped. */
export const dropIdempotentAnswers = async ({ db, clock }: Context): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('idempotent_answers')
    .where('created_at', '<', clock() - MAX_AGE)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

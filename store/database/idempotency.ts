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

/** By which a request is known when it comes again; null for one without a key. */
export const requestOf = (
  { actor }: Pick<Context, 'actor'>,
  { verb, key, body }: IdempotentRequest,
): string | null =>
  key
    ? createHash('sha256')
        .update(JSON.stringify([verb, actor.customerId, key, body]))
        .digest('base64url')
    : null

/** What a request was answered with before; undefined for one that was not. */
export const findAnswer = async ({ db }: Pick<Context, 'db'>, request: string | null): Promise<unknown> => {
  if (!request) return undefined
  const given = await db
    .selectFrom('idempotent_answers')
    .select('answer')
    .where('request', '=', request)
    .executeTakeFirst()
  return given && fromJson(given.answer)
}

/** Keeps what a request is answered with, in the transaction of what it does. */
export const keepAnswer = async (
  { db, clock }: Context,
  request: string | null,
  answer: unknown,
): Promise<void> => {
  if (!request) return
  await db
    .insertInto('idempotent_answers')
    .values({ request, answer: toJson<unknown>(answer), created_at: clock() })
    .execute()
}

/**
 * Runs `work` in one transaction. The same request again, by the same customer and with the same key, does nothing and
 * answers what the first one did. A refusal is not stored, because the next try may succeed.
 */
export const once = async <T>(
  context: Context,
  asked: IdempotentRequest,
  work: (inside: Context) => Promise<T>,
): Promise<T> => {
  const request = requestOf(context, asked)
  if (!request) return work(context)
  return inTransaction(context, async (inside) => {
    const given = await findAnswer(inside, request)
    if (given !== undefined) return given as T
    const answer = await work(inside)
    if (!isRefusal(answer)) await keepAnswer(inside, request, answer)
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

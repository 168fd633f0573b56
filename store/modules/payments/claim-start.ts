import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '#store/context.ts'

/** What is begun once at a time, whichever process is asked. */
export interface StartKey {
  order_id: number
  gateway: string
  return_prefix: string
}

/** ms; a bank has answered by then, or the process that asked it has ended */
const CLAIMED_FOR = 15_000
/** ms between two looks at a claim of another process */
const LOOKS = 100

/**
 * Claims a start until it is released or expires.
 * @param inside of the transaction that has seen no open attempt
 * @returns what releases it; null while another process has it
 */
export const claimStart = async (inside: Context, start: StartKey): Promise<string | null> => {
  const { db } = inside
  const now = inside.clock()
  await db.deleteFrom('payment_starts').where('expires_at', '<=', now).execute()
  const token = randomUUID()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_starts')
    .values({ ...start, token, expires_at: now + CLAIMED_FOR })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows ? token : null
}

export const releaseStart = async ({ db }: Context, token: string): Promise<void> => {
  await db.deleteFrom('payment_starts').where('token', '=', token).execute()
}

const findClaim = async ({ db }: Context, start: StartKey): Promise<string | null> => {
  const row = await db
    .selectFrom('payment_starts')
    .select('token')
    .where('order_id', '=', start.order_id)
    .where('gateway', '=', start.gateway)
    .where('return_prefix', '=', start.return_prefix)
    .executeTakeFirst()
  return row?.token ?? null
}

/** Waits until who claimed a start has released it. One that lasts too long is taken away, whatever clocks say. */
export const waitForStart = async (context: Context, start: StartKey): Promise<void> => {
  const token = await findClaim(context, start)
  if (token === null) return
  for (let waited = 0; waited < CLAIMED_FOR; waited += LOOKS) {
    await sleep(LOOKS)
    if ((await findClaim(context, start)) !== token) return
  }
  await releaseStart(context, token)
}

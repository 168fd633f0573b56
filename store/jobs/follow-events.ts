import type { Context } from '../context.ts'
import { type DomainEvent, inTransaction } from '../database/transaction.ts'
import { queueDeliveries } from '../modules/webhooks/webhooks.ts'
import { addJobs } from './queue.ts'
import { reactionsTo, webhookDelivery } from './reactions.ts'

const CURSOR = 'jobs'
const AT_ONCE = 500
const MONTH = 30 * 86_400_000

const readNew = ({ db }: Context) =>
  db
    .selectFrom('events')
    .select(['id', 'type', 'payload'])
    .where('id', '>', ({ selectFrom, fn, val }) =>
      fn.coalesce(selectFrom('event_cursors').select('last_event_id').where('name', '=', CURSOR), val(0)),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()

/** Cursor and jobs move in one transaction, so that no event is lost or taken twice. */
const takeNew = (context: Context): Promise<number> =>
  inTransaction(context, async (inside) => {
    const events = await readNew(inside)
    const last = events.at(-1)
    if (!last) return 0
    await addJobs(inside, events.flatMap(reactionsTo))
    const deliveries = await queueDeliveries(
      inside,
      events.map(({ type, payload }) => ({ type, payload: JSON.parse(payload) as DomainEvent['payload'] })),
    )
    await addJobs(
      inside,
      deliveries.map((id) => webhookDelivery(id, 0)),
    )
    await inside.db
      .insertInto('event_cursors')
      .values({ name: CURSOR, last_event_id: last.id })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ last_event_id: last.id }))
      .execute()
    return events.length
  })

/**
 * Turns new events into jobs. Where there are none, nothing is written: looking waits for no other writer.
 * @returns how many events there were
 */
export const followNewEvents = async (context: Context): Promise<number> =>
  (await readNew(context)).length === 0 ? 0 : takeNew(context)

/**
 * Drops events of more than a month ago that jobs were made of. The newest stays: a new follower begins after it.
 * @returns how many there were
 */
export const dropOldEvents = async ({ db, clock }: Context): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('events')
    .where('created_at', '<', clock() - MONTH)
    .where('id', '<=', (cursors) =>
      cursors.selectFrom('event_cursors').select('last_event_id').where('name', '=', CURSOR),
    )
    .where('id', '<', (events) => events.selectFrom('events').select(({ fn }) => fn.max('id').as('newest')))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { type DomainEvent, inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { WebhookDeliveriesTable } from './tables.ts'
import { topicsOfEvent } from './topics.ts'

export const PING = 'ping'
const MONTH = 30 * 86_400_000

type DeliveryStatus = 'waiting' | 'delivered' | 'failed' | 'dropped'
export interface WebhookDelivery extends Omit<Selectable<WebhookDeliveriesTable>, 'waiting_for' | 'status'> {
  status: DeliveryStatus
}

interface Wanted {
  webhook_id: number
  topic: string
  resource_id: number
}

/** The deliveries that an event causes. Webhooks that were deleted in the meantime get none. */
const wantedBy = (
  event: DomainEvent,
  webhooks: readonly { id: number; topic: string; status: string }[],
): Wanted[] => {
  const resource_id = Number(event.payload.id)
  if (event.type.startsWith('webhook.')) {
    return webhooks
      .filter(({ id }) => id === resource_id)
      .map(({ id }) => ({ webhook_id: id, topic: PING, resource_id }))
  }
  const wanted = topicsOfEvent(event)
  return webhooks
    .filter(({ topic, status }) => status === 'active' && wanted.includes(topic))
    .map(({ id, topic }) => ({ webhook_id: id, topic, resource_id }))
}

const isOfInterest = (event: DomainEvent): boolean =>
  topicsOfEvent(event).length > 0 || (event.type.startsWith('webhook.') && event.payload.ping === true)

/**
 * Queues the deliveries that events cause and answers their ids. A delivery that has not begun yet is not queued twice,
 * because it reads the resource when it is sent.
 */
export const queueDeliveries = async (
  context: Context,
  events: readonly DomainEvent[],
): Promise<number[]> => {
  const news = events.filter(isOfInterest)
  if (news.length === 0) return []
  const { db, clock } = context
  const webhooks = await db.selectFrom('webhooks').select(['id', 'topic', 'status']).execute()
  const ids: number[] = []
  for (const wanted of news.flatMap((event) => wantedBy(event, webhooks))) {
    const added = await db
      .insertInto('webhook_deliveries')
      .values({
        ...wanted,
        delivery_key: randomBytes(16).toString('hex'),
        waiting_for: `${wanted.webhook_id} ${wanted.topic} ${wanted.resource_id}`,
        status: 'waiting',
        response_code: null,
        duration: null,
        created_at: clock(),
      })
      .onConflict((conflict) => conflict.column('waiting_for').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) ids.push(Number(added.id))
  }
  return ids
}

const toDelivery = ({ waiting_for: _, ...row }: Selectable<WebhookDeliveriesTable>): WebhookDelivery => ({
  ...row,
  status: row.status as DeliveryStatus,
})

/** The log of a webhook, the newest first. */
export const listDeliveries = async (
  { db }: Pick<Context, 'db'>,
  webhookId: number,
  page: { limit: number; offset: number },
): Promise<{ deliveries: WebhookDelivery[]; total: number }> => {
  const all = db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId)
  const rows = await all.selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute()
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { deliveries: rows.map(toDelivery), total: Number(total) }
}

export const findDelivery = async (
  { db }: Pick<Context, 'db'>,
  webhookId: number,
  id: number,
): Promise<WebhookDelivery | null> => {
  const row = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst()
  return row ? toDelivery(row) : null
}

/** Has a delivery sent once more, under the same key, with the resource as it is then. */
export const redeliver = (
  context: Context,
  webhookId: number,
  id: number,
): Promise<Result<WebhookDelivery, 'unknown' | 'under_way'>> =>
  inTransaction(context, async (inside) => {
    const before = await findDelivery(inside, webhookId, id)
    if (!before) return refuse('unknown')
    if (before.status === 'waiting') return refuse('under_way')
    const row = await inside.db
      .updateTable('webhook_deliveries')
      .set({ status: 'waiting' })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordEvent(inside, { type: 'webhook.delivery-requested', payload: { id } })
    return ok(toDelivery(row))
  })

/** Forgets deliveries of more than a month ago; answers how many there were. */
export const dropOldDeliveries = async ({ db, clock }: Context): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', clock() - MONTH)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Forgets what receivers said: answers may repeat what was told of a person. */
export const forgetAnswers = async ({ db }: Pick<Context, 'db'>): Promise<void> => {
  await db.updateTable('webhook_deliveries').set({ answer: '' }).where('answer', '!=', '').execute()
}

import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { WebhooksTable } from './tables.ts'

export const WEBHOOK_STATUSES = ['active', 'paused', 'disabled'] as const
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number]

export interface Webhook extends Omit<Selectable<WebhooksTable>, 'secret' | 'status'> {
  status: WebhookStatus
}

export interface NewWebhook {
  name: string
  topic: string
  deliveryUrl: string
  /** made of 256 random bits when none is given */
  secret: string | undefined
}

export type WebhookChanges = Partial<NewWebhook & { status: WebhookStatus }>

/** Every change of the shop looks through all of them. */
const MAX_WEBHOOKS = 200

export const secretPlace = (id: number): string => `webhooks ${id}`

const toWebhook = ({ secret: _, ...row }: Selectable<WebhooksTable>): Webhook => ({
  ...row,
  status: row.status as WebhookStatus,
})

/** Every webhook of the shop, the oldest first. */
export const listWebhooks = async ({ db }: Pick<Context, 'db'>): Promise<Webhook[]> =>
  (await db.selectFrom('webhooks').selectAll().orderBy('id').execute()).map(toWebhook)

export const findWebhook = async ({ db }: Pick<Context, 'db'>, id: number): Promise<Webhook | null> => {
  const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toWebhook(row) : null
}

/** Adds a webhook, which reads with the rights of who adds it, and has its URL pinged. */
export const addWebhook = (
  context: Context,
  cipher: Cipher,
  { name, topic, deliveryUrl, secret }: NewWebhook,
): Promise<Result<Webhook, 'too_many'>> =>
  inTransaction(context, async (inside) => {
    const { count } = await inside.db
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_WEBHOOKS) return refuse('too_many')
    const { id } = await inside.db
      .insertInto('webhooks')
      .values({
        name,
        status: 'active',
        topic,
        delivery_url: deliveryUrl,
        secret: '',
        customer_id: inside.actor.customerId,
        created_at: inside.clock(),
        updated_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    // the place of a secret is part of its encryption
    const encrypted = cipher.encrypt(secret || randomBytes(32).toString('base64url'), secretPlace(Number(id)))
    const row = await inside.db
      .updateTable('webhooks')
      .set({ secret: encrypted })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordEvent(inside, { type: 'webhook.created', payload: { id: row.id, ping: true } })
    return ok(toWebhook(row))
  })

/** Changes a webhook; another URL is pinged. Its failures stay counted until a delivery succeeds. */
export const updateWebhook = (
  context: Context,
  cipher: Cipher,
  id: number,
  { name, topic, deliveryUrl, secret, status }: WebhookChanges,
): Promise<Webhook | null> =>
  inTransaction(context, async (inside) => {
    const before = await findWebhook(inside, id)
    if (!before) return null
    const row = await inside.db
      .updateTable('webhooks')
      .set({
        updated_at: inside.clock(),
        ...(name !== undefined && { name }),
        ...(topic !== undefined && { topic }),
        ...(status !== undefined && { status }),
        ...(deliveryUrl !== undefined && { delivery_url: deliveryUrl }),
        ...(secret && { secret: cipher.encrypt(secret, secretPlace(id)) }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const ping = deliveryUrl !== undefined && deliveryUrl !== before.delivery_url
    await recordEvent(inside, { type: 'webhook.changed', payload: { id, ping } })
    return toWebhook(row)
  })

/** Deletes a webhook with its log; null when there is none. */
export const deleteWebhook = (context: Context, id: number): Promise<Webhook | null> =>
  inTransaction(context, async (inside) => {
    const row = await inside.db.deleteFrom('webhooks').where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) return null
    await recordEvent(inside, { type: 'webhook.deleted', payload: { id } })
    return toWebhook(row)
  })

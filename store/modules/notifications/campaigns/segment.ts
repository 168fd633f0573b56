import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '#store/context.ts'
import { fieldOf } from '#store/database/portable-sql.ts'
import type { Schema } from '#store/database/schema.ts'
import { EARNING } from '#store/modules/orders/orders.ts'
import { STAFF_ROLES } from '#store/rights.ts'

/** Which customers are meant; what is given has to hold all together. */
export interface Segment {
  role?: 'customer' | 'wholesale_customer' | 'vendor' | undefined
  boughtWithinDays?: number | undefined
  notBoughtForDays?: number | undefined
  /** code of a province */
  state?: string | undefined
  city?: string | undefined
  /** have more than so many */
  pointsOver?: number | undefined
}

/** `inbox` is what customers read in the shop itself; a push leads there, so it stands there too. */
export type CampaignChannel = 'inbox' | 'push' | 'mail' | 'sms'

/** Somebody who is meant, and can be reached. */
export interface Recipient {
  id: number
  name: string
  /** e-mail address or mobile number; '' for inbox and push */
  contact: string
}

const DAY = 86_400_000

type Where = ExpressionBuilder<Schema, 'customers'>

const bought = (where: Where, since: number) =>
  where
    .selectFrom('orders')
    .select('orders.id')
    .whereRef('orders.customer_id', '=', 'customers.id')
    .where('orders.created_at', '>=', since)
    .where('orders.status', 'in', [...EARNING])

const canBeReached = (where: Where, channel: CampaignChannel): Expression<SqlBool> => {
  if (channel === 'inbox') return where.lit(true)
  if (channel === 'mail') return where('email', '<>', '')
  if (channel === 'sms') return where('mobile', '<>', '')
  return where.exists(
    where
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .whereRef('push_subscriptions.customer_id', '=', 'customers.id'),
  )
}

const conditions = (
  { db, clock }: Context,
  where: Where,
  channel: CampaignChannel,
  segment: Segment,
): Expression<SqlBool> => {
  const { role, boughtWithinDays: within, notBoughtForDays: without, state, city, pointsOver } = segment
  const billing = (name: string) => fieldOf(db, where.ref('billing'), name)
  const points = where
    .selectFrom('point_entries')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('points'), sql<number>`0`).as('points'))
    .whereRef('point_entries.customer_id', '=', 'customers.id')
  return where.and([
    canBeReached(where, channel),
    where('blocked_at', 'is', null),
    role ? where('role', '=', role) : where('role', 'not in', STAFF_ROLES),
    ...(within === undefined ? [] : [where.exists(bought(where, clock() - within * DAY))]),
    ...(without === undefined ? [] : [where.not(where.exists(bought(where, clock() - without * DAY)))]),
    ...(state ? [sql<SqlBool>`${billing('state')} = ${state}`] : []),
    ...(city ? [sql<SqlBool>`${billing('city')} = ${city}`] : []),
    ...(pointsOver === undefined ? [] : [where(points, '>', pointsOver)]),
  ])
}

const meant = (context: Context, channel: CampaignChannel, segment: Segment) =>
  context.db.selectFrom('customers').where((where) => conditions(context, where, channel, segment))

/** How many customers are meant and can be reached. */
export const countRecipients = async (
  context: Context,
  channel: CampaignChannel,
  segment: Segment,
): Promise<number> => {
  const { count } = await meant(context, channel, segment)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The next of them behind a customer's id, by id. */
export const nextRecipients = async (
  context: Context,
  channel: CampaignChannel,
  segment: Segment,
  { after, limit }: { after: number; limit: number },
): Promise<Recipient[]> => {
  const rows = await meant(context, channel, segment)
    .select(['id', 'first_name', 'last_name', 'email', 'mobile'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, first_name, last_name, email, mobile }) => ({
    id,
    name: `${first_name} ${last_name}`.trim(),
    contact: channel === 'mail' ? email : channel === 'sms' ? mobile : '',
  }))
}

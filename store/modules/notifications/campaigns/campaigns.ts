import { setImmediate } from 'node:timers/promises'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import type { Schema } from '#store/database/schema.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { CampaignsTable, OtherWords } from '../tables.ts'
import { type CampaignChannel, countRecipients, type Segment } from './segment.ts'

export interface Campaign extends Omit<Selectable<CampaignsTable>, 'segment' | 'translation'> {
  segment: Segment
  /** in the language that is not the shop's own */
  translation: OtherWords | null
}

/** What became of a campaign so far. */
export interface CampaignResults {
  /** `sending` as long as messages wait */
  status: string
  /** messages that wait for their mail, SMS or push service */
  waiting: number
  /** messages that were given up */
  failed: number
  /** customers who have seen it in their inbox */
  seen: number
}

export interface NewCampaign {
  kind: 'offer' | 'scratch'
  /** a coupon's, '' for none */
  code: string
  translation: OtherWords | null
  channel: CampaignChannel
  segment: Segment
  title: string
  text: string
  sendAt: number
}

/** of campaigns whose customers are reached one after the other */
export const UNDER_WAY = ['scheduled', 'sending']
const UNENDED: ReadonlySet<string> = new Set([...UNDER_WAY, 'failed'])
/** states of messages that may still go out */
const UNSENT = ['queued', 'failed']

/** The words of another language as they are kept: nothing for none. */
const readWords = (kept: Partial<OtherWords>): OtherWords | null =>
  kept.text ? { title: kept.title ?? '', text: kept.text } : null

const parse = (row: Selectable<CampaignsTable>): Campaign => ({
  ...row,
  segment: fromJson(row.segment) as Segment,
  translation: readWords(fromJson(row.translation)),
})

/** Has a message sent to those who are meant when its time has come. */
export const scheduleCampaign = (
  context: Context,
  { channel, segment, sendAt, translation, ...words }: NewCampaign,
): Promise<Campaign> =>
  inTransaction(context, async (inside) => {
    const row = await inside.db
      .insertInto('campaigns')
      .values({
        status: 'scheduled',
        channel,
        segment: toJson<object>(segment),
        ...words,
        translation: toJson<Partial<OtherWords>>(translation ?? {}),
        meant: await countRecipients(inside, channel, segment),
        created_by: inside.actor.customerId,
        send_at: sendAt,
        created_at: inside.clock(),
        finished_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordEvent(inside, { type: 'campaign.scheduled', payload: { id: row.id, at: sendAt } })
    return parse(row)
  })

/** null for an unknown one */
export const findCampaign = async ({ db }: Context, id: number): Promise<Campaign | null> => {
  const row = await db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? parse(row) : null
}

type WhereMessage = ExpressionBuilder<Schema, 'outbox_messages'>

/** Messages of a campaign, by how their keys begin. */
const messagesOf = (id: number) => (where: WhereMessage) =>
  where.and([where('dedupe_key', '>=', `campaign:${id}:`), where('dedupe_key', '<', `campaign:${id};`)])

/** The last customers are reached before their messages are sent. */
const statusWith = (status: string, waiting: number): string =>
  status === 'done' && waiting > 0 ? 'sending' : status

/** What became of it: what is sent, and read. */
export const readResults = async (
  { db }: Context,
  { id, status }: Pick<Campaign, 'id' | 'status'>,
): Promise<CampaignResults> => {
  const unsent = await db
    .selectFrom('outbox_messages')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where(messagesOf(id))
    .where('status', 'in', UNSENT)
    .groupBy('status')
    .execute()
  const countOf = (state: string) => Number(unsent.find((one) => one.status === state)?.count ?? 0)
  const waiting = countOf('queued')
  const { seen } = await db
    .selectFrom('customer_notifications')
    .select(({ fn }) => fn.count<number>('seen_at').as('seen'))
    .where('id', '>=', `campaign-${id}-`)
    .where('id', '<', `campaign-${id}.`)
    .executeTakeFirstOrThrow()
  return { status: statusWith(status, waiting), waiting, failed: countOf('failed'), seen: Number(seen) }
}

/** How many of its messages wait, beside the campaign in a list. */
const waitingBeside = ({ selectFrom, ref }: ExpressionBuilder<Schema, 'campaigns'>) => {
  const start = sql`'campaign:' || ${ref('campaigns.id')}`
  return selectFrom('outbox_messages')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('outbox_messages.dedupe_key', '>=', sql<string>`${start} || ':'`)
    .where('outbox_messages.dedupe_key', '<', sql<string>`${start} || ';'`)
    .where('outbox_messages.status', '=', 'queued')
}

/** One page, the newest first. */
export const listCampaigns = async (
  { db }: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ campaigns: Campaign[]; total: number }> => {
  const { total } = await db
    .selectFrom('campaigns')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('campaigns')
    .selectAll()
    .select((select) => waitingBeside(select).as('waiting'))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const campaigns = rows.map(({ waiting, ...row }) => {
    const campaign = parse(row)
    return { ...campaign, status: statusWith(campaign.status, Number(waiting)) }
  })
  return { campaigns, total: Number(total) }
}

const stop = (context: Context, id: number): Promise<Result<Campaign, 'unknown_campaign' | 'ended'>> =>
  inTransaction(context, async (inside) => {
    const campaign = await findCampaign(inside, id)
    if (!campaign) return refuse('unknown_campaign' as const)
    const { waiting } = await readResults(inside, campaign)
    if (waiting === 0 && !UNENDED.has(campaign.status)) return refuse('ended' as const)
    await inside.db
      .updateTable('campaigns')
      .set({ status: 'cancelled', finished_at: inside.clock() })
      .where('id', '=', id)
      .execute()
    return ok(campaign)
  })

/** messages that are taken out together */
const PORTION = 500

/** @returns how many messages of it were taken out, 0 once there are none */
const dropUnsent = (context: Context, { id, channel }: Campaign): Promise<number> =>
  inTransaction(context, async (inside) => {
    const { numDeletedRows } = await inside.db
      .deleteFrom('outbox_messages')
      .where('dedupe_key', 'in', ({ selectFrom }) =>
        selectFrom('outbox_messages')
          .select('dedupe_key')
          .where(messagesOf(id))
          .where('status', 'in', UNSENT)
          .limit(PORTION),
      )
      .executeTakeFirst()
    const dropped = Number(numDeletedRows)
    // a push stands in the inbox, too
    if (dropped > 0 && channel !== 'push') {
      await inside.db
        .updateTable('campaigns')
        .set(({ eb }) => ({
          reached: eb
            .case()
            .when('reached', '>', dropped)
            .then(eb('reached', '-', dropped))
            .else(0)
            .end(),
        }))
        .where('id', '=', id)
        .execute()
    }
    return dropped
  })

/** Sends it to nobody further, nor what of it still waits or was given up; whom it went to keeps it. */
export const cancelCampaign = async (
  context: Context,
  id: number,
): Promise<Result<Campaign, 'unknown_campaign' | 'ended'>> => {
  const stopped = await stop(context, id)
  if (!stopped.ok) return stopped
  while ((await dropUnsent(context, stopped.value)) > 0) await setImmediate()
  const campaign = await findCampaign(context, id)
  return campaign ? ok(campaign) : refuse('unknown_campaign')
}

/** Goes to nobody further, unless its job is tried again. */
export const giveUpCampaign = async ({ db }: Context, id: number): Promise<void> => {
  await db
    .updateTable('campaigns')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('status', 'in', UNDER_WAY)
    .execute()
}

/** One whose job was given up goes on where it was. */
export const resumeCampaign = async ({ db }: Context, id: number): Promise<void> => {
  await db
    .updateTable('campaigns')
    .set(({ eb }) => ({
      status: eb.case().when('last_customer_id', '=', 0).then('scheduled').else('sending').end(),
    }))
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .execute()
}

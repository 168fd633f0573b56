import type { Selectable } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
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
  /** messages that wait for their mail, SMS or push service */
  waiting: number
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

/** What became of it: what is sent, and read. */
export const readResults = async ({ db }: Context, id: number): Promise<CampaignResults> => {
  const { waiting } = await db
    .selectFrom('outbox_messages')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('dedupe_key', '>=', `campaign:${id}:`)
    .where('dedupe_key', '<', `campaign:${id};`)
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow()
  const { seen } = await db
    .selectFrom('customer_notifications')
    .select(({ fn }) => fn.count<number>('seen_at').as('seen'))
    .where('id', '>=', `campaign-${id}-`)
    .where('id', '<', `campaign-${id}.`)
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), seen: Number(seen) }
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
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { campaigns: rows.map(parse), total: Number(total) }
}

/** Sends it to nobody further; whom it went to keeps it. */
export const cancelCampaign = (
  context: Context,
  id: number,
): Promise<Result<Campaign, 'unknown_campaign' | 'ended'>> =>
  inTransaction(context, async (inside) => {
    const { numUpdatedRows } = await inside.db
      .updateTable('campaigns')
      .set({ status: 'cancelled', finished_at: inside.clock() })
      .where('id', '=', id)
      .where('status', 'in', ['scheduled', 'sending'])
      .executeTakeFirst()
    const campaign = await findCampaign(inside, id)
    if (!campaign) return refuse('unknown_campaign' as const)
    return numUpdatedRows > 0n ? ok(campaign) : refuse('ended' as const)
  })

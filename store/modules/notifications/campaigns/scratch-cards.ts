import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'

/** Cards that were given out with one coupon. */
export interface ScratchCards {
  code: string
  /** of the card given out last; as its campaign was written, where it belongs to one */
  title: string
  text: string
  /** how many customers have one, and how many of them have scratched it */
  given: number
  scratched: number
  lastGivenAt: number
}

type Words = Pick<ScratchCards, 'title' | 'text'>

const CAMPAIGN_CARD = /^campaign-(\d+)-\d+$/

/** The card that each of these coupons was given out with last. */
const latestCards = (db: Context['db'], codes: readonly string[]) => {
  const cards = db
    .selectFrom('customer_notifications')
    .where('kind', '=', 'scratch')
    .where('code', 'in', codes)
    .select(({ fn }) => [
      'id',
      'code',
      'title',
      'text',
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('code').orderBy('created_at', 'desc').orderBy('id', 'desc'))
        .as('place'),
    ])
  return db.selectFrom(cards.as('cards')).selectAll().where('place', '=', 1).execute()
}

/** The words of coupons' cards, with names in braces where a campaign was written so. */
const wordsByCode = async (db: Context['db'], codes: readonly string[]): Promise<Map<string, Words>> => {
  if (codes.length === 0) return new Map()
  const latest = await latestCards(db, codes)
  const campaignOf = ({ id }: { id: string }) => Number(CAMPAIGN_CARD.exec(id)?.[1] ?? 0)
  const campaigns = await db
    .selectFrom('campaigns')
    .select(['id', 'title', 'text'])
    .where('id', 'in', latest.map(campaignOf))
    .execute()
  const written = new Map(campaigns.map(({ id, title, text }) => [Number(id), { title, text }]))
  return new Map(
    latest.map((card) => [
      card.code,
      written.get(campaignOf(card)) ?? { title: card.title, text: card.text },
    ]),
  )
}

/** One page of the cards that were given out, by coupon. */
export const listScratchCards = async (
  { db }: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ cards: ScratchCards[]; total: number }> => {
  const grouped = db.selectFrom('customer_notifications').where('kind', '=', 'scratch').groupBy('code')
  const { total } = await db
    .selectFrom(grouped.select('code').as('cards'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await grouped
    .select(({ fn }) => [
      'code',
      fn.countAll<number>().as('given'),
      fn.count<number>('seen_at').as('scratched'),
      fn.max('created_at').as('lastGivenAt'),
    ])
    .orderBy('lastGivenAt', 'desc')
    .orderBy('code')
    .limit(limit)
    .offset(offset)
    .execute()
  const words = await wordsByCode(
    db,
    rows.map(({ code }) => code),
  )
  const cards = rows.map((row) => ({
    ...row,
    ...(words.get(row.code) ?? { title: '', text: '' }),
    given: Number(row.given),
    scratched: Number(row.scratched),
  }))
  return { cards, total: Number(total) }
}

/** Takes back the cards of a coupon that nobody has scratched yet. @returns how many */
export const takeBackScratchCards = (context: Context, code: string): Promise<number> =>
  inTransaction(context, async ({ db }) => {
    const { numDeletedRows } = await db
      .deleteFrom('customer_notifications')
      .where('kind', '=', 'scratch')
      .where('code', '=', code)
      .where('seen_at', 'is', null)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })

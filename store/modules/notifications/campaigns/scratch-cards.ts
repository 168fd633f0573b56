import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'

/** Cards that were given out with one coupon and the same words. */
export interface ScratchCards {
  code: string
  title: string
  text: string
  /** how many customers have one, and how many of them have scratched it */
  given: number
  scratched: number
  lastGivenAt: number
}

/** One page of the cards that were given out, by coupon. */
export const listScratchCards = async (
  { db }: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ cards: ScratchCards[]; total: number }> => {
  const grouped = db
    .selectFrom('customer_notifications')
    .where('kind', '=', 'scratch')
    .groupBy(['code', 'title', 'text'])
  const { total } = await db
    .selectFrom(grouped.select('code').as('cards'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await grouped
    .select(({ fn }) => [
      'code',
      'title',
      'text',
      fn.countAll<number>().as('given'),
      fn.count<number>('seen_at').as('scratched'),
      fn.max('created_at').as('lastGivenAt'),
    ])
    .orderBy('lastGivenAt', 'desc')
    .orderBy('code')
    .limit(limit)
    .offset(offset)
    .execute()
  const cards = rows.map((row) => ({ ...row, given: Number(row.given), scratched: Number(row.scratched) }))
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

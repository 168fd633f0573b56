import { setImmediate } from 'node:timers/promises'
import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import type { Database } from '#store/database/connection.ts'
import { judgeSale, type PricePoint, type SaleFacts } from './judge-sale.ts'

const DAY = 86_400_000
/** longer than the longest chart and the month before it */
const KEEP = 400 * DAY
/** of an answer */
const MOST_STEPS = 400
/** product ids looked through at once */
const SPAN = 2000

const readHistories = async (
  db: Context['db'],
  ids: readonly number[],
): Promise<Map<number, PricePoint[]>> => {
  const histories = new Map<number, PricePoint[]>()
  for (const some of chunksOf(ids)) {
    const rows = await db
      .selectFrom('price_history')
      .select(['product_id', 'began_at', 'regular_price', 'price', 'past_unknown'])
      .where('product_id', 'in', some)
      .orderBy('product_id')
      .orderBy('began_at')
      .execute()
    for (const { product_id, ...point } of rows) {
      const points = histories.get(product_id)
      if (points) points.push(point)
      else histories.set(product_id, [point])
    }
  }
  return histories
}

/** What the sales of products may say of themselves. */
export const readSaleFacts = async (db: Database, ids: readonly number[]): Promise<Map<number, SaleFacts>> =>
  new Map([...(await readHistories(db, ids))].map(([id, history]) => [id, judgeSale(history)]))

/** From when on what was charged; of several products the lowest of them. Minor units. */
export interface PriceStep {
  beganAt: number
  /** null while nothing was charged */
  price: number | null
}

const stepsOf = (histories: PricePoint[][]): PriceStep[] => {
  const changes = histories
    .flatMap((history, of) => history.map(({ began_at, price }) => ({ of, began_at, price })))
    .sort((a, b) => a.began_at - b.began_at)
  const present: (number | null)[] = histories.map(() => null)
  const steps: PriceStep[] = []
  for (const { of, began_at, price } of changes) {
    present[of] = price
    const prices = present.filter((one) => one !== null)
    const lowest = prices.length ? Math.min(...prices) : null
    const last = steps.at(-1)
    if (last?.beganAt === began_at) last.price = lowest
    else if (!last || last.price !== lowest) steps.push({ beganAt: began_at, price: lowest })
  }
  return steps.filter(({ price }, at) => at === 0 || price !== steps[at - 1]?.price)
}

/** The lowest price of each day, for a price that changes by the minute. */
const dailyLows = (steps: PriceStep[]): PriceStep[] =>
  [...Map.groupBy(steps, ({ beganAt }) => Math.floor(beganAt / DAY)).values()].map((ofDay) =>
    ofDay.reduce((low, step) =>
      step.price !== null && step.price < (low.price ?? step.price + 1) ? step : low,
    ),
  )

/**
 * What products cost over the last days, the oldest first: the first step may have begun before. Of several products,
 * as the variations of one, the lowest price of each time. More than a few hundred
 * steps become one a day.
 */
export const listPriceSteps = async (
  { db, clock }: Context,
  ids: readonly number[],
  days: number,
): Promise<PriceStep[]> => {
  const steps = stepsOf([...(await readHistories(db, ids)).values()])
  const from = clock() - days * DAY
  const within = steps.filter((_, at) => (steps[at + 1]?.beganAt ?? Number.POSITIVE_INFINITY) > from)
  return within.length > MOST_STEPS ? dailyLows(within) : within
}

/**
 * Deletes what is older than 400 days, but for the row that held when they began.
 * @returns how many rows there were
 */
export const dropOldPrices = async ({ db, clock }: Context): Promise<number> => {
  const before = clock() - KEEP
  const { last } = await db
    .selectFrom('price_history')
    .select(({ fn }) => fn.max('product_id').as('last'))
    .executeTakeFirstOrThrow()
  let dropped = 0
  for (let from = 0; from <= Number(last ?? -1); from += SPAN) {
    const old = await db
      .selectFrom('price_history')
      .select(({ fn }) => ['product_id', fn.max('began_at').as('kept')])
      .where('product_id', '>=', from)
      .where('product_id', '<', from + SPAN)
      .where('began_at', '<=', before)
      .groupBy('product_id')
      .having(({ fn }) => fn.countAll(), '>', 1)
      .execute()
    for (const { product_id, kept } of old) {
      const { numDeletedRows } = await db
        .deleteFrom('price_history')
        .where('product_id', '=', product_id)
        .where('began_at', '<', Number(kept))
        .executeTakeFirst()
      dropped += Number(numDeletedRows)
    }
    await setImmediate()
  }
  return dropped
}

import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import type { Database } from '#store/database/connection.ts'
import { judgeSale, type PricePoint, type SaleFacts } from './judge-sale.ts'

const DAY = 86_400_000
/** before the last change of a price: what its sale is judged by */
const JUDGED = 400 * DAY
/** of an answer */
const MOST_STEPS = 400

/** When the last change of the product of this row was. */
const lastChange = sql<number>`(select max(began_at) from price_history where product_id = "of".id)`

/** @param from rows from then on are read, and before them the one that held then */
const readHistories = async (
  db: Context['db'],
  ids: readonly number[],
  from: number | RawBuilder<number>,
): Promise<Map<number, PricePoint[]>> => {
  const histories = new Map<number, PricePoint[]>()
  for (const some of chunksOf(ids)) {
    const rows = await db
      // each product is looked up once: its history is kept for good, and may be long
      .selectFrom('products as of')
      .innerJoin('price_history as row', (join) =>
        join.onRef('row.product_id', '=', 'of.id').on('row.began_at', '>=', ({ selectFrom }) =>
          selectFrom('price_history as held')
            .select(({ fn, lit }) => fn.coalesce(fn.max('held.began_at'), lit(0)).as('began_at'))
            .whereRef('held.product_id', '=', 'of.id')
            .where('held.began_at', '<=', from),
        ),
      )
      .select(['row.product_id', 'row.began_at', 'row.regular_price', 'row.price', 'row.past_unknown'])
      .where('of.id', 'in', some)
      .orderBy('of.id')
      .orderBy('row.began_at')
      .execute()
    for (const { product_id, ...point } of rows) {
      const points = histories.get(product_id)
      if (points) points.push(point)
      else histories.set(product_id, [point])
    }
  }
  return histories
}

/** What the sales of products may say of themselves, by the 400 days before the last change of each. */
export const readSaleFacts = async (
  db: Database,
  ids: readonly number[],
): Promise<Map<number, SaleFacts>> => {
  const histories = await readHistories(db, ids, sql<number>`${lastChange} - ${JUDGED}`)
  return new Map([...histories].map(([id, history]) => [id, judgeSale(history)]))
}

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

const lowestOf = (steps: PriceStep[]): PriceStep =>
  steps.reduce((low, step) =>
    step.price !== null && step.price < (low.price ?? step.price + 1) ? step : low,
  )

/**
 * The lowest price of each day, for a price that changes by the minute. The last price of a day follows where it went on
 * to hold over the next day, or holds now.
 */
const dailyLows = (steps: PriceStep[]): PriceStep[] => {
  const days = Map.groupBy(steps, ({ beganAt }) => Math.floor(beganAt / DAY))
  return [...days].flatMap(([day, ofDay]) => {
    const [low, last] = [lowestOf(ofDay), ofDay.at(-1)]
    const goesOn = last && last.price !== low.price && !days.has(day + 1)
    return goesOn ? [low, last] : [low]
  })
}

/**
 * What products cost over the last days, the oldest first: the first step may have begun before. Of several products,
 * as the variations of one, the lowest price of each time. Of more than a few hundred steps each day has its lowest; the
 * last one is the price of now.
 */
export const listPriceSteps = async (
  { db, clock }: Context,
  ids: readonly number[],
  days: number,
): Promise<PriceStep[]> => {
  const from = clock() - days * DAY
  const steps = stepsOf([...(await readHistories(db, ids, from)).values()])
  const within = steps.filter((_, at) => (steps[at + 1]?.beganAt ?? Number.POSITIVE_INFINITY) > from)
  return within.length > MOST_STEPS ? dailyLows(within) : within
}

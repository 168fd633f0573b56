import { setImmediate } from 'node:timers/promises'
import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import { type DomainEvent, inTransaction, recordEvent } from '#store/database/transaction.ts'
import { hasOwnPrice, priceAt } from '../products/parse-product.ts'
import { QUANTITIES_CHANGED } from '../products/stock.ts'
import type { ProductType } from '../tables.ts'

/**
 * When a new price began: `change` now, because somebody wrote it; `schedule` when its sale began or ended by its
 * dates; `unknown` now as far as is known, because the product was there before anybody recorded prices.
 */
type Cause = 'change' | 'schedule' | 'unknown'

interface Row {
  id: number
  type: ProductType
  status: string
  parent_id: number
  parent_status: string | null
  regular_price: number | null
  sale_price: number | null
  sale_from_at: number | null
  sale_to_at: number | null
  last_at: number | null
  last_regular: number | null
  last_sale: number | null
  last_price: number | null
}

/** rows read at once, so that a large shop does not hold the process up */
const CHUNK = 1000

/** Products with the last row of their history. */
const readRows = ({ db }: Context) =>
  db
    .selectFrom('products as p')
    .leftJoin('products as parent', 'parent.id', 'p.parent_id')
    .leftJoin('price_history as last', (join) =>
      join.onRef('last.product_id', '=', 'p.id').on('last.began_at', '=', ({ selectFrom }) =>
        selectFrom('price_history as h')
          .select(({ fn }) => fn.max('h.began_at').as('began_at'))
          .whereRef('h.product_id', '=', 'p.id'),
      ),
    )
    .select([
      'p.id',
      'p.type',
      'p.status',
      'p.parent_id',
      'parent.status as parent_status',
      'p.regular_price',
      'p.sale_price',
      'p.sale_from_at',
      'p.sale_to_at',
      'last.began_at as last_at',
      'last.regular_price as last_regular',
      'last.sale_price as last_sale',
      'last.price as last_price',
    ])

/** What everybody is charged; null for what is not published, and for what has no price of its own. */
const chargedAt = (row: Row, now: number): number | null =>
  hasOwnPrice(row) && row.status === 'publish' && (row.parent_id === 0 || row.parent_status === 'publish')
    ? priceAt(row, now)
    : null

/** Prices are recorded only while the product is for sale, because shoppers did not see the others. */
const isNew = (row: Row, price: number | null): boolean => {
  if (price === null) return row.last_price !== null
  return (
    price !== row.last_price || row.regular_price !== row.last_regular || row.sale_price !== row.last_sale
  )
}

const beganAt = (row: Row, cause: Cause, now: number): number => {
  const after = row.last_at ?? 0
  const turns = cause === 'schedule' ? [row.sale_from_at ?? 0, (row.sale_to_at ?? now) + 1] : []
  const last = Math.max(0, ...turns.filter((turn) => turn <= now))
  return last > after ? last : Math.max(now, after)
}

/** @returns the products that have a new row */
const write = async (context: Context, rows: Row[], causeOf: (row: Row) => Cause): Promise<number[]> => {
  const now = context.clock()
  const values = rows.flatMap((row) => {
    const price = chargedAt(row, now)
    if (!isNew(row, price)) return []
    const cause = causeOf(row)
    const { id: product_id, regular_price, sale_price } = row
    const began_at = beganAt(row, cause, now)
    return [
      { product_id, began_at, regular_price, sale_price, price, past_unknown: Number(cause === 'unknown') },
    ]
  })
  for (const some of chunksOf(values)) {
    await context.db
      .insertInto('price_history')
      .values(some)
      // of two changes in one millisecond only the second could be seen
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'began_at']).doUpdateSet(({ ref }) => ({
          regular_price: ref('excluded.regular_price'),
          sale_price: ref('excluded.sale_price'),
          price: ref('excluded.price'),
        })),
      )
      .execute()
  }
  return values.map(({ product_id }) => product_id)
}

/** Whoever changes the catalogue as a whole, as an import, names no products. */
const recordAllPrices = async (context: Context): Promise<void> => {
  for (let after = 0; ; ) {
    const rows = await readRows(context).where('p.id', '>', after).orderBy('p.id').limit(CHUNK).execute()
    await write(context, rows, ({ last_at }) => (last_at === null ? 'unknown' : 'change'))
    if (rows.length < CHUNK) return
    after = rows.at(-1)?.id ?? after
  }
}

const idOf = (value: unknown): number[] => (typeof value === 'number' && value > 0 ? [value] : [])
const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.flatMap(idOf) : [])

/** Events that say of products that their prices may be others now. */
const isOfPrices = ({ type }: DomainEvent): boolean =>
  /^(product|variation)\./.test(type) && type !== QUANTITIES_CHANGED

/**
 * Writes the new prices of products into their history, in the transaction that changed them: several changes of one
 * transaction are one. Code that writes products also records events of them; without these, caches would keep the old
 * prices.
 */
export const recordPrices = async (context: Context, events: readonly DomainEvent[]): Promise<void> => {
  if (events.some(({ type }) => type === 'catalog.changed')) return recordAllPrices(context)
  const written = new Set(events.filter(isOfPrices).flatMap(({ payload }) => idOf(payload.id)))
  const turned = events.flatMap(({ type, payload }) =>
    type === 'catalog.sales-changed' ? idsOf(payload.ids) : [],
  )
  for (const ids of chunksOf([...new Set([...written, ...turned])])) {
    // a product that is published or taken back takes its variations with it
    const rows = await readRows(context)
      .where(({ eb, or }) => or([eb('p.id', 'in', ids), eb('p.parent_id', 'in', ids)]))
      .execute()
    await write(context, rows, ({ id, parent_id }) =>
      written.has(id) || written.has(parent_id) ? 'change' : 'schedule',
    )
  }
}

/** Priced products without any history. */
const withoutHistory = (context: Context, after: number) =>
  readRows(context)
    .where('p.id', '>', after)
    .where('p.regular_price', 'is not', null)
    .where('p.status', '=', 'publish')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('price_history as any').select('any.product_id').whereRef('any.product_id', '=', 'p.id'),
        ),
      ),
    )
    .orderBy('p.id')
    .limit(CHUNK)

/** Products whose sale may have begun or ended by its dates while the process was not running. */
const withDates = (context: Context, after: number) =>
  readRows(context)
    .where('p.id', '>', after)
    .where('p.sale_price', 'is not', null)
    .where(({ eb, or }) => or([eb('p.sale_from_at', 'is not', null), eb('p.sale_to_at', 'is not', null)]))
    .orderBy('p.id')
    .limit(CHUNK)

/**
 * Begins the history of products that have none, as in a shop of before or after an import, and takes in the sales that
 * began or ended while no process served the shop. In between it finds what could not be written at its time.
 * @returns how many prices were new
 */
export const recordMissingPrices = async (context: Context): Promise<number> => {
  const now = context.clock()
  const parts = [
    [withoutHistory, 'unknown'],
    [withDates, 'schedule'],
  ] as const
  let found = 0
  for (const [read, cause] of parts) {
    for (let after = 0; ; ) {
      const rows = await read(context, after).execute()
      if (rows.some((row) => isNew(row, chargedAt(row, now)))) {
        found += await inTransaction(context, async (inside) => {
          const ids = await write(inside, rows, () => cause)
          await recordEvent(inside, { type: 'catalog.sales-changed', payload: { ids } })
          return ids.length
        })
      }
      if (rows.length < CHUNK) break
      after = rows.at(-1)?.id ?? after
      await setImmediate()
    }
  }
  return found
}

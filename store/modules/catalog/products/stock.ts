import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { StockStatus } from '../tables.ts'

/** Recorded with each order. Only cached answers that show the product are dropped. */
export const QUANTITIES_CHANGED = 'product.quantities-changed'

export const recordProductChange = (context: Context, id: number, parentId: number): Promise<void> =>
  recordEvent(context, { type: 'product.changed', payload: { id, parent_id: parentId } })

/**
 * Records that stock or sales of a product changed and nothing else of it. The index decides whether the product belongs
 * to other lists now; webhooks tell of stock alone.
 */
const recordQuantities = (
  context: Context,
  product: { id: number; parent_id: number; stock?: true },
): Promise<void> => recordEvent(context, { type: QUANTITIES_CHANGED, payload: product })

const statusAfter = (quantity: RawBuilder<number>, noStockAmount: number): RawBuilder<StockStatus> => sql`case
  when ${quantity} > ${noStockAmount} then 'instock'
  when backorders = 'no' then 'outofstock'
  else 'onbackorder' end`

/** The row that counts the product's stock: its own, its parent's, or null if neither counts stock. */
const counterOf = async (context: Context, productId: number) => {
  const { manage_stock } = await readSettings(context)
  const row = await context.db
    .selectFrom('products as p')
    .leftJoin('products as parent', 'parent.id', 'p.parent_id')
    .select([
      'p.id',
      'p.parent_id',
      'p.manage_stock',
      'p.stock_status',
      'parent.manage_stock as parent_manages',
    ])
    .where('p.id', '=', productId)
    .executeTakeFirst()
  if (!row) return null
  if (manage_stock && row.manage_stock) return { ...row, counter: row.id }
  if (manage_stock && row.parent_manages) return { ...row, counter: row.parent_id }
  return { ...row, counter: null }
}

const change = async (
  context: Context,
  counter: number,
  by: number,
  productId: number,
  parentId: number,
): Promise<boolean> => {
  const { notify_no_stock_amount } = await readSettings(context)
  const after = sql<number>`coalesce(stock_quantity, 0) + ${by}`
  let query = context.db
    .updateTable('products')
    .set({
      stock_quantity: after,
      stock_status: statusAfter(after, notify_no_stock_amount),
      updated_at: context.clock(),
    })
    .where('id', '=', counter)
  if (by < 0) query = query.where(sql<boolean>`(backorders <> 'no' or coalesce(stock_quantity, 0) >= ${-by})`)
  const { numUpdatedRows } = await query.executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await recordQuantities(context, {
    id: counter,
    parent_id: counter === productId ? parentId : 0,
    stock: true,
  })
  return true
}

/**
 * Takes pieces out of stock by one conditional update, so that the last one goes to one buyer only.
 * A variation that does not count for itself takes from its parent when that one counts.
 * @returns false when there are not enough and no backorders are taken, or the product is out of stock or unknown
 */
export const takeStock = async (context: Context, productId: number, quantity: number): Promise<boolean> =>
  inTransaction(context, async (inside) => {
    const row = await counterOf(inside, productId)
    if (!row) return false
    if (row.counter === null) return row.stock_status !== 'outofstock'
    return change(inside, row.counter, -quantity, row.id, row.parent_id)
  })

/** Whether the product, or its parent, counts stock. */
export const isStockCounted = async (context: Context, productId: number): Promise<boolean> =>
  ((await counterOf(context, productId))?.counter ?? null) !== null

/**
 * Adds pieces to the stock of the product, or of its parent where that counts them. Does nothing if neither counts
 * stock.
 */
export const returnStock = async (context: Context, productId: number, quantity: number): Promise<void> =>
  inTransaction(context, async (inside) => {
    const row = await counterOf(inside, productId)
    if (row && row.counter !== null) await change(inside, row.counter, quantity, row.id, row.parent_id)
  })

/** Counts sold pieces for the best-selling order; of a variation, name its product. */
export const countSales = async (context: Context, productId: number, quantity: number): Promise<void> =>
  inTransaction(context, async (inside) => {
    await inside.db
      .updateTable('products')
      .set((eb) => ({ total_sales: eb('total_sales', '+', quantity) }))
      .where('id', '=', productId)
      .execute()
    await recordQuantities(inside, { id: productId, parent_id: 0 })
  })

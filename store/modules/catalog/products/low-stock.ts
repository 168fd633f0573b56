import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '#store/context.ts'
import type { Schema } from '#store/database/schema.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import { isOfProduct } from './stored-products.ts'

export interface LowStockItem {
  id: number
  /** of a variation its product, else 0 */
  parentId: number
  name: string
  sku: string
  quantity: number
  /** at or below which it is low */
  threshold: number
}

type Where = ExpressionBuilder<Schema, 'products'>

/** Counted and sold, a variation with its product; read from the index of what is counted, which names two of these. */
const isCounted = (where: Where): Expression<SqlBool> =>
  where.and([
    where('manage_stock', '=', sql.lit(1)),
    where('status', '=', 'publish'),
    where.or([where('parent_id', '=', 0), isOfProduct(where, 'publish')]),
  ])

const isLow = (where: Where, settings: StoreSettings): Expression<SqlBool> => {
  const { notify_low_stock_amount: low, notify_no_stock_amount: none } = settings
  return where.and([
    isCounted(where),
    where('stock_quantity', '>', none),
    where.or([
      where.and([where('low_stock_amount', 'is', null), where('stock_quantity', '<=', low)]),
      where('stock_quantity', '<=', where.ref('low_stock_amount')),
    ]),
  ])
}

/** How many products and variations have few pieces left, and how many none; where the shop keeps no stock, none are told. */
export const countLowStock = async (context: Context): Promise<{ low: number; none: number }> => {
  const settings = await readSettings(context)
  if (!settings.manage_stock) return { low: 0, none: 0 }
  const count = async (where: (eb: Where) => Expression<SqlBool>): Promise<number> => {
    const { count } = await context.db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(where)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  return {
    low: await count((where) => isLow(where, settings)),
    none: await count((where) =>
      where.and([isCounted(where), where('stock_quantity', '<=', settings.notify_no_stock_amount)]),
    ),
  }
}

/** One page of what has few pieces left but some, the fewest first. */
export const listLowStock = async (
  context: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<LowStockItem[]> => {
  const settings = await readSettings(context)
  if (!settings.manage_stock) return []
  const rows = await context.db
    .selectFrom('products')
    .select(['id', 'parent_id', 'name', 'sku', 'stock_quantity', 'low_stock_amount'])
    .where((where) => isLow(where, settings))
    .orderBy('stock_quantity')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const parents = await nameParents(
    context,
    rows.map(({ parent_id }) => parent_id),
  )
  return rows.map(({ id, parent_id, name, sku, stock_quantity, low_stock_amount }) => ({
    id,
    parentId: parent_id,
    name: name || (parents.get(parent_id) ?? ''),
    sku,
    quantity: stock_quantity ?? 0,
    threshold: low_stock_amount ?? settings.notify_low_stock_amount,
  }))
}

const nameParents = async ({ db }: Context, ids: number[]): Promise<Map<number, string>> => {
  const wanted = ids.filter((id) => id > 0)
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('products').select(['id', 'name']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

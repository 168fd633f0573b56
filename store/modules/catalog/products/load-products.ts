import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { type ParseOptions, parseProduct } from './parse-product.ts'
import type { CatalogProduct, ProductRow } from './product.ts'

const readRows = async (context: Context, ids: number[]): Promise<ProductRow[]> => {
  const rows: ProductRow[] = []
  for (const some of chunksOf(ids)) {
    rows.push(...(await context.db.selectFrom('products').selectAll().where('id', 'in', some).execute()))
  }
  return rows
}

const parseOptions = async (context: Context): Promise<ParseOptions> => {
  const settings = await readSettings(context)
  return {
    now: context.clock(),
    manageStock: settings.manage_stock,
    noStockAmount: settings.notify_no_stock_amount,
  }
}

/**
 * Products and variations by id, whatever their status; unknown ids are missing from the map.
 * Variations come with their parent. Read from the tables, so a transaction sees its own writes.
 */
export const loadProducts = async (
  context: Context,
  ids: Iterable<number>,
): Promise<Map<number, CatalogProduct>> => {
  const wanted = [...new Set(ids)].filter(Number.isSafeInteger)
  const rows = new Map((await readRows(context, wanted)).map((row) => [row.id, row]))
  const parents = [...rows.values()].map((row) => row.parent_id).filter((id) => id > 0 && !rows.has(id))
  const parentRows = await readRows(context, [...new Set(parents)])
  const options = await parseOptions(context)
  const parsed = new Map<number, CatalogProduct>()
  for (const row of [...rows.values(), ...parentRows].filter((row) => row.type !== 'variation')) {
    parsed.set(row.id, parseProduct(row, null, options))
  }
  const result = new Map<number, CatalogProduct>()
  for (const id of wanted) {
    const row = rows.get(id)
    if (!row) continue
    result.set(id, parsed.get(id) ?? parseProduct(row, parsed.get(row.parent_id) ?? null, options))
  }
  return result
}

/** The names of all custom fields on products, in order, without the shop's own (underscore). */
export const listMetaKeys = async (context: Context): Promise<string[]> => {
  const rows = await context.db
    .selectFrom('products')
    .select('meta_data')
    .distinct()
    .where('meta_data', '<>', toJson([]))
    .execute()
  const names = rows.flatMap((row) => fromJson(row.meta_data).map(({ key }) => key))
  return [...new Set(names)].filter((name) => !name.startsWith('_')).sort()
}

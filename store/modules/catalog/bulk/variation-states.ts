import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { StockStatus } from '../tables.ts'
import { updateProduct } from '../write/write-product.ts'

/** Stock states of variations by their ids. */
export type VariationStates = Record<number, StockStatus>

/** The states of a product's variations that count no pieces of their own. */
export const readVariationStates = async ({ db }: Context, productId: number): Promise<VariationStates> => {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'stock_status'])
    .where('parent_id', '=', productId)
    .where('status', '<>', 'trash')
    .where('manage_stock', '=', 0)
    .orderBy('id')
    .execute()
  return Object.fromEntries(rows.map(({ id, stock_status }) => [id, stock_status]))
}

/** @returns the reason of the first variation that is refused */
export const writeVariationStates = async (
  inside: Context,
  productId: number,
  states: VariationStates,
): Promise<Result<null, string>> => {
  for (const [id, stock_status] of Object.entries(states)) {
    const written = await updateProduct(inside, Number(id), { stock_status }, productId)
    if (!written.ok) return refuse(written.error.reason)
  }
  return ok(null)
}

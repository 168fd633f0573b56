import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import type { ProductRefusal } from './product-codes.ts'
import { findRow, removeProduct, variationsOf } from './product-rows.ts'

/** A product with one variation less is another one. */
const touch = async ({ db, clock }: Context, id: number): Promise<void> => {
  await db.updateTable('products').set({ updated_at: clock() }).where('id', '=', id).execute()
}

/**
 * Deletes a product with its variations, or a variation, for good. What was ordered of it stays in the orders; its
 * reviews are deleted by `deleteReview`, because photos lie in files.
 */
export const deleteProduct = (
  context: Context,
  id: number,
  parentId = 0,
): Promise<Result<number, ProductRefusal>> =>
  inTransaction(context, async (inside) => {
    const row = await findRow(inside, id)
    if (!row || row.parent_id !== parentId) return refuse({ reason: 'unknown' } as const)
    for (const variation of await variationsOf(inside, id)) await removeProduct(inside, variation)
    await removeProduct(inside, row)
    if (parentId) await touch(inside, parentId)
    return ok(id)
  })

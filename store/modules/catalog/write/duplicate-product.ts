import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { ProductRow } from '../products/product.ts'
import { copyCode, type ProductRefusal } from './product-codes.ts'
import { columnsOf, type ProductFields } from './product-fields.ts'
import { findRow, insertProduct, variationsOf } from './product-rows.ts'
import { variationSlug } from './product-slug.ts'

/**
 * Copies a product with its variations, as a draft without sales and reviews.
 * @param fields what the copy has instead
 * @returns the id of the copy
 */
export const duplicateProduct = (
  context: Context,
  id: number,
  fields: ProductFields,
): Promise<Result<number, ProductRefusal>> =>
  inTransaction(context, async (inside) => {
    const original = await findRow(inside, id)
    if (!original || original.parent_id) return refuse({ reason: 'unknown' } as const)
    const now = inside.clock()
    const unsold = { total_sales: 0, average_rating: 0, rating_count: 0, created_at: now, updated_at: now }
    const copyOf = async ({ id: _, ...row }: ProductRow) => ({
      ...row,
      ...unsold,
      sku: row.sku && (await copyCode(inside, 'sku', row.sku)),
      global_unique_id: '',
    })
    const { notify_no_stock_amount: noStockAmount } = await readSettings(inside)
    const values = await columnsOf(inside, original, fields, { noStockAmount })
    const name = `${fields.name ?? original.name} (Copy)`
    const sku = values.sku || original.sku
    const copy = await insertProduct(
      inside,
      await copyOf({ ...original, ...values, sku, name, status: 'draft', slug: '' }),
    )
    for (const { id: variationId } of await variationsOf(inside, id)) {
      const variation = await findRow(inside, variationId)
      if (!variation) continue
      const slug = await variationSlug(inside, name, variation)
      await insertProduct(inside, { ...(await copyOf(variation)), parent_id: copy, slug })
    }
    return ok(copy)
  })

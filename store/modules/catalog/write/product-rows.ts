import type { Context } from '#store/context.ts'
import { recordEvent } from '#store/database/transaction.ts'
import { dropSeoTexts } from '#store/modules/seo/seo.ts'
import { dropTranslations } from '#store/modules/translations/translations.ts'
import type { ProductRow } from '../products/product.ts'

/** A product or variation, whatever its status. */
export const findRow = (context: Context, id: number): Promise<ProductRow | undefined> =>
  context.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()

export type ProductChange = 'created' | 'changed' | 'trashed' | 'restored' | 'deleted'

/** Everything that follows a product (index, caches, prices, alerts) learns of a change by its event. */
export const recordChange = (
  context: Context,
  row: Pick<ProductRow, 'id' | 'parent_id'>,
  change: ProductChange,
): Promise<void> =>
  recordEvent(context, {
    type: `${row.parent_id ? 'variation' : 'product'}.${change}`,
    payload: { id: row.id, parent_id: row.parent_id },
  })

/** Writes a new product or variation and tells of it. @returns its id */
export const insertProduct = async (context: Context, row: Omit<ProductRow, 'id'>): Promise<number> => {
  const { id } = await context.db.insertInto('products').values(row).returning('id').executeTakeFirstOrThrow()
  await recordChange(context, { id, parent_id: row.parent_id }, 'created')
  return id
}

/** The variations of a product, of whatever status. */
export const variationsOf = (context: Context, id: number): Promise<{ id: number; parent_id: number }[]> =>
  context.db.selectFrom('products').select(['id', 'parent_id']).where('parent_id', '=', id).execute()

/** Deletes one row with all that hangs on it but its variations. */
export const removeProduct = async (
  context: Context,
  row: { id: number; parent_id: number },
): Promise<void> => {
  const { db } = context
  await db.deleteFrom('products').where('id', '=', row.id).execute()
  await db.deleteFrom('price_history').where('product_id', '=', row.id).execute()
  await dropTranslations(context, 'product', [row.id])
  await dropSeoTexts(context, 'product', row.id)
  await recordChange(context, row, 'deleted')
}

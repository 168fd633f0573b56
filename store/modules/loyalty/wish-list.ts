import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'

interface WishedProduct {
  id: number
  slug: string
  addedAt: number
}

/** No list grows for ever; the oldest wishes make room. */
const LONGEST = 500

/** What a customer wishes for and the shop still has, newest first. */
export const listWishes = async (context: Context, customerId: number): Promise<WishedProduct[]> => {
  const rows = await context.db
    .selectFrom('wish_list_items')
    .innerJoin('products', 'products.id', 'wish_list_items.product_id')
    .select(['products.id', 'products.slug', 'wish_list_items.added_at'])
    .where('wish_list_items.customer_id', '=', customerId)
    .where('products.status', '=', 'publish')
    .orderBy('wish_list_items.added_at', 'desc')
    .orderBy('products.id')
    .limit(LONGEST)
    .execute()
  return rows.map(({ id, slug, added_at }) => ({ id, slug, addedAt: added_at }))
}

const trim = async ({ db }: Context, customerId: number): Promise<void> => {
  const own = db.selectFrom('wish_list_items').where('customer_id', '=', customerId)
  await db
    .deleteFrom('wish_list_items')
    .where('customer_id', '=', customerId)
    .where(
      'product_id',
      'not in',
      own.select('product_id').orderBy('added_at', 'desc').orderBy('product_id').limit(LONGEST),
    )
    .execute()
}

/** Puts products on the list and takes others off. Doing it twice, or on two devices, does no more than once. */
export const changeWishes = (
  context: Context,
  customerId: number,
  { add, remove }: { add: readonly number[]; remove: readonly number[] },
): Promise<void> =>
  inTransaction(context, async (inside) => {
    const { db } = inside
    const added_at = context.clock()
    const products = add.length
      ? await db
          .selectFrom('products')
          .select('id')
          .where('id', 'in', [...new Set(add)])
          .execute()
      : []
    const rows = products.map(({ id }) => ({ customer_id: customerId, product_id: id, added_at }))
    if (rows.length > 0) {
      await db
        .insertInto('wish_list_items')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
        .execute()
      await trim(inside, customerId)
    }
    if (remove.length > 0) {
      await db
        .deleteFrom('wish_list_items')
        .where('customer_id', '=', customerId)
        .where('product_id', 'in', remove)
        .execute()
    }
  })

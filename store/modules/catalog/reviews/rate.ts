import type { Context } from '#store/context.ts'
import { recordProductChange } from '../products/stock.ts'

/** Writes a product's average and count from its approved reviews. */
export const rate = async (context: Context, productId: number): Promise<void> => {
  const { count, average } = await context.db
    .selectFrom('reviews')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.avg<number | null>('rating').as('average')])
    .where('product_id', '=', productId)
    .where('status', '=', 'approved')
    .where('rating', '>', 0)
    .executeTakeFirstOrThrow()
  await context.db
    .updateTable('products')
    .set({ rating_count: Number(count), average_rating: Math.round(Number(average ?? 0) * 100) })
    .where('id', '=', productId)
    .execute()
  await recordProductChange(context, productId, 0)
}

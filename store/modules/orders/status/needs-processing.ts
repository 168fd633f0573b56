import type { Context } from '#store/context.ts'
import { loadProducts } from '#store/modules/catalog/catalog.ts'
import type { Order } from '../order.ts'

/** A piece that has to be made or sent. */
export const needsProcessing = (product: { virtual: boolean; downloadable: boolean }): boolean =>
  !(product.virtual && product.downloadable)

/** Ids of the orders in which something has to be made or sent: not everything is virtual and downloadable. */
export const ordersToProcess = async (context: Context, orders: readonly Order[]): Promise<Set<number>> => {
  const lines = orders.flatMap((order) => order.items.filter(({ kind }) => kind === 'line_item'))
  const products = await loadProducts(
    context,
    lines.map((line) => line.variation_id || line.product_id),
  )
  return new Set(
    lines
      .filter((line) => {
        const product = products.get(line.variation_id || line.product_id)
        return product && needsProcessing(product)
      })
      .map((line) => line.order_id),
  )
}

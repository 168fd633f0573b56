import type { Product, Variation } from '../../store-api/contract/products.ts'

const get = async <T>(url: string): Promise<T> => (await fetch(url)).json() as Promise<T>

/** A variable product of the seeded shop with one of its variations that can be bought. */
export const findVariable = async (origin: string): Promise<{ product: Product; variation: Variation }> => {
  const products = await get<Product[]>(
    `${origin}/wp-json/wc/v3/products?type=variable&stock_status=instock&per_page=50`,
  )
  for (const product of products) {
    const variations = await get<Variation[]>(
      `${origin}/wp-json/wc/v3/products/${product.id}/variations?per_page=100`,
    )
    const variation = variations.find(
      (one) =>
        one.stock_status === 'instock' &&
        one.purchasable &&
        (one.stock_quantity === null || one.stock_quantity > 3) &&
        one.attributes.length === product.attributes.filter(({ variation: varies }) => varies).length,
    )
    if (variation && !product.sold_individually) return { product, variation }
  }
  throw new Error('the seeded shop has no variable product to buy')
}

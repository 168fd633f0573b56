import type { Product, Variation } from '#store-api/contract/products.ts'

/** Tests before this one may have bought some. */
const isPlenty = ({ stock_quantity: stock }: Pick<Product, 'stock_quantity'>): boolean =>
  stock === null || stock > 3

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
        isPlenty(one) &&
        one.attributes.length === product.attributes.filter(({ variation: varies }) => varies).length,
    )
    if (variation && !product.sold_individually) return { product, variation }
  }
  throw new Error('the seeded shop has no variable product to buy')
}

/** The first simple product that fits, of which several can be bought. */
export const findSimple = async (
  origin: string,
  fits: (product: Product) => boolean = () => true,
): Promise<Product> => {
  const products = await get<Product[]>(
    `${origin}/wp-json/wc/v3/products?type=simple&stock_status=instock&per_page=100`,
  )
  const found = products.find(
    (product) =>
      product.purchasable &&
      !product.virtual &&
      !product.sold_individually &&
      isPlenty(product) &&
      fits(product),
  )
  if (!found) throw new Error('the seeded shop has no such product')
  return found
}

/** The first product of a question to the store that fits. */
export const findProduct = async (
  origin: string,
  query: Record<string, string>,
  fits: (product: Product) => boolean = () => true,
): Promise<Product> => {
  const search = new URLSearchParams({ per_page: '100', ...query })
  const products = await get<Product[]>(`${origin}/wp-json/wc/v3/products?${search}`)
  const found = products.find(fits)
  if (!found) throw new Error(`the seeded shop has no such product: ${search}`)
  return found
}

/** A product of two choices, of which one combination is not made and two that can be bought differ in price. */
export const findChoosy = async (
  origin: string,
): Promise<{ product: Product; bought: [Variation, Variation]; missing: [string, string] }> => {
  const products = await get<Product[]>(`${origin}/wp-json/wc/v3/products?type=variable&per_page=100`)
  for (const product of products) {
    const [first, second, ...more] = product.attributes.filter(({ variation }) => variation)
    if (!first || !second || more.length) continue
    const variations = await get<Variation[]>(
      `${origin}/wp-json/wc/v3/products/${product.id}/variations?per_page=100`,
    )
    const optionOf = (one: Variation, name: string) =>
      one.attributes.find((attribute) => attribute.name === name)?.option
    const isMade = (a: string, b: string) =>
      variations.some((one) => optionOf(one, first.name) === a && optionOf(one, second.name) === b)
    const missing = first.options
      .flatMap((a) => second.options.map((b): [string, string] => [a, b]))
      .find(([a, b]) => !isMade(a, b))
    const cheap = variations.find(({ stock_status }) => stock_status === 'instock')
    const dear = variations.find(
      ({ stock_status, price }) => stock_status === 'instock' && Number(price) > Number(cheap?.price),
    )
    if (missing && cheap && dear) return { product, bought: [cheap, dear], missing }
  }
  throw new Error('the seeded shop has no product with a combination that is not made')
}

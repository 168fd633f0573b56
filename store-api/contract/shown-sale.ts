import type { Product, ProductList, Variation } from './products.ts'

type Sale = Pick<
  Product | Variation,
  'price' | 'regular_price' | 'on_sale' | 'date_on_sale_to_gmt' | 'sale_unproven'
>

/** A product as a storefront shows it: a sale whose old price was not charged is none, whatever was entered. */
export const withShownSale = <T extends Partial<Sale>>(product: T): Omit<T, 'sale_unproven'> => {
  if (!product.sale_unproven) return product
  const { sale_unproven, ...shown } = product
  return { ...shown, on_sale: false, regular_price: product.price, date_on_sale_to_gmt: null }
}

export const withShownSales = (list: ProductList): ProductList => ({
  ...list,
  products: list.products.map((product) => withShownSale(product)),
})

/**
 * What a sale is measured by, '' where that is not known: the regular price, or the lowest one of the thirty days before
 * the sale where that was lower (directive 98/6/EC, Article 6a, as read in C-330/23).
 */
export const priceBefore = ({
  regular_price,
  lowest_price = '',
}: Pick<Product, 'regular_price' | 'lowest_price'>): string => {
  if (regular_price === '' || lowest_price === '') return regular_price
  return Number(lowest_price) < Number(regular_price) ? lowest_price : regular_price
}

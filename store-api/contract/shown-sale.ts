import type { Product, ProductList, Variation } from './products.ts'

type Sale = Pick<
  Product | Variation,
  'price' | 'regular_price' | 'on_sale' | 'date_on_sale_to_gmt' | 'sale_unproven'
>

/** A product as a storefront shows it: a sale whose old price was not charged is none, whatever was entered. */
export const withShownSale = <T extends Partial<Sale>>({
  sale_unproven,
  ...product
}: T): Omit<T, 'sale_unproven'> =>
  sale_unproven
    ? { ...product, on_sale: false, regular_price: product.price, date_on_sale_to_gmt: null }
    : product

export const withShownSales = (list: ProductList): ProductList => ({
  ...list,
  products: list.products.map((product) => withShownSale(product)),
})

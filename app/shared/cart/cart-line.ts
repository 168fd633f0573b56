import type { NewLine } from '#app/device/shopping/cart.ts'
import { m } from '#app/messages/paraglide/messages.js'
import type { Product, Variation } from '#store-api/contract/products.ts'
import type { CardProduct } from '../product-card/card-product.ts'

const PLACEHOLDER = '/placeholder.svg'

type Stocked = Pick<CardProduct, 'stock_status' | 'stock_quantity'> & {
  manage_stock: boolean | 'parent'
  backorders_allowed?: boolean
}

/** How many can be ordered: null is unlimited, 0 is sold out. */
export const orderableStock = ({
  stock_status,
  stock_quantity,
  manage_stock,
  backorders_allowed,
}: Stocked): number | null => {
  if (stock_status === 'outofstock') return 0
  if (!manage_stock || backorders_allowed || stock_status === 'onbackorder') return null
  return stock_quantity
}

/** The cart line of a product that needs no options. */
export const lineFromCard = (card: CardProduct, quantity = 1): NewLine => ({
  product_id: card.id,
  name: card.name,
  slug: card.slug,
  quantity,
  image: card.image?.src ?? PLACEHOLDER,
  stock_quantity: orderableStock(card),
  tax_class: card.tax_class,
  tax_status: card.tax_status,
  price: card.price,
  price_html: '',
  on_sale: card.on_sale,
  categories: card.category ? [card.category] : [],
  meta_data: [],
  sold_individually: card.sold_individually,
  shipping_required: card.shipping_required,
})

/** What a cart line takes over from a product. */
export type LineProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'slug'
  | 'price'
  | 'on_sale'
  | 'categories'
  | 'stock_status'
  | 'stock_quantity'
  | 'manage_stock'
  | 'backorders_allowed'
  | 'tax_class'
  | 'tax_status'
  | 'sold_individually'
  | 'shipping_required'
> & { images: { src: string }[] }

/** What a cart line takes over from the chosen variation. */
export type LineVariation = Pick<
  Variation,
  'id' | 'price' | 'on_sale' | 'tax_status' | 'tax_class' | 'virtual'
> & {
  /** how many can be ordered, null is unlimited */
  most: number | null
  /** source of its own picture */
  image: string | null
}

/** A variation whose stock its product keeps may not know the count itself. */
export const variationStock = (product: Pick<Product, 'stock_quantity'>, variation: Stocked): number | null =>
  orderableStock({
    ...variation,
    stock_quantity: variation.stock_quantity ?? (variation.manage_stock ? product.stock_quantity : null),
  })

/** What the name of a line ends with where options were chosen. */
export const optionsSuffix = (options: { value: string }[]): string =>
  ` - ${options.map(({ value }) => value).join(m.product_list_separator())}`

/**
 * The cart line of a product, with the variation's own price, name, stock, tax and picture where one is chosen.
 * @param options what was chosen, in words
 * @param open what was chosen of the options that the variation leaves open, by slugs
 */
export const lineFromProduct = (
  product: LineProduct,
  variation: LineVariation | null = null,
  quantity = 1,
  options: { key: string; value: string }[] = [],
  open: Record<string, string> = {},
): NewLine => {
  const line: NewLine = {
    product_id: product.id,
    name: product.name,
    slug: product.slug,
    quantity,
    image: variation?.image ?? product.images[0]?.src ?? PLACEHOLDER,
    stock_quantity: orderableStock(product),
    tax_class: product.tax_class,
    tax_status: product.tax_status,
    price: product.price,
    price_html: '',
    on_sale: product.on_sale,
    categories: product.categories.map(({ id, name, slug }) => ({ id, name, slug })),
    meta_data: options,
    sold_individually: product.sold_individually,
    shipping_required: product.shipping_required,
  }
  if (!variation) return line
  return {
    ...line,
    variation_id: variation.id,
    ...(Object.keys(open).length > 0 && { open_options: open }),
    name: product.name + optionsSuffix(options),
    stock_quantity: variation.most,
    tax_class: variation.tax_class,
    tax_status: variation.tax_status,
    price: variation.price,
    on_sale: variation.on_sale,
    shipping_required: !variation.virtual,
  }
}

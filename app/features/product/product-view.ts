import { type LineProduct, type LineVariation, variationStock } from '#app/shared/cart/cart-line.ts'
import type { Picture } from '#app/shared/pictures/picture.ts'
import { slimPicture } from '#app/shared/pictures/slim-picture.ts'
import { tintOf } from '#app/ui/display/pictures/thumbhash.ts'
import type { PriceHistory } from '#store-api/contract/price-history.ts'
import type { Image, Product, Variation } from '#store-api/contract/products.ts'
import { hasChanged } from './price-history/price-period.ts'
import {
  type Choice,
  type Combination,
  type OptionGroup,
  optionGroups,
  valuesOf,
} from './purchase/options.ts'

/** What the page needs of a variation. */
export type VariationView = LineVariation &
  Combination &
  Pick<Variation, 'regular_price' | 'date_on_sale_to_gmt' | 'lowest_price' | 'sku'>

/** What the page needs of a product, cut down: all of it travels twice, as HTML and as data. */
export type ProductView = Omit<LineProduct, 'images'> &
  Pick<
    Product,
    | 'type'
    | 'sku'
    | 'regular_price'
    | 'date_on_sale_to_gmt'
    | 'lowest_price'
    | 'purchasable'
    | 'virtual'
    | 'downloadable'
    | 'external_url'
    | 'button_text'
    | 'low_stock_amount'
    | 'short_description'
    | 'description'
    | 'reviews_allowed'
    | 'average_rating'
    | 'rating_count'
    | 'brands'
    | 'tags'
    | 'total_sales'
  > & {
    images: Picture[]
    facts: { name: string; values: string[] }[]
    groups: OptionGroup[]
    preferred: Choice
    variations: VariationView[]
    /** the date of the meta entry that the setting `expire_date_meta` names */
    expires: string | null
    /** its price, or that of its cheapest variation, was another one within the year */
    has_price_history: boolean
  }

export type Swatches = Record<string, Record<string, string>>

const toPicture = ({ src, srcset, alt, width, height, thumbhash }: Image): Picture => ({
  ...slimPicture({ src, srcset }),
  alt,
  width,
  height,
  tint: tintOf(thumbhash),
})

const toVariation = (product: Product, variation: Variation): VariationView => ({
  id: variation.id,
  values: valuesOf(variation),
  price: variation.price,
  regular_price: variation.regular_price,
  on_sale: variation.on_sale,
  date_on_sale_to_gmt: variation.date_on_sale_to_gmt,
  lowest_price: variation.lowest_price,
  sku: variation.sku,
  stock_status: variation.stock_status,
  most: variationStock(product, variation),
  tax_status: variation.tax_status,
  tax_class: variation.tax_class,
  virtual: variation.virtual,
  image: variation.image && slimPicture(variation.image).src,
})

const expiryOf = (product: Product, key: string): string | null => {
  const value = product.meta_data.find((entry) => entry.key === key)?.value
  return typeof value === 'string' && value !== '' && !Number.isNaN(Date.parse(value)) ? value : null
}

/** The product's pictures, then those only its variations have. */
const allPictures = (product: Product, variations: Variation[]): Picture[] => {
  const bySource = new Map<string, Picture>()
  for (const picture of [...product.images, ...variations.flatMap(({ image }) => image ?? [])]) {
    const view = toPicture(picture)
    if (!bySource.has(view.src)) bySource.set(view.src, view)
  }
  return [...bySource.values()]
}

export const toProductView = (
  product: Product,
  variations: Variation[],
  swatches: Swatches,
  expireMeta: string,
  history: PriceHistory['steps'] = [],
): ProductView => {
  const groups = optionGroups(product, variations, swatches)
  const preferred = product.default_attributes.flatMap(({ slug, name, option }) => {
    const group = groups.find((one) => one.key === slug || one.name === name)
    return group ? [[group.key, option] as const] : []
  })
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    type: product.type,
    sku: product.sku,
    price: product.price,
    regular_price: product.regular_price,
    on_sale: product.on_sale,
    date_on_sale_to_gmt: product.date_on_sale_to_gmt,
    lowest_price: product.lowest_price,
    purchasable: product.purchasable,
    virtual: product.virtual,
    downloadable: product.downloadable,
    external_url: product.external_url,
    button_text: product.button_text,
    tax_status: product.tax_status,
    tax_class: product.tax_class,
    manage_stock: product.manage_stock,
    stock_quantity: product.stock_quantity,
    stock_status: product.stock_status,
    backorders_allowed: product.backorders_allowed,
    low_stock_amount: product.low_stock_amount,
    sold_individually: product.sold_individually,
    shipping_required: product.shipping_required,
    short_description: product.short_description,
    description: product.description,
    reviews_allowed: product.reviews_allowed,
    average_rating: product.average_rating,
    rating_count: product.rating_count,
    total_sales: product.total_sales,
    categories: product.categories.map(({ id, name, slug }) => ({ id, name, slug })),
    brands: product.brands ?? [],
    tags: product.tags,
    images: allPictures(product, variations),
    facts: product.attributes
      .filter(({ visible }) => visible)
      .map(({ name, options }) => ({ name, values: options })),
    groups,
    preferred: Object.fromEntries(preferred),
    variations: variations
      .filter(({ purchasable }) => purchasable)
      .map((variation) => toVariation(product, variation)),
    expires: expiryOf(product, expireMeta),
    has_price_history: hasChanged(history),
  }
}

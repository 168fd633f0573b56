interface Named {
  name: string
}
interface RecordedAttribute extends Named {
  variation?: boolean
  visible?: boolean
  options?: string[]
  option?: string
}

/** As much of a product of `wc/v3` as its file says. */
export interface RecordedProduct {
  [field: string]: unknown
  sku: string
  name: string
  type: string
  regular_price: string
  sale_price: string
  categories: Named[]
  tags: Named[]
  brands: Named[]
  attributes: RecordedAttribute[]
  default_attributes: { name: string; option: string }[]
  meta_data: { key: string; value: unknown }[]
  downloads: { name: string; file: string }[]
  upsell_ids: number[]
  cross_sell_ids: number[]
  grouped_products: number[]
  images: unknown[]
}

const PLAIN = [
  ...['type', 'status', 'featured', 'catalog_visibility', 'date_on_sale_from', 'date_on_sale_to', 'virtual'],
  ...['downloadable', 'download_limit', 'download_expiry', 'external_url', 'button_text', 'tax_status'],
  ...['tax_class', 'manage_stock', 'stock_quantity', 'stock_status', 'backorders', 'low_stock_amount'],
  ...['sold_individually', 'weight', 'dimensions', 'shipping_class', 'reviews_allowed', 'menu_order'],
]

/** WordPress makes paragraphs of texts with other ends of lines. */
const html = (text: unknown): string => String(text).replace(/\s*\n\s*/g, '')
const plain = (text: string): string => text.replaceAll('&amp;', '&')
/** A new product lies in "Uncategorized" there, and in no category here. */
const namesOf = (terms: readonly Named[]): string[] =>
  terms.map(({ name }) => plain(name)).filter((name) => name !== 'Uncategorized')
const price = (text: string): string => (text === '' ? '' : String(Number(text)))

/** What two shops have to agree on: no ids, dates or URLs of their own. */
export const comparable = (product: RecordedProduct): Record<string, unknown> => ({
  ...Object.fromEntries(PLAIN.map((field) => [field, product[field]])),
  name: product.type === 'variation' ? '' : plain(product.name),
  regular_price: price(product.regular_price),
  sale_price: price(product.sale_price),
  global_unique_id: product.global_unique_id,
  description: html(product.description),
  short_description: html(product.short_description),
  purchase_note: html(product.purchase_note),
  // those of a variation are its product's, and told with it or not
  categories: product.type === 'variation' ? [] : namesOf(product.categories),
  tags: namesOf(product.tags),
  brands: namesOf(product.brands),
  attributes: product.attributes
    .filter(({ option }) => option !== '')
    .map(({ name, options, option, visible, variation }) => ({ name, options, option, visible, variation })),
  default_attributes: product.default_attributes.map(({ name, option }) => [name, option.toLowerCase()]),
  meta_data: product.meta_data.filter(({ value }) => value !== '').map(({ key, value }) => [key, value]),
  downloads: product.downloads.map(({ name, file }) => [name, file.replace(/^https?:\/\/[^/]+/, '')]),
  links: [product.upsell_ids, product.cross_sell_ids, product.grouped_products].map((ids) => ids.length),
  images: product.images.length,
})

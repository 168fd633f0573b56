import { parseMoney } from '#common/money.ts'
import type { SeedShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { listOf, RECORDED_ORIGIN, type Recording } from '../replay/recordings.ts'

type Recordings = ReadonlyMap<string, Recording>

interface RecordedImage {
  id: number
  date_created_gmt: string
  date_modified_gmt: string
  src: string
  name: string
  alt: string
  srcset?: string
}
interface RecordedTerm {
  id: number
  name: string
  slug: string
  parent?: number
  description?: string
  display?: string
  menu_order?: number
}
interface RecordedAttribute {
  id: number
  name: string
  slug: string
  position: number
  visible: boolean
  variation: boolean
  options: string[]
  option: string
}
interface RecordedProduct {
  id: number
  type: 'simple' | 'variable' | 'grouped' | 'external' | 'variation'
  status: string
  name: string
  slug: string
  permalink: string
  sku: string
  global_unique_id: string
  description: string
  short_description: string
  catalog_visibility: string
  featured: boolean
  regular_price: string
  sale_price: string
  date_on_sale_from_gmt: string | null
  date_on_sale_to_gmt: string | null
  virtual: boolean
  downloadable: boolean
  downloads: { id: string; name: string; file: string }[]
  download_limit: number
  download_expiry: number
  external_url: string
  button_text: string
  tax_status: string
  tax_class: string
  manage_stock: boolean
  stock_quantity: number | null
  stock_status: 'instock' | 'outofstock' | 'onbackorder'
  backorders: string
  low_stock_amount: number | null
  sold_individually: boolean
  weight: string
  dimensions: { length: string; width: string; height: string }
  shipping_class_id: number
  reviews_allowed: boolean
  average_rating: string
  rating_count: number
  total_sales: number
  parent_id: number
  purchase_note: string
  menu_order: number
  categories: RecordedTerm[]
  tags: RecordedTerm[]
  brands: RecordedTerm[]
  images: RecordedImage[]
  image?: RecordedImage
  upsell_ids: number[]
  cross_sell_ids: number[]
  grouped_products: number[]
  attributes: RecordedAttribute[]
  default_attributes: RecordedAttribute[]
  meta_data: { id: number; key: string; value: unknown }[]
  date_created_gmt: string
  date_modified_gmt: string
}

const instant = (gmt: string): number => Date.parse(`${gmt}Z`)
const optional = (gmt: string | null): number | null => (gmt ? instant(gmt) : null)
const amount = (text: string): number | null => (text === '' ? null : parseMoney(text, 2))
const flag = (value: boolean): number => (value ? 1 : 0)
const ids = (items: { id: number }[] | undefined) => toJson((items ?? []).map(({ id }) => id))
/** The text as it was written: WordPress put the paragraph round it. */
const written = (html: string): string => html.replace(/^<p>([\s\S]*)<\/p>\n$/, '$1')

const productRow = (origin: string) => (product: RecordedProduct) => ({
  id: product.id,
  type: product.type,
  status: product.status,
  name: product.name,
  slug: product.slug,
  sku: product.sku,
  global_unique_id: product.global_unique_id,
  description: written(product.description),
  short_description: written(product.short_description),
  catalog_visibility: product.catalog_visibility,
  featured: flag(product.featured),
  regular_price: amount(product.regular_price),
  sale_price: amount(product.sale_price),
  sale_from_at: optional(product.date_on_sale_from_gmt),
  sale_to_at: optional(product.date_on_sale_to_gmt),
  wholesale_price: null,
  virtual: flag(product.virtual),
  downloadable: flag(product.downloadable),
  downloads: toJson(
    product.downloads.map((one) => ({ ...one, file: one.file.replace(RECORDED_ORIGIN, origin) })),
  ),
  download_limit: product.download_limit,
  download_expiry: product.download_expiry,
  external_url: product.external_url,
  button_text: product.button_text,
  tax_status: product.tax_status,
  tax_class: product.tax_class,
  manage_stock: flag(product.manage_stock),
  stock_quantity: product.stock_quantity,
  stock_status: product.stock_status,
  backorders: product.backorders,
  low_stock_amount: product.low_stock_amount,
  sold_individually: flag(product.sold_individually),
  weight: product.weight,
  length: product.dimensions.length,
  width: product.dimensions.width,
  height: product.dimensions.height,
  shipping_class_id: product.shipping_class_id,
  reviews_allowed: flag(product.reviews_allowed),
  average_rating: Math.round(Number(product.average_rating) * 100),
  rating_count: product.rating_count,
  total_sales: product.total_sales,
  parent_id: product.parent_id,
  purchase_note: product.purchase_note,
  menu_order: product.menu_order,
  category_ids: ids(product.categories),
  tag_ids: ids(product.tags),
  brand_ids: ids(product.brands),
  image_ids: ids(product.images),
  upsell_ids: toJson(product.upsell_ids),
  cross_sell_ids: toJson(product.cross_sell_ids),
  grouped_ids: toJson(product.grouped_products),
  attributes: toJson(product.attributes),
  default_attributes: toJson(product.default_attributes),
  meta_data: toJson(product.meta_data),
  vendor_id: 0,
  created_at: instant(product.date_created_gmt),
  updated_at: instant(product.date_modified_gmt),
})

/** A variation as recorded under its product, in the shape of a product. */
const asProduct = (variation: RecordedProduct, parent: RecordedProduct): RecordedProduct => ({
  ...variation,
  type: 'variation',
  name: `${parent.name} - ${variation.name}`,
  slug: `${parent.slug}-${variation.name.toLowerCase().replace(/\W+/g, '-')}`,
  short_description: '',
  catalog_visibility: 'visible',
  featured: false,
  external_url: '',
  button_text: '',
  sold_individually: false,
  reviews_allowed: false,
  average_rating: '0.00',
  rating_count: 0,
  total_sales: 0,
  purchase_note: '',
  categories: [],
  tags: [],
  brands: [],
  images: variation.image ? [variation.image] : [],
  upsell_ids: [],
  cross_sell_ids: [],
  grouped_products: [],
  default_attributes: [],
})

const mediaRow = (image: RecordedImage) => ({
  id: image.id,
  file: image.src.replace(/^.*\/uploads\//, ''),
  title: image.name,
  alt: image.alt,
  mime_type: 'image/jpeg',
  // every picture of the recorded shop is square
  width: Number(/ (\d+)w/.exec(image.srcset ?? '')?.[1] ?? 801),
  height: Number(/ (\d+)w/.exec(image.srcset ?? '')?.[1] ?? 801),
  thumbhash: null,
  created_at: instant(image.date_created_gmt),
  updated_at: instant(image.date_modified_gmt),
})

const termRow = (term: RecordedTerm) => ({
  id: term.id,
  name: term.name,
  slug: term.slug,
  description: term.description ?? '',
})

const treeRow = (term: RecordedTerm) => ({
  ...termRow(term),
  parent_id: term.parent ?? 0,
  image_id: null,
  menu_order: term.menu_order ?? 0,
})

/** The recorded shop's catalogue as rows. */
export const catalogRows = (recordings: Recordings, origin: string): SeedShop => {
  const products = listOf<RecordedProduct>(recordings, 'products-orderby-date-desc')
  const byId = new Map(products.map((product) => [product.id, product]))
  const variations = listOf<RecordedProduct>(recordings, 'all-variations').map((variation) =>
    asProduct(variation, byId.get(variation.parent_id) as RecordedProduct),
  )
  const all = [...products, ...variations].sort((a, b) => a.id - b.id)
  const attributes = new Map(
    products.flatMap((product) => product.attributes.filter(({ id }) => id > 0)).map((one) => [one.id, one]),
  )
  const terms = { 1: 'attribute-terms', 2: 'attribute-terms-size' }
  return {
    products: all.map(productRow(origin)),
    media: [
      ...new Map(all.flatMap((one) => one.images).map((image) => [image.id, mediaRow(image)])).values(),
    ],
    categories: listOf<RecordedTerm>(recordings, 'categories-per100').map((term) => ({
      ...treeRow(term),
      display: term.display ?? 'default',
    })),
    brands: listOf<RecordedTerm>(recordings, 'brands').map(treeRow),
    tags: listOf<RecordedTerm>(recordings, 'tags-orderby-count').map(termRow),
    attributes: [...attributes.values()].map(({ id, name, slug }) => ({
      id,
      name,
      slug,
      type: 'select',
      order_by: 'menu_order',
      has_archives: 0,
    })),
    attribute_terms: Object.entries(terms).flatMap(([attribute, name]) =>
      listOf<RecordedTerm>(recordings, name).map((term) => ({
        ...termRow(term),
        attribute_id: Number(attribute),
        menu_order: term.menu_order ?? 0,
        swatch: null,
      })),
    ),
    reviews: listOf<{
      id: number
      product_id: number
      status: string
      reviewer: string
      reviewer_email: string
      review: string
      rating: number
      verified: boolean
      date_created_gmt: string
    }>(recordings, 'reviews-all-status').map((review) => ({
      id: review.id,
      product_id: review.product_id,
      customer_id: 0,
      reviewer: review.reviewer,
      reviewer_email: review.reviewer_email,
      review: written(review.review),
      rating: review.rating,
      status: review.status,
      verified: flag(review.verified),
      created_at: instant(review.date_created_gmt),
    })),
  }
}

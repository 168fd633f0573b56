import type { Generated } from 'kysely'
import type { MetaEntry } from '#common/meta-data.ts'
import { type Json, toJson } from '#store/database/json.ts'

export type ProductType = 'simple' | 'variable' | 'grouped' | 'external' | 'variation'
export type StockStatus = 'instock' | 'outofstock' | 'onbackorder'
/** the stock statuses of what can be bought */
export const AVAILABLE: readonly StockStatus[] = ['instock', 'onbackorder']

export interface CategoriesTable {
  id: Generated<number>
  /** 0 is top level */
  parent_id: number
  name: string
  slug: string
  description: string
  display: string
  image_id: number | null
  menu_order: number
}

export interface TagsTable {
  id: Generated<number>
  name: string
  slug: string
  description: string
}

export interface BrandsTable {
  id: Generated<number>
  parent_id: number
  name: string
  slug: string
  description: string
  image_id: number | null
  menu_order: number
}

export interface AttributesTable {
  id: Generated<number>
  name: string
  /** with WooCommerce's prefix: `pa_color` */
  slug: string
  /** `select`, or `color` when the terms carry swatches */
  type: string
  order_by: string
  has_archives: number
}

export interface AttributeTermsTable {
  id: Generated<number>
  attribute_id: number
  name: string
  slug: string
  description: string
  menu_order: number
  /** a CSS hex colour for attributes of type `color`, else null */
  swatch: string | null
  /** a picture of the library in place of the colour */
  swatch_image_id: Generated<number | null>
}

/** On a product: `options` are the names a shopper reads. On a variation: `option` is its one choice, '' means any. */
export interface ProductAttribute {
  /** 0 for an attribute of this product alone */
  id: number
  name: string
  slug: string
  position: number
  visible: boolean
  variation: boolean
  options: string[]
}
export interface AttributeChoice {
  id: number
  name: string
  slug: string
  option: string
}
export interface ProductDownload {
  id: string
  name: string
  file: string
}

/** Products and variations share one id space and one table, as posts do in WooCommerce; a variation has `type` variation and `parent_id` set. */
export interface ProductsTable {
  id: Generated<number>
  type: ProductType
  /** publish, draft, pending, private, trash */
  status: string
  name: string
  slug: string
  sku: string
  global_unique_id: string
  description: string
  short_description: string
  /** visible, catalog, search, hidden */
  catalog_visibility: string
  featured: number
  /** minor units, which may have parts (`common/money.ts`); null when not set (variable, grouped, or no price) */
  regular_price: number | null
  sale_price: number | null
  sale_from_at: number | null
  sale_to_at: number | null
  /** minor units, for a proven wholesale customer only */
  wholesale_price: number | null
  virtual: number
  downloadable: number
  downloads: Json<ProductDownload[]>
  /** -1 unlimited */
  download_limit: number
  /** days, -1 never */
  download_expiry: number
  external_url: string
  button_text: string
  /** taxable, shipping, none */
  tax_status: string
  tax_class: string
  manage_stock: number
  stock_quantity: number | null
  stock_status: StockStatus
  /** no, notify, yes */
  backorders: string
  low_stock_amount: number | null
  sold_individually: number
  weight: string
  length: string
  width: string
  height: string
  shipping_class_id: number
  reviews_allowed: number
  /** average of approved ratings × 100 */
  average_rating: number
  rating_count: number
  total_sales: number
  /** the variable product of a variation, else 0 */
  parent_id: number
  /** the product that another one is filed under, 0 for none: WooCommerce's lists ask for it, nothing depends on it */
  post_parent: Generated<number>
  purchase_note: string
  menu_order: number
  category_ids: Json<number[]>
  tag_ids: Json<number[]>
  brand_ids: Json<number[]>
  image_ids: Json<number[]>
  upsell_ids: Json<number[]>
  cross_sell_ids: Json<number[]>
  grouped_ids: Json<number[]>
  /** ProductAttribute[] on products, AttributeChoice[] on variations */
  attributes: Json<ProductAttribute[] | AttributeChoice[]>
  default_attributes: Json<AttributeChoice[]>
  meta_data: Json<MetaEntry[]>
  vendor_id: number
  created_at: number
  updated_at: number
}

const NO_JSON = toJson([])

/** Every column at rest; each product sets what it has. */
export const BLANK_PRODUCT = {
  status: 'publish',
  global_unique_id: '',
  description: '',
  short_description: '',
  catalog_visibility: 'visible',
  featured: 0,
  regular_price: null,
  sale_price: null,
  sale_from_at: null,
  sale_to_at: null,
  wholesale_price: null,
  virtual: 0,
  downloadable: 0,
  downloads: NO_JSON,
  download_limit: -1,
  download_expiry: -1,
  external_url: '',
  button_text: '',
  tax_status: 'taxable',
  tax_class: '',
  manage_stock: 0,
  stock_quantity: null,
  stock_status: 'instock',
  backorders: 'no',
  low_stock_amount: null,
  sold_individually: 0,
  weight: '',
  length: '',
  width: '',
  height: '',
  shipping_class_id: 0,
  reviews_allowed: 1,
  average_rating: 0,
  rating_count: 0,
  total_sales: 0,
  parent_id: 0,
  post_parent: 0,
  purchase_note: '',
  menu_order: 0,
  category_ids: NO_JSON,
  tag_ids: NO_JSON,
  brand_ids: NO_JSON,
  image_ids: NO_JSON,
  upsell_ids: NO_JSON,
  cross_sell_ids: NO_JSON,
  grouped_ids: NO_JSON,
  attributes: NO_JSON,
  default_attributes: NO_JSON,
  meta_data: NO_JSON,
  vendor_id: 0,
} as const

/** What a product or variation cost, from when on; it holds until the next row of the product begins. */
export interface PriceHistoryTable {
  product_id: number
  began_at: number
  /** minor units, like the others */
  regular_price: number | null
  sale_price: number | null
  /** what a piece cost everybody; null while the product was not published or had no price */
  price: number | null
  /** 1 where the product was there before its prices were recorded: what it cost until then is not known */
  past_unknown: Generated<number>
}

export interface ReviewsTable {
  id: Generated<number>
  product_id: number
  customer_id: number
  reviewer: string
  reviewer_email: string
  review: string
  /** 1–5 */
  rating: number
  /** approved, hold, spam, trash */
  status: string
  verified: number
  created_at: number
}

/** A buyer's photo of what was bought; the order of ids is theirs. */
export interface ReviewPhotosTable {
  media_id: number
  review_id: number
}

export interface ShippingClassesTable {
  id: Generated<number>
  name: string
  slug: string
  description: string
}

/** Groups of the start list of synonyms that the shop does without. */
export interface SearchStartOffTable {
  /** see `keyOf` of the lexicon */
  key: string
  updated_at: number
}

/** Words that stand for each other, or `words` that also find what `means` names. */
export interface SearchSynonymsTable {
  id: Generated<number>
  words: Json<string[]>
  /** empty where the words stand for each other */
  means: Json<string[]>
  updated_at: number
}

/** What comes first and what does not come for one query. */
export interface SearchRulesTable {
  id: Generated<number>
  /** folded, unique */
  query: string
  /** as the shop wrote it */
  text: string
  pinned_ids: Json<number[]>
  hidden_ids: Json<number[]>
  updated_at: number
}

/** How a search ended: products as asked for, products for other or fewer words, or none. */
export type SearchOutcome = 'found' | 'corrected' | 'nothing'

/** How often something was searched for on a day; it is not linked to any customer. */
export interface SearchCountsTable {
  /** folded */
  query: string
  /** whole days since 1970, UTC */
  day: number
  outcome: SearchOutcome
  /** as it was typed first that day */
  text: string
  searches: number
  /** how often a product was opened from the results */
  clicks: number
}

/** Which products were opened from the results of a query. */
export interface SearchClicksTable {
  /** folded */
  query: string
  product_id: number
  clicks: number
  updated_at: number
}

import { z } from 'zod'
import type { ProductSort } from './product-sort.ts'

/** A picture as WooCommerce gives it; the last three keys are ours and may be missing behind a real WooCommerce. */
/** that there are texts in, the shop's own first; missing where that is the only one */
export const languages = z.array(z.enum(['fa', 'en'])).optional()

export const image = z.object({
  id: z.number(),
  src: z.string(),
  name: z.string(),
  alt: z.string(),
  srcset: z.string().optional(),
  sizes: z.string().optional(),
  thumbnail: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  thumbhash: z.string().nullable().optional(),
})
export type Image = z.infer<typeof image>

const termRef = z.object({ id: z.number(), name: z.string(), slug: z.string() })

export const productAttribute = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  position: z.number(),
  visible: z.boolean(),
  variation: z.boolean(),
  options: z.array(z.string()),
})
export type ProductAttribute = z.infer<typeof productAttribute>

export const attributeChoice = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  option: z.string(),
})
export type AttributeChoice = z.infer<typeof attributeChoice>

export const meta = z.object({ id: z.number(), key: z.string(), value: z.unknown() })

/** Ours: what the variations or parts of a product cost, as decimal strings; `regular_min` is '' without a sale. */
export const priceRange = z.object({ min: z.string(), max: z.string(), regular_min: z.string() })
export type PriceRange = z.infer<typeof priceRange>

/** Ours: what a storefront says of a sale, beside WooCommerce's fields that tell of it as it was entered. */
const saleClaim = {
  /** its old price was not charged shortly before, and the shop shows no such sale as one */
  sale_unproven: z.literal(true).optional(),
  /** the lowest price charged in the thirty days before the sale began, of several variations over those on sale */
  lowest_price: z.string().optional(),
}

/** `wc/v3/products`; prices are unpadded decimal strings, '' when not set. */
export const product = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  permalink: z.string(),
  date_created: z.string().nullable(),
  date_created_gmt: z.string().nullable(),
  date_modified: z.string().nullable(),
  date_modified_gmt: z.string().nullable(),
  type: z.enum(['simple', 'variable', 'grouped', 'external', 'variation']),
  status: z.string(),
  featured: z.boolean(),
  catalog_visibility: z.string(),
  description: z.string(),
  short_description: z.string(),
  sku: z.string(),
  price: z.string(),
  regular_price: z.string(),
  sale_price: z.string(),
  date_on_sale_from: z.string().nullable(),
  date_on_sale_from_gmt: z.string().nullable(),
  date_on_sale_to: z.string().nullable(),
  date_on_sale_to_gmt: z.string().nullable(),
  on_sale: z.boolean(),
  purchasable: z.boolean(),
  total_sales: z.number(),
  virtual: z.boolean(),
  downloadable: z.boolean(),
  downloads: z.array(z.object({ id: z.string(), name: z.string(), file: z.string() })),
  download_limit: z.number(),
  download_expiry: z.number(),
  external_url: z.string(),
  button_text: z.string(),
  tax_status: z.string(),
  tax_class: z.string(),
  manage_stock: z.boolean(),
  stock_quantity: z.number().nullable(),
  stock_status: z.enum(['instock', 'outofstock', 'onbackorder']),
  backorders: z.string(),
  backorders_allowed: z.boolean(),
  backordered: z.boolean(),
  low_stock_amount: z.number().nullable(),
  sold_individually: z.boolean(),
  weight: z.string(),
  dimensions: z.object({ length: z.string(), width: z.string(), height: z.string() }),
  shipping_required: z.boolean(),
  shipping_taxable: z.boolean(),
  shipping_class: z.string(),
  shipping_class_id: z.number(),
  reviews_allowed: z.boolean(),
  /** two decimals as text: "4.00" */
  average_rating: z.string(),
  rating_count: z.number(),
  upsell_ids: z.array(z.number()),
  cross_sell_ids: z.array(z.number()),
  parent_id: z.number(),
  purchase_note: z.string(),
  categories: z.array(termRef),
  brands: z.array(termRef),
  tags: z.array(termRef),
  images: z.array(image),
  attributes: z.array(productAttribute),
  default_attributes: z.array(attributeChoice),
  variations: z.array(z.number()),
  grouped_products: z.array(z.number()),
  menu_order: z.number(),
  price_html: z.string(),
  price_range: priceRange.optional(),
  ...saleClaim,
  related_ids: z.array(z.number()),
  meta_data: z.array(meta),
  has_options: z.boolean(),
  post_password: z.string(),
  global_unique_id: z.string(),
  /** the vendor, in a shop of several; as Dokan adds it */
  store: z.object({ id: z.number(), name: z.string(), shop_name: z.string(), url: z.string() }).optional(),
  languages,
})
export type Product = z.infer<typeof product>

/** `wc/v3/products/{id}/variations` */
export const variation = z.object({
  id: z.number(),
  name: z.string(),
  parent_id: z.number(),
  permalink: z.string(),
  description: z.string(),
  sku: z.string(),
  price: z.string(),
  regular_price: z.string(),
  sale_price: z.string(),
  date_on_sale_to_gmt: z.string().nullable(),
  on_sale: z.boolean(),
  purchasable: z.boolean(),
  virtual: z.boolean(),
  downloadable: z.boolean(),
  tax_status: z.string(),
  tax_class: z.string(),
  manage_stock: z.union([z.boolean(), z.literal('parent')]),
  stock_quantity: z.number().nullable(),
  stock_status: z.enum(['instock', 'outofstock', 'onbackorder']),
  backorders_allowed: z.boolean(),
  image: image.nullable(),
  attributes: z.array(attributeChoice),
  ...saleClaim,
})
export type Variation = z.infer<typeof variation>

/** `wc/v3/products/categories` and `ghab/v1/product-categories` */
export const category = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  parent: z.number(),
  description: z.string(),
  display: z.string(),
  image: image.nullable(),
  menu_order: z.number(),
  count: z.number(),
  languages,
})
export type Category = z.infer<typeof category>

export const brand = category
export type Brand = z.infer<typeof brand>

export const tag = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  count: z.number(),
  languages,
})
export type Tag = z.infer<typeof tag>

/** `wc/v3/products/reviews` */
export const review = z.object({
  id: z.number(),
  date_created: z.string(),
  date_created_gmt: z.string(),
  product_id: z.number(),
  product_name: z.string(),
  status: z.string(),
  reviewer: z.string(),
  /** HTML */
  review: z.string(),
  rating: z.number(),
  verified: z.boolean(),
})
export type Review = z.infer<typeof review>

/** As in the Store API: whether a list has what shoppers come across in lists, in searches, or all that is published. */
export const CATALOG_VISIBILITIES = ['any', 'catalog', 'search'] as const
export type CatalogVisibility = (typeof CATALOG_VISIBILITIES)[number]

/**
 * What the app asks `ghab/v1/products` for; the handler declares how each parameter is checked. Several ids are
 * comma-separated; within one attribute they widen the result, across attributes they narrow it. Text of `search` is
 * folded as Persian.
 */
export interface ShopperProductQuery {
  page?: number | undefined
  per_page?: number | undefined
  /** `date` by default, `relevance` for a search */
  orderby?: ProductSort | undefined
  /** by default that of `PRODUCT_SORT_DIRECTIONS` */
  order?: 'asc' | 'desc' | undefined
  /** category ids or slugs, comma-separated; descendants count */
  category?: string | undefined
  tag?: string | undefined
  brand?: string | undefined
  /** vendor id or slug */
  vendor?: string | undefined
  /** e.g. `pa_color:12,15;pa_size:3`: attribute slug, then term ids */
  attributes?: string | undefined
  /** decimal strings in the shop's currency */
  min_price?: string | undefined
  max_price?: string | undefined
  on_sale?: boolean | undefined
  featured?: boolean | undefined
  in_stock?: boolean | undefined
  /** at least this many stars */
  min_rating?: number | undefined
  search?: string | undefined
  /** the words of `search` as they are: nothing corrected, left out or understood */
  exact?: boolean | undefined
  include?: string | undefined
  /** what shoppers may come across there; by default that of the list, and of `include` any */
  catalog_visibility?: CatalogVisibility | undefined
  exclude?: string | undefined
  /** `false` leaves the facets out */
  facets?: boolean | undefined
  _fields?: string | undefined
}

const facetTerm = z.object({ id: z.number(), name: z.string(), slug: z.string(), count: z.number() })

/**
 * Counts over the whole result; each facet is counted without its own filter, so that a choice can be widened. What is
 * chosen is always there, so that it can be named and taken back; all else only where it finds something.
 */
export const facets = z.object({
  /** decimal strings; null for an empty result */
  price: z.object({ min: z.string(), max: z.string() }).nullable(),
  categories: z.array(facetTerm.extend({ parent: z.number() })),
  brands: z.array(facetTerm),
  attributes: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      slug: z.string(),
      type: z.string(),
      terms: z.array(facetTerm.extend({ swatch: z.string().nullable() })),
    }),
  ),
  on_sale: z.number(),
  in_stock: z.number(),
  /** index 0 is one star and up */
  ratings: z.array(z.number()),
})
export type Facets = z.infer<typeof facets>

const intentWords = {
  /** the words that say it */
  text: z.string(),
  /** the search without them, '' where nothing is left */
  rest: z.string(),
}

/** What words of a search ask of the list, each with the text that says it. */
export const searchIntent = z.discriminatedUnion('kind', [
  /** decimal strings */
  z.object({
    kind: z.literal('price'),
    ...intentWords,
    min: z.string().nullable(),
    max: z.string().nullable(),
  }),
  /** the order of what fits best; other products follow */
  z.object({
    kind: z.literal('order'),
    ...intentWords,
    order: z.enum(['price_low', 'price_high', 'newest', 'best_selling', 'best_rated']),
  }),
  z.object({ kind: z.literal('on_sale'), ...intentWords }),
])
export type SearchIntent = z.infer<typeof searchIntent>

/** How a search was read, as far as it was not taken as it was typed. */
export const searchReading = z.object({
  /** other words that the results belong to: slips corrected, other script or keyboard layout */
  shown_for: z.string().nullable(),
  /** words that were left out, because nothing fits all of them */
  without: z.array(z.string()),
  intents: z.array(searchIntent),
  /** nothing is called so; descriptions mention it */
  descriptions_only: z.boolean(),
})
export type SearchReading = z.infer<typeof searchReading>

export const productList = z.object({
  products: z.array(product),
  total: z.number(),
  total_pages: z.number(),
  facets: facets.nullable(),
  /** another reading of the search text (wrong keyboard layout, typo) that finds more; the same as `search.shown_for` */
  did_you_mean: z.string().nullable(),
  /** null without a search */
  search: searchReading.nullable(),
})
export type ProductList = z.infer<typeof productList>

/** `ghab/v1/search/suggest` */
export const suggestions = z.object({
  products: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      slug: z.string(),
      price: z.string(),
      regular_price: z.string(),
      /** the lowest charged in the thirty days before the sale, where that is known */
      lowest_price: z.string().optional(),
      on_sale: z.boolean(),
      image: image.nullable(),
    }),
  ),
  categories: z.array(facetTerm),
  brands: z.array(facetTerm),
  /** the text with its last word completed, the likeliest first */
  queries: z.array(z.string()),
  did_you_mean: z.string().nullable(),
})
export type Suggestions = z.infer<typeof suggestions>

import { args, readOnly } from '#store/http/wp-rest/parameters.ts'
import { imageArg } from './given-images.ts'

const text = { type: 'string' } as const
const whole = { type: 'integer' } as const
const flag = { type: 'boolean' } as const
const ids = { type: 'array', items: whole } as const
const terms = {
  type: 'array',
  items: { type: 'object', properties: args({ ...readOnly('name', 'slug'), id: whole }) },
} as const
const choices = {
  type: 'array',
  items: { type: 'object', properties: args({ ...readOnly('slug'), id: whole, name: text, option: text }) },
} as const

/** What products and variations take when they are written. */
const sharedArgs = args({
  description: text,
  sku: text,
  global_unique_id: text,
  regular_price: text,
  sale_price: text,
  wholesale_price: text,
  date_on_sale_from: text,
  date_on_sale_from_gmt: text,
  date_on_sale_to: text,
  date_on_sale_to_gmt: text,
  virtual: flag,
  downloadable: flag,
  downloads: {
    type: 'array',
    items: { type: 'object', properties: args({ id: text, name: text, file: text }) },
  },
  download_limit: whole,
  download_expiry: whole,
  tax_class: text,
  manage_stock: flag,
  stock_quantity: whole,
  inventory_delta: whole,
  stock_status: { type: 'string', enum: ['instock', 'outofstock', 'onbackorder'] },
  backorders: { type: 'string', enum: ['no', 'notify', 'yes'] },
  low_stock_amount: { type: 'integer', nullable: true },
  weight: text,
  dimensions: { type: 'object', properties: args({ length: text, width: text, height: text }) },
  shipping_class: text,
  menu_order: whole,
  meta_data: {
    type: 'array',
    items: {
      type: 'object',
      properties: args({ id: { type: 'integer', nullable: true }, key: text, value: { type: 'mixed' } }),
    },
  },
})

/** Products and variations have these; they follow from others. */
const derivedFields = readOnly(
  'permalink',
  'date_modified',
  'date_modified_gmt',
  'price',
  'price_html',
  'on_sale',
  'purchasable',
  'backorders_allowed',
  'backordered',
  'shipping_class_id',
)

export const productArgs = args({
  ...derivedFields,
  ...readOnly(
    'permalink_template',
    'generated_slug',
    'total_sales',
    'shipping_required',
    'shipping_taxable',
    'average_rating',
    'rating_count',
    'related_ids',
    'variations',
    'has_options',
    'price_range',
  ),
  ...sharedArgs,
  id: whole,
  name: text,
  slug: text,
  type: { type: 'string', enum: ['simple', 'grouped', 'external', 'variable'] },
  status: {
    type: 'string',
    enum: ['draft', 'pending', 'private', 'publish', 'future', 'auto-draft', 'trash'],
  },
  featured: flag,
  catalog_visibility: { type: 'string', enum: ['visible', 'catalog', 'search', 'hidden'] },
  short_description: text,
  date_created: text,
  date_created_gmt: text,
  external_url: text,
  button_text: text,
  tax_status: { type: 'string', enum: ['taxable', 'shipping', 'none'] },
  sold_individually: flag,
  reviews_allowed: flag,
  purchase_note: text,
  upsell_ids: ids,
  cross_sell_ids: ids,
  grouped_products: ids,
  categories: terms,
  tags: terms,
  brands: terms,
  images: { type: 'array', items: imageArg },
  attributes: {
    type: 'array',
    items: {
      type: 'object',
      properties: args({
        ...readOnly('slug'),
        id: whole,
        name: text,
        position: whole,
        visible: flag,
        variation: flag,
        options: { type: 'array', items: text },
      }),
    },
  },
  default_attributes: choices,
  parent_id: { type: 'integer', minimum: 0 },
  post_password: { type: 'unserved', allowed: [''] },
  post_author: { type: 'integer', minimum: 0, description: 'The seller; 0 for the shop itself.' },
})

export const variationArgs = args({
  ...derivedFields,
  ...readOnly('product_id', 'type', 'name', 'parent_id', 'date_created', 'date_created_gmt'),
  ...sharedArgs,
  status: { type: 'string', enum: ['draft', 'pending', 'private', 'publish', 'trash'] },
  /** a boolean, or `parent` where the product counts */
  manage_stock: { type: 'mixed' },
  image: imageArg,
  attributes: choices,
  tax_status: { type: 'unserved', allowed: ['taxable', 'shipping', 'none'] },
})

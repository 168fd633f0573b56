import type { Schema } from '#store/database/schema.ts'

/** What the log says of a table's rows. A column that stands nowhere is not told, and a test asks for each. */
export interface LoggedTable {
  /** the thing that rows are, or are a part of */
  resource: string
  /** the column with the thing's id, where rows are parts of it; the primary key elsewhere */
  partOf?: { column: string; part: string }
  /** columns whose values are told */
  told: readonly string[]
  /** columns whose values belong to a customer: they are told until that customer is forgotten */
  personal?: readonly string[]
  /** the column with that customer's id */
  customer?: string
  /** columns of which only is told that they were changed */
  named?: readonly string[]
  /** columns that are not told at all: secrets, times, and what is counted or follows from something else */
  left: readonly string[]
  /** told or personal columns that hold JSON: compared piece by piece */
  json?: readonly string[]
  /** told URLs, of which a path or query may give access */
  origins?: readonly string[]
  /** fields within JSON of which only is told that they were changed */
  secret?: RegExp
  /** keys of rows that are not told */
  leftRows?: readonly string[]
}

/** Names of columns in a text. */
const names = (text: string): string[] => text.trim().split(/\s+/)

/** Which tables and columns the audit log tells of, and how. Everything else is written without a trace in it. */
export const LOGGED_TABLES: { [T in keyof Schema]?: LoggedTable } = {
  products: {
    resource: 'product',
    told: names(`
      type status name slug sku global_unique_id description short_description
      catalog_visibility featured regular_price sale_price sale_from_at sale_to_at
      wholesale_price virtual downloadable download_limit download_expiry external_url
      button_text tax_status tax_class manage_stock stock_quantity stock_status backorders
      low_stock_amount sold_individually weight length width height shipping_class_id
      reviews_allowed parent_id post_parent purchase_note menu_order category_ids tag_ids
      brand_ids image_ids upsell_ids cross_sell_ids grouped_ids attributes default_attributes
      meta_data vendor_id`),
    named: names('downloads'),
    left: names('id average_rating rating_count total_sales created_at updated_at'),
    json: names(`
      category_ids tag_ids brand_ids image_ids upsell_ids cross_sell_ids grouped_ids attributes
      default_attributes meta_data`),
  },
  categories: {
    resource: 'category',
    told: names('name slug description parent_id display image_id menu_order'),
    left: names('id'),
  },
  tags: { resource: 'tag', told: names('name slug description'), left: names('id') },
  brands: {
    resource: 'brand',
    told: names('name slug description parent_id image_id menu_order'),
    left: names('id'),
  },
  attributes: {
    resource: 'attribute',
    told: names('name slug type order_by has_archives'),
    left: names('id'),
  },
  attribute_terms: {
    resource: 'attribute',
    partOf: { column: 'attribute_id', part: 'term' },
    told: names('name slug description menu_order swatch'),
    left: names('id attribute_id'),
  },
  shipping_classes: { resource: 'shipping_class', told: names('name slug description'), left: names('id') },
  search_synonyms: {
    resource: 'synonym',
    told: names('words means'),
    left: names('id updated_at'),
    json: names('words means'),
  },
  search_start_off: { resource: 'start_synonym', told: names('key'), left: names('updated_at') },
  search_rules: {
    resource: 'search_rule',
    told: names('text pinned_ids hidden_ids'),
    left: names('id query updated_at'),
    json: names('pinned_ids hidden_ids'),
  },
  reviews: {
    resource: 'review',
    told: names('product_id rating status verified'),
    personal: names('reviewer reviewer_email review'),
    customer: 'customer_id',
    left: names('id customer_id created_at'),
  },
  customers: {
    resource: 'customer',
    told: names('role'),
    personal: names('email username first_name last_name mobile billing shipping'),
    customer: 'id',
    named: names('password_hash meta_data'),
    left: names('id avatar_id is_paying_customer created_at updated_at'),
    json: names('billing shipping'),
  },
  api_keys: {
    resource: 'consumer_key',
    told: names('customer_id description permissions'),
    left: names(`
      id consumer_key_hash consumer_secret truncated_key last_access_at created_at`),
  },
  application_passwords: {
    resource: 'application_password',
    told: names('customer_id app_id name'),
    left: names('uuid password_hash last_used_at created_at'),
  },
  posts: {
    resource: 'post',
    told: names(`
      type slug title content excerpt status author_name featured_media_id sticky comments_open
      parent_id menu_order category_ids tag_ids created_at`),
    left: names('id updated_at'),
    json: names('category_ids tag_ids'),
  },
  post_categories: {
    resource: 'post_category',
    told: names('name slug description parent_id'),
    left: names('id'),
  },
  post_tags: { resource: 'post_tag', told: names('name slug description'), left: names('id') },
  comments: {
    resource: 'comment',
    told: names('post_id parent_id status created_at'),
    personal: names('author_name author_email content'),
    customer: 'customer_id',
    left: names('id customer_id'),
  },
  menu_items: { resource: 'menu_item', told: names('parent_id title url position'), left: names('id') },
  vendors: {
    resource: 'vendor',
    told: names(`
      customer_id slug store_name description banner_id avatar_id featured enabled`),
    personal: names('first_name last_name email phone address social'),
    customer: 'customer_id',
    left: names('id created_at'),
    json: names('address social'),
  },
  coupons: {
    resource: 'coupon',
    told: names(`
      code status discount_type amount description date_expires_at individual_use product_ids
      excluded_product_ids usage_limit usage_limit_per_user limit_usage_to_x_items free_shipping
      product_categories excluded_product_categories exclude_sale_items minimum_amount
      maximum_amount meta_data`),
    named: names('email_restrictions'),
    left: names('id usage_count created_at updated_at'),
    json: names(`
      product_ids excluded_product_ids product_categories excluded_product_categories meta_data`),
  },
  shipping_zones: { resource: 'shipping_zone', told: names('name zone_order'), left: names('id') },
  shipping_zone_locations: {
    resource: 'shipping_zone',
    partOf: { column: 'zone_id', part: 'location' },
    told: names('code type'),
    left: names('id zone_id'),
  },
  shipping_methods: {
    resource: 'shipping_zone',
    partOf: { column: 'zone_id', part: 'method' },
    told: names('method_id title method_order enabled settings'),
    left: names('id zone_id'),
    json: names('settings'),
  },
  tax_classes: { resource: 'tax_class', told: names('name'), left: names('slug') },
  tax_rates: {
    resource: 'tax_rate',
    told: names(`
      country state postcode city rate name priority compound shipping rate_order class`),
    left: names('id'),
  },
  product_imports: {
    resource: 'product_import',
    told: names('status update_existing columns'),
    left: names(`
      id origin phase last_row created_at started_at finished_at started_by started_as`),
    json: names('columns'),
  },
  orders: {
    resource: 'order',
    told: names(`
      status currency customer_id payment_method payment_method_title transaction_id created_via
      parent_order_id prices_include_tax discount_total discount_tax shipping_total shipping_tax
      cart_tax total total_tax stock_reduced paid_at completed_at created_at`),
    personal: names('billing shipping customer_note'),
    customer: 'customer_id',
    named: names('meta_data'),
    left: names(`
      id order_key customer_ip_address customer_user_agent cart_hash coupons_counted
      sales_counted draft_id hold_until_at updated_at`),
    json: names('billing shipping'),
  },
  order_items: {
    resource: 'order',
    partOf: { column: 'order_id', part: 'item' },
    told: names(`
      kind name product_id variation_id quantity tax_class subtotal subtotal_tax total total_tax
      sku details`),
    named: names('meta_data'),
    left: names(`
      id order_id vendor_id tax_status taxes global_unique_id parent_name image_id`),
    json: names('details'),
  },
  order_notes: {
    resource: 'order',
    partOf: { column: 'order_id', part: 'note' },
    told: names('author customer_note status'),
    named: names('note'),
    left: names('id order_id created_at'),
  },
  refunds: {
    resource: 'order',
    partOf: { column: 'order_id', part: 'refund' },
    told: names('amount reason refunded_payment'),
    named: names('meta_data'),
    left: names('id order_id refunded_by created_at'),
  },
  refund_items: {
    resource: 'order',
    partOf: { column: 'order_id', part: 'refund_item' },
    told: names('refund_id item_id kind name quantity total total_tax'),
    left: names(`
      id order_id product_id variation_id tax_class tax_status taxes sku global_unique_id
      parent_name image_id details`),
  },
  payments: {
    resource: 'order',
    partOf: { column: 'order_id', part: 'payment' },
    told: names('gateway amount status reference'),
    left: names(`
      id order_id authority receipt_media_id details ask_at asked answered_at created_at
      updated_at`),
  },
  settings: {
    resource: 'setting',
    told: names('value'),
    left: names('name updated_at'),
    json: names('value'),
    // what gateways are opened with
    secret: /\.settings\./,
    leftRows: ['update_order'],
  },
  translations: {
    resource: 'translation',
    told: names('fields'),
    left: names('kind item_id locale updated_at'),
    json: names('fields'),
  },
  media: {
    resource: 'media',
    told: names('file title alt mime_type'),
    left: names('id width height thumbhash created_at updated_at'),
  },
  webhooks: {
    resource: 'webhook',
    told: names('name status topic delivery_url customer_id'),
    named: names('secret'),
    left: names('id failure_count created_at updated_at'),
    origins: names('delivery_url'),
  },
  customer_notifications: {
    resource: 'notification',
    told: names('kind customer_id'),
    personal: names('title text'),
    customer: 'customer_id',
    left: names('id topic order_id code seen_at created_at'),
  },
}

export const LOGGED_NAMES: ReadonlySet<string> = new Set(Object.keys(LOGGED_TABLES))

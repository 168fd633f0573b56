import type { RowChange } from '#store/database/row-changes.ts'
import type { Schema } from '#store/database/schema.ts'

/** How the rows of a table are logged. `logged-tables.test.ts` fails for a column that stands in no list. */
export interface LoggedTable {
  /** the kind of thing that rows are, or are parts of */
  resource: string
  /** where rows are parts of a thing: the column with its id, and what the part is called; else the primary key is the id */
  partOf?: {
    column: string
    part: string
    /** columns that name the part, where its primary key gives access */
    by?: readonly string[]
  }
  /** columns logged with their values */
  values: readonly string[]
  /** columns with personal data of a customer: logged with their values until that customer is forgotten */
  personal?: readonly string[]
  /** the column with that customer's id */
  customer?: string
  /** columns logged by name alone, without values */
  redacted?: readonly string[]
  /** columns that are not logged: secrets, times, and what is counted or derived */
  ignored: readonly string[]
  /** columns that hold JSON, which is compared key by key */
  json?: readonly string[]
  /** columns with URLs, logged without path and query, which may give access */
  origins?: readonly string[]
  /** paths within JSON that are logged by name alone */
  secret?: RegExp
  /** what becomes of a row that is logged, where not everything is */
  actions?: readonly RowChange['action'][]
  /** primary keys of rows that are not logged */
  ignoredRows?: readonly string[]
}

/** Names of columns in a text. */
const names = (text: string): string[] => text.trim().split(/\s+/)

/** The tables that are logged; changes of others are not. */
export const LOGGED_TABLES: { [T in keyof Schema]?: LoggedTable } = {
  products: {
    resource: 'product',
    values: names(`
      type status name slug sku global_unique_id description short_description
      catalog_visibility featured regular_price sale_price sale_from_at sale_to_at
      wholesale_price virtual downloadable download_limit download_expiry external_url
      button_text tax_status tax_class manage_stock stock_quantity stock_status backorders
      low_stock_amount sold_individually weight length width height shipping_class_id
      reviews_allowed parent_id post_parent purchase_note menu_order category_ids tag_ids
      brand_ids image_ids upsell_ids cross_sell_ids grouped_ids attributes default_attributes
      meta_data vendor_id`),
    redacted: names('downloads'),
    ignored: names('id average_rating rating_count total_sales created_at updated_at'),
    json: names(`
      category_ids tag_ids brand_ids image_ids upsell_ids cross_sell_ids grouped_ids attributes
      default_attributes meta_data`),
  },
  categories: {
    resource: 'category',
    values: names('name slug description parent_id display image_id menu_order'),
    ignored: names('id'),
  },
  tags: { resource: 'tag', values: names('name slug description'), ignored: names('id') },
  brands: {
    resource: 'brand',
    values: names('name slug description parent_id image_id menu_order'),
    ignored: names('id'),
  },
  attributes: {
    resource: 'attribute',
    values: names('name slug type order_by has_archives'),
    ignored: names('id'),
  },
  attribute_terms: {
    resource: 'attribute',
    partOf: { column: 'attribute_id', part: 'term' },
    values: names('name slug description menu_order swatch swatch_image_id'),
    ignored: names('id attribute_id'),
  },
  shipping_classes: {
    resource: 'shipping_class',
    values: names('name slug description'),
    ignored: names('id'),
  },
  search_synonyms: {
    resource: 'synonym',
    values: names('words means'),
    ignored: names('id updated_at'),
    json: names('words means'),
  },
  search_start_off: { resource: 'start_synonym', values: names('key'), ignored: names('updated_at') },
  search_rules: {
    resource: 'search_rule',
    values: names('text pinned_ids hidden_ids'),
    ignored: names('id query updated_at'),
    json: names('pinned_ids hidden_ids'),
  },
  reviews: {
    resource: 'review',
    values: names('product_id rating status verified'),
    personal: names('reviewer reviewer_email review'),
    customer: 'customer_id',
    ignored: names('id customer_id created_at'),
  },
  customers: {
    resource: 'customer',
    values: names('role blocked_at'),
    personal: names('blocked_reason email username first_name last_name mobile billing shipping'),
    customer: 'id',
    redacted: names('password_hash meta_data'),
    ignored: names('id email_proved mobile_proved avatar_id is_paying_customer created_at updated_at'),
    json: names('billing shipping'),
  },
  second_factors: {
    resource: 'customer',
    partOf: { column: 'customer_id', part: 'second_factor' },
    values: [],
    redacted: names('totp_secret recovery_codes'),
    ignored: names('customer_id totp_last_step updated_at'),
  },
  passkeys: {
    resource: 'customer',
    partOf: { column: 'customer_id', part: 'passkey' },
    values: names('name rp_id'),
    redacted: names('public_key'),
    ignored: names('id customer_id counter transports created_at last_used_at'),
  },
  customer_notes: {
    resource: 'customer',
    partOf: { column: 'customer_id', part: 'note' },
    values: names('author'),
    redacted: names('note'),
    ignored: names('id customer_id created_at'),
  },
  // those of orders follow from them
  point_entries: {
    resource: 'customer',
    partOf: { column: 'customer_id', part: 'points' },
    values: names('points reason note'),
    ignored: names('key customer_id order_id code amount created_at'),
  },
  // work of the process; those who run the shop try it again or give it up
  jobs: {
    resource: 'job',
    values: names('kind lane status'),
    ignored: names('id payload dedupe_key rank attempts failures run_at leased_until last_error created_at'),
    actions: ['update', 'delete'],
  },
  api_keys: {
    resource: 'consumer_key',
    values: names('customer_id description permissions'),
    ignored: names(`
      id consumer_key_hash consumer_secret truncated_key last_access_at created_at`),
  },
  application_passwords: {
    resource: 'application_password',
    values: names('customer_id app_id name'),
    ignored: names('uuid password_hash last_used_at created_at'),
  },
  posts: {
    resource: 'post',
    values: names(`
      type slug title content excerpt status author_name featured_media_id sticky comments_open
      keeps_slug keeps_date parent_id menu_order category_ids tag_ids created_at`),
    ignored: names('id updated_at'),
    json: names('category_ids tag_ids'),
  },
  post_categories: {
    resource: 'post_category',
    values: names('name slug description parent_id'),
    ignored: names('id'),
  },
  post_tags: { resource: 'post_tag', values: names('name slug description'), ignored: names('id') },
  comments: {
    resource: 'comment',
    values: names('post_id parent_id status created_at'),
    personal: names('author_name author_email content'),
    customer: 'customer_id',
    ignored: names('id customer_id'),
  },
  // one is created by each change of a text, which is logged itself
  post_revisions: {
    resource: 'post',
    partOf: { column: 'post_id', part: 'revision' },
    values: names('author_name created_at'),
    redacted: names('title content excerpt'),
    ignored: names('id post_id'),
    actions: ['delete'],
  },
  menus: { resource: 'menu', values: names('name slug description auto_add'), ignored: names('id') },
  menu_locations: {
    resource: 'menu',
    partOf: { column: 'menu_id', part: 'location' },
    values: names('menu_id'),
    ignored: names('name'),
  },
  menu_items: {
    resource: 'menu_item',
    values: names(`
      menu_id parent_id title url position type object object_id target classes xfn attr_title
      description`),
    ignored: names('id'),
  },
  vendors: {
    resource: 'vendor',
    values: names(`
      customer_id slug store_name description banner_id avatar_id featured enabled`),
    personal: names('first_name last_name email phone address social'),
    customer: 'customer_id',
    ignored: names('id created_at'),
    json: names('address social'),
  },
  coupons: {
    resource: 'coupon',
    values: names(`
      code status discount_type amount description date_expires_at individual_use product_ids
      excluded_product_ids usage_limit usage_limit_per_user limit_usage_to_x_items free_shipping
      product_categories excluded_product_categories exclude_sale_items minimum_amount
      maximum_amount meta_data`),
    redacted: names('email_restrictions'),
    ignored: names('id usage_count created_at updated_at'),
    json: names(`
      product_ids excluded_product_ids product_categories excluded_product_categories meta_data`),
  },
  shipping_zones: { resource: 'shipping_zone', values: names('name zone_order'), ignored: names('id') },
  shipping_zone_locations: {
    resource: 'shipping_zone',
    partOf: { column: 'zone_id', part: 'location' },
    values: names('code type'),
    ignored: names('id zone_id'),
  },
  shipping_methods: {
    resource: 'shipping_zone',
    partOf: { column: 'zone_id', part: 'method' },
    values: names('method_id title method_order enabled settings'),
    ignored: names('id zone_id'),
    json: names('settings'),
  },
  tax_classes: { resource: 'tax_class', values: names('name'), ignored: names('slug') },
  tax_rates: {
    resource: 'tax_rate',
    values: names(`
      country state postcode city rate name priority compound shipping rate_order class`),
    ignored: names('id'),
  },
  product_imports: {
    resource: 'product_import',
    values: names('status update_existing columns'),
    ignored: names(`
      id origin phase last_row created_at started_at finished_at started_by started_as`),
    json: names('columns'),
  },
  orders: {
    resource: 'order',
    values: names(`
      status currency customer_id payment_method payment_method_title transaction_id created_via
      parent_order_id prices_include_tax discount_total discount_tax shipping_total shipping_tax
      cart_tax total total_tax stock_reduced paid_at completed_at created_at tracking_code
      tracking_carrier tracking_url`),
    personal: names('billing shipping customer_note'),
    customer: 'customer_id',
    redacted: names('meta_data'),
    ignored: names(`
      id order_key customer_ip_address customer_user_agent cart_hash coupons_counted
      sales_counted draft_id hold_until_at updated_at`),
    json: names('billing shipping'),
  },
  order_items: {
    resource: 'order',
    partOf: { column: 'order_id', part: 'item' },
    values: names(`
      kind name product_id variation_id quantity tax_class subtotal subtotal_tax total total_tax
      sku details`),
    redacted: names('meta_data'),
    ignored: names(`
      id order_id vendor_id tax_status taxes global_unique_id parent_name image_id`),
    json: names('details'),
  },
  order_receipts: {
    resource: 'order',
    partOf: { column: 'order_id', part: 'receipt' },
    values: names('expires_on'),
    redacted: names('token_hash'),
    ignored: names('order_id token created_at'),
  },
  order_notes: {
    resource: 'order',
    partOf: { column: 'order_id', part: 'note' },
    values: names('author customer_note status'),
    redacted: names('note'),
    ignored: names('id order_id created_at'),
  },
  // those that an order gives by itself follow from it
  download_permissions: {
    resource: 'order',
    partOf: { column: 'order_id', part: 'download', by: names('product_id download_id') },
    values: names('product_id product_name name remaining expires_at revoked_at'),
    redacted: names('file'),
    ignored: names('token order_id download_id begun_at used created_at'),
  },
  refunds: {
    resource: 'order',
    partOf: { column: 'order_id', part: 'refund' },
    values: names('amount reason refunded_payment'),
    redacted: names('meta_data'),
    ignored: names('id order_id refunded_by created_at'),
  },
  refund_items: {
    resource: 'order',
    partOf: { column: 'order_id', part: 'refund_item' },
    values: names('refund_id item_id kind name quantity total total_tax'),
    ignored: names(`
      id order_id product_id variation_id tax_class tax_status taxes sku global_unique_id
      parent_name image_id details`),
  },
  payments: {
    resource: 'order',
    partOf: { column: 'order_id', part: 'payment' },
    values: names('gateway amount status reference'),
    ignored: names(`
      id order_id authority receipt_media_id details ask_at asked answered_at created_at
      updated_at`),
  },
  payment_returns: {
    resource: 'order',
    partOf: { column: 'order_id', part: 'payment_return' },
    values: names('amount'),
    ignored: names('id order_id payment_id key refund request asked_by asked ask_at created_at'),
  },
  settings: {
    resource: 'setting',
    values: names('value'),
    ignored: names('name updated_at'),
    json: names('value'),
    // what gateways are opened with
    secret: /\.settings\./,
    ignoredRows: ['update_order'],
  },
  setting_drafts: {
    resource: 'setting_draft',
    values: names('settings texts'),
    ignored: names('id revision updated_by updated_at'),
    json: names('settings texts'),
  },
  // what a version changed is told of the settings themselves
  setting_versions: {
    resource: 'setting_version',
    values: names('restored_from'),
    ignored: names('number author_id changes settings texts created_at'),
    actions: ['create'],
  },
  translations: {
    resource: 'translation',
    values: names('fields'),
    ignored: names('kind item_id locale updated_at'),
    json: names('fields'),
  },
  seo_texts: {
    resource: 'seo_text',
    values: names('title description'),
    ignored: names('kind item_id locale updated_at'),
  },
  media: {
    resource: 'media',
    values: names('file title alt caption description mime_type vendor_id'),
    ignored: names('id width height thumbhash created_at updated_at'),
  },
  webhooks: {
    resource: 'webhook',
    values: names('name status topic delivery_url customer_id'),
    redacted: names('secret'),
    ignored: names('id failure_count created_at updated_at'),
    origins: names('delivery_url'),
  },
  // visitors write them; the staff reads and deletes
  contact_messages: {
    resource: 'contact_message',
    values: names('read_at'),
    redacted: names('name email phone message'),
    ignored: names('id created_at'),
    actions: ['update', 'delete'],
  },
  campaigns: {
    resource: 'campaign',
    values: names('status channel kind segment title text translation code send_at'),
    ignored: names('id created_by last_customer_id meant reached created_at finished_at'),
    json: names('segment translation'),
  },
  message_templates: {
    resource: 'message_template',
    values: names('texts'),
    ignored: names('name updated_at'),
    json: names('texts'),
  },
  customer_notifications: {
    resource: 'notification',
    values: names('kind customer_id'),
    personal: names('title text translation'),
    customer: 'customer_id',
    ignored: names('id topic order_id code seen_at created_at'),
    json: names('translation'),
  },
}

export const LOGGED_NAMES: ReadonlySet<string> = new Set(Object.keys(LOGGED_TABLES))

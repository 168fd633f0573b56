import type { ColumnDataType, CreateTableBuilder, Kysely } from 'kysely'

type Columns = Record<string, ColumnDataType | [ColumnDataType, 'null']>

/**
 * The dialect shows only here: SQLite numbers rows with AUTOINCREMENT, PostgreSQL with an identity column that
 * yields to explicit ids. `bigint` is SQLite's integer.
 */
const table = async (db: Kysely<unknown>, name: string, columns: Columns, id: 'id' | 'none' = 'id') => {
  const sqlite = db.getExecutor().adapter.constructor.name.startsWith('Sqlite')
  let builder: CreateTableBuilder<string, string> = db.schema.createTable(name) as never
  if (id === 'id') {
    builder = sqlite
      ? builder.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : builder.addColumn('id', 'bigint', (column) => column.generatedByDefaultAsIdentity().primaryKey())
  }
  for (const [column, declared] of Object.entries(columns)) {
    const [type, nullable] = Array.isArray(declared) ? declared : [declared, false]
    builder = builder.addColumn(column, type, (definition) => (nullable ? definition : definition.notNull()))
  }
  await builder.execute()
}

const index = (db: Kysely<unknown>, on: string, columns: string[], unique = false) => {
  const builder = db.schema
    .createIndex(`${on}_${columns.join('_')}`)
    .on(on)
    .columns(columns)
  return (unique ? builder.unique() : builder).execute()
}

const text = 'text'
const int = 'bigint'
const textOrNull: [ColumnDataType, 'null'] = ['text', 'null']
const intOrNull: [ColumnDataType, 'null'] = ['bigint', 'null']
const term: Columns = { name: text, slug: text, description: text }

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await table(db, 'settings', { name: text, value: text, updated_at: int }, 'none')
  await index(db, 'settings', ['name'], true)

  await table(db, 'media', {
    file: text,
    title: text,
    alt: text,
    mime_type: text,
    width: int,
    height: int,
    thumbhash: textOrNull,
    created_at: int,
    updated_at: int,
  })
  await index(db, 'media', ['file'], true)

  await table(db, 'categories', {
    parent_id: int,
    ...term,
    display: text,
    image_id: intOrNull,
    menu_order: int,
  })
  await index(db, 'categories', ['slug'], true)
  await table(db, 'tags', term)
  await index(db, 'tags', ['slug'], true)
  await table(db, 'brands', { parent_id: int, ...term, image_id: intOrNull, menu_order: int })
  await index(db, 'brands', ['slug'], true)
  await table(db, 'attributes', { name: text, slug: text, type: text, order_by: text, has_archives: int })
  await index(db, 'attributes', ['slug'], true)
  await table(db, 'attribute_terms', { attribute_id: int, ...term, menu_order: int, swatch: textOrNull })
  await index(db, 'attribute_terms', ['attribute_id', 'slug'], true)
  await table(db, 'shipping_classes', term)
  await index(db, 'shipping_classes', ['slug'], true)

  await table(db, 'products', {
    type: text,
    status: text,
    name: text,
    slug: text,
    sku: text,
    global_unique_id: text,
    description: text,
    short_description: text,
    catalog_visibility: text,
    featured: int,
    regular_price: intOrNull,
    sale_price: intOrNull,
    sale_from_at: intOrNull,
    sale_to_at: intOrNull,
    wholesale_price: intOrNull,
    virtual: int,
    downloadable: int,
    downloads: text,
    download_limit: int,
    download_expiry: int,
    external_url: text,
    button_text: text,
    tax_status: text,
    tax_class: text,
    manage_stock: int,
    stock_quantity: intOrNull,
    stock_status: text,
    backorders: text,
    low_stock_amount: intOrNull,
    sold_individually: int,
    weight: text,
    length: text,
    width: text,
    height: text,
    shipping_class_id: int,
    reviews_allowed: int,
    average_rating: int,
    rating_count: int,
    total_sales: int,
    parent_id: int,
    purchase_note: text,
    menu_order: int,
    category_ids: text,
    tag_ids: text,
    brand_ids: text,
    image_ids: text,
    upsell_ids: text,
    cross_sell_ids: text,
    grouped_ids: text,
    attributes: text,
    default_attributes: text,
    meta_data: text,
    vendor_id: int,
    created_at: int,
    updated_at: int,
  })
  await index(db, 'products', ['slug'])
  await index(db, 'products', ['sku'])
  await index(db, 'products', ['parent_id'])
  await index(db, 'products', ['sale_to_at'])

  await table(db, 'reviews', {
    product_id: int,
    customer_id: int,
    reviewer: text,
    reviewer_email: text,
    review: text,
    rating: int,
    status: text,
    verified: int,
    created_at: int,
  })
  await index(db, 'reviews', ['product_id', 'status', 'created_at'])
  await index(db, 'reviews', ['status', 'created_at'])
  await index(db, 'reviews', ['reviewer_email'])

  await table(db, 'customers', {
    email: text,
    username: text,
    password_hash: textOrNull,
    role: text,
    first_name: text,
    last_name: text,
    mobile: text,
    avatar_id: intOrNull,
    billing: text,
    shipping: text,
    is_paying_customer: int,
    meta_data: text,
    created_at: int,
    updated_at: int,
  })
  await index(db, 'customers', ['email'], true)
  await index(db, 'customers', ['username'], true)
  await index(db, 'customers', ['mobile'])
  await table(db, 'api_keys', {
    customer_id: int,
    description: text,
    permissions: text,
    consumer_key_hash: text,
    consumer_secret: text,
    truncated_key: text,
    last_access_at: intOrNull,
    created_at: int,
  })
  await index(db, 'api_keys', ['consumer_key_hash'], true)

  await table(db, 'posts', {
    type: text,
    slug: text,
    title: text,
    content: text,
    excerpt: text,
    status: text,
    author_name: text,
    featured_media_id: intOrNull,
    sticky: int,
    comments_open: int,
    parent_id: int,
    menu_order: int,
    category_ids: text,
    tag_ids: text,
    created_at: int,
    updated_at: int,
  })
  await index(db, 'posts', ['type', 'slug'], true)
  await index(db, 'posts', ['type', 'status', 'created_at'])
  await table(db, 'post_categories', { parent_id: int, ...term })
  await index(db, 'post_categories', ['slug'], true)
  await table(db, 'post_tags', term)
  await index(db, 'post_tags', ['slug'], true)
  await table(db, 'comments', {
    post_id: int,
    parent_id: int,
    customer_id: int,
    author_name: text,
    author_email: text,
    content: text,
    status: text,
    created_at: int,
  })
  await index(db, 'comments', ['post_id', 'status', 'created_at'])
  await table(db, 'menu_items', { parent_id: int, title: text, url: text, position: int })
  await index(db, 'menu_items', ['position'])
  await table(db, 'contact_messages', {
    name: text,
    email: text,
    phone: text,
    message: text,
    created_at: int,
  })

  await table(db, 'vendors', {
    slug: text,
    store_name: text,
    first_name: text,
    last_name: text,
    description: text,
    banner_id: intOrNull,
    avatar_id: intOrNull,
    email: text,
    phone: text,
    address: text,
    social: text,
    featured: int,
    enabled: int,
    created_at: int,
  })
  await index(db, 'vendors', ['slug'], true)

  await table(db, 'coupons', {
    code: text,
    status: text,
    discount_type: text,
    amount: int,
    description: text,
    date_expires_at: intOrNull,
    usage_count: int,
    individual_use: int,
    product_ids: text,
    excluded_product_ids: text,
    usage_limit: intOrNull,
    usage_limit_per_user: intOrNull,
    limit_usage_to_x_items: intOrNull,
    free_shipping: int,
    product_categories: text,
    excluded_product_categories: text,
    exclude_sale_items: int,
    minimum_amount: int,
    maximum_amount: int,
    email_restrictions: text,
    created_at: int,
    updated_at: int,
  })
  await index(db, 'coupons', ['code'], true)
  await table(db, 'coupon_usages', { coupon_id: int, order_id: int, used_by: text })
  await index(db, 'coupon_usages', ['coupon_id', 'used_by'])
  await index(db, 'coupon_usages', ['order_id'])
  await table(db, 'shipping_zones', { name: text, zone_order: int })
  await table(db, 'shipping_zone_locations', { zone_id: int, code: text, type: text })
  await index(db, 'shipping_zone_locations', ['zone_id'])
  await table(db, 'shipping_methods', {
    zone_id: int,
    method_id: text,
    title: text,
    method_order: int,
    enabled: int,
    settings: text,
  })
  await index(db, 'shipping_methods', ['zone_id'])
  await table(db, 'tax_classes', { slug: text, name: text }, 'none')
  await index(db, 'tax_classes', ['slug'], true)
  await table(db, 'tax_rates', {
    country: text,
    state: text,
    postcode: text,
    city: text,
    rate: int,
    name: text,
    priority: int,
    compound: int,
    shipping: int,
    rate_order: int,
    class: text,
  })

  await table(db, 'orders', {
    status: text,
    currency: text,
    order_key: text,
    customer_id: int,
    billing: text,
    shipping: text,
    payment_method: text,
    payment_method_title: text,
    transaction_id: text,
    customer_note: text,
    customer_ip_address: text,
    customer_user_agent: text,
    created_via: text,
    cart_hash: text,
    prices_include_tax: int,
    discount_total: int,
    discount_tax: int,
    shipping_total: int,
    shipping_tax: int,
    cart_tax: int,
    total: int,
    total_tax: int,
    stock_reduced: int,
    coupons_counted: int,
    sales_counted: int,
    draft_id: textOrNull,
    hold_until_at: intOrNull,
    paid_at: intOrNull,
    completed_at: intOrNull,
    meta_data: text,
    created_at: int,
    updated_at: int,
  })
  await index(db, 'orders', ['order_key'], true)
  await index(db, 'orders', ['draft_id'], true)
  await index(db, 'orders', ['customer_id', 'created_at'])
  await index(db, 'orders', ['status', 'created_at'])
  await index(db, 'orders', ['hold_until_at'])
  await table(db, 'order_items', {
    order_id: int,
    kind: text,
    name: text,
    product_id: int,
    variation_id: int,
    vendor_id: int,
    quantity: int,
    tax_class: text,
    tax_status: text,
    subtotal: int,
    subtotal_tax: int,
    total: int,
    total_tax: int,
    taxes: text,
    sku: text,
    global_unique_id: text,
    parent_name: textOrNull,
    image_id: intOrNull,
    details: text,
    meta_data: text,
  })
  await index(db, 'order_items', ['order_id'])
  await index(db, 'order_items', ['product_id'])
  await table(db, 'order_notes', {
    order_id: int,
    author: text,
    note: text,
    customer_note: int,
    status: textOrNull,
    created_at: int,
  })
  await index(db, 'order_notes', ['order_id'])
  await table(db, 'refunds', {
    order_id: int,
    amount: int,
    reason: text,
    refunded_by: int,
    refunded_payment: int,
    line_items: text,
    created_at: int,
  })
  await index(db, 'refunds', ['order_id'])

  await table(
    db,
    'checkout_drafts',
    { id: text, payload: text, customer_id: int, expires_at: int, created_at: int },
    'none',
  )
  await index(db, 'checkout_drafts', ['id'], true)
  await index(db, 'checkout_drafts', ['expires_at'])

  await table(db, 'payments', {
    order_id: int,
    gateway: text,
    amount: int,
    status: text,
    authority: text,
    reference: text,
    receipt_media_id: intOrNull,
    details: text,
    created_at: int,
    updated_at: int,
  })
  await index(db, 'payments', ['gateway', 'authority'], true)
  await index(db, 'payments', ['order_id'])
  await index(db, 'payments', ['status', 'updated_at'])

  await table(
    db,
    'test_bank_payments',
    {
      authority: text,
      amount: int,
      description: text,
      return_url: text,
      outcome: text,
      reference: text,
      created_at: int,
    },
    'none',
  )
  await index(db, 'test_bank_payments', ['authority'], true)

  await table(db, 'outbox_messages', {
    channel: text,
    recipient: text,
    subject: text,
    text,
    html: text,
    dedupe_key: text,
    status: text,
    created_at: int,
    sent_at: intOrNull,
  })
  await index(db, 'outbox_messages', ['dedupe_key'], true)

  await table(db, 'events', { type: text, payload: text, created_at: int })
  await table(db, 'jobs', {
    kind: text,
    payload: text,
    dedupe_key: text,
    status: text,
    attempts: int,
    run_at: int,
    leased_until: intOrNull,
    last_error: text,
    created_at: int,
  })
  await index(db, 'jobs', ['dedupe_key'], true)
  await index(db, 'jobs', ['status', 'run_at'])
  await table(db, 'event_cursors', { name: text, last_event_id: int }, 'none')
  await index(db, 'event_cursors', ['name'], true)
}

import type { RaRecord } from 'react-admin'
import { textOfHtml } from '#admin/shared/text-of-html.ts'
import { couponBody, couponRecord, productRecord, termBody, vendorBody } from './bodies.ts'
import { productBody } from './product-body.ts'

type Given = Record<string, unknown>

/** How one of react-admin's resources is read and written. */
export interface ResourceSpec {
  /** below `/wp-json/`; of a nested resource made of what is given, as `products/{product_id}/variations` */
  path: string
  /** names of react-admin's sort fields that the store calls otherwise; what is not here and not `id` is sent as it is */
  orderby?: Record<string, string>
  /** the store has one order for it, and takes no other */
  unsorted?: boolean
  /** deleted for good: there is no trash for it */
  force?: boolean
  /** `wp/v2` tells what is edited (`raw`) in this context alone */
  edit?: boolean
  /** has `…/batch` */
  batch?: boolean
  /** the field that names it, where that is not `id` */
  key?: string
  /** sent with every change, as the store would make another one otherwise */
  always?: string
  /** what of it is written in the shop's second language */
  texts?: readonly string[]
  /** has a page, which search engines are told of by texts of their own */
  seo?: boolean
  /** shown as it was read, for the forms */
  toRecord?: (json: Given) => Given
  /** sent as the store takes it */
  toBody?: (fields: Given) => Given
}

const raw = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'raw' in value ? (value as { raw: unknown }).raw : value

/** `wp/v2` tells a text as `{raw, rendered}` and takes it as a text. */
const rawTexts = (json: Given): Given =>
  Object.fromEntries(Object.entries(json).map(([name, value]) => [name, raw(value)]))

/**
 * Forms hold null for a field that was emptied: texts are then '', and a date stays as it is. What waits for its date is told
 * to be `future`, and is published.
 */
const wpBody = (fields: Given): Given =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => name !== 'date' || value)
      .map(([name, value]) => [
        name,
        name === 'status' && value === 'future' ? 'publish' : (value ?? (name === 'featured_media' ? 0 : '')),
      ]),
  )

const wp = (path: string, more: Partial<ResourceSpec> = {}): ResourceSpec => ({
  path: `wp/v2/${path}`,
  edit: true,
  toRecord: rawTexts,
  toBody: wpBody,
  ...more,
})

/** A summary that is one paragraph is written as its text, without the marks around it. */
const entryRecord = (json: Given): Given => {
  const record = rawTexts(json)
  const excerpt = String(record.excerpt ?? '')
  return /^<p>[^<]*<\/p>\s*$/.test(excerpt) ? { ...record, excerpt: textOfHtml(excerpt) } : record
}

const ENTRY = { texts: ['title', 'content', 'excerpt'], seo: true, toRecord: entryRecord }

const wc = (path: string, more: Partial<ResourceSpec> = {}): ResourceSpec => ({
  path: `wc/v3/${path}`,
  batch: true,
  ...more,
})

const DATES = { date_created: 'date', date_modified: 'modified', name: 'title', number: 'id' }

/** A vendor hands in, and does not say whether it is seen at once. */
const ownProductBody = (fields: Given): Given => {
  const body = productBody(fields)
  return body.status === 'pending' ? { ...body, status: 'publish' } : body
}

const terms = (path: string, more: Partial<ResourceSpec> = {}): ResourceSpec =>
  wc(path, { force: true, texts: ['name', 'description'], toBody: termBody, ...more })

/** Names of them are told as HTML, in every context. */
const postTerms = (path: string): ResourceSpec =>
  wp(path, {
    force: true,
    texts: ['name', 'description'],
    toRecord: (json) => ({ ...json, name: textOfHtml(String(json.name)) }),
    toBody: termBody,
  })

const RESOURCES: Record<string, ResourceSpec> = {
  orders: wc('orders', { orderby: DATES }),
  'order-notes': wc('orders/{order_id}/notes', { force: true, batch: false }),
  refunds: wc('orders/{order_id}/refunds', { force: true, batch: false }),
  products: wc('products', {
    edit: true,
    orderby: { ...DATES, total_sales: 'popularity', average_rating: 'rating' },
    texts: ['name', 'short_description', 'description'],
    seo: true,
    toRecord: productRecord,
    toBody: productBody,
  }),
  // of the vendor who asks
  'own-products': { path: 'ghab/v1/vendor/products', unsorted: true, toBody: ownProductBody },
  variations: wc('products/{product_id}/variations', {
    force: true,
    orderby: DATES,
    toBody: productBody,
  }),
  categories: terms('products/categories', { seo: true }),
  tags: terms('products/tags', { seo: true }),
  brands: terms('products/brands', { seo: true }),
  attributes: terms('products/attributes', { unsorted: true, texts: ['name'], always: 'slug' }),
  'attribute-terms': terms('products/attributes/{attribute_id}/terms'),
  'shipping-classes': terms('products/shipping_classes'),
  reviews: wc('products/reviews', { force: false, orderby: { date_created: 'date_gmt' } }),
  customers: wc('customers', {
    force: true,
    orderby: { date_created: 'registered_date', last_name: 'name' },
  }),
  coupons: wc('coupons', {
    orderby: { ...DATES, code: 'title' },
    toRecord: couponRecord,
    toBody: couponBody,
  }),
  taxes: wc('taxes', { force: true }),
  'tax-classes': wc('taxes/classes', { force: true, batch: false, key: 'slug' }),
  'payment-gateways': wc('payment_gateways', { batch: false }),
  'shipping-zones': wc('shipping/zones', { force: true, batch: false }),
  'zone-methods': wc('shipping/zones/{zone_id}/methods', { force: true, batch: false }),
  'search-rules': wc('search/rules', { batch: false, unsorted: true }),
  webhooks: wc('webhooks', { force: true }),
  'webhook-deliveries': wc('webhooks/{webhook_id}/deliveries', { batch: false, unsorted: true }),
  buyers: {
    path: 'ghab/v1/customers',
    orderby: { date_created: 'registered', last_name: 'name' },
  },
  campaigns: { path: 'ghab/v1/campaigns', unsorted: true },
  'scratch-cards': { path: 'ghab/v1/scratch-cards', unsorted: true, key: 'code' },
  'contact-messages': { path: 'ghab/v1/contact-messages', unsorted: true },
  vendors: { path: 'ghab/v1/vendor-desk', unsorted: true, toBody: vendorBody },
  jobs: { path: 'ghab/v1/jobs', unsorted: true },
  'audit-log': { path: 'ghab/v1/audit-log', unsorted: true },
  posts: wp('posts', ENTRY),
  pages: wp('pages', ENTRY),
  media: wp('media', { force: true, texts: ['alt_text'] }),
  comments: wp('comments', { orderby: { date: 'date_gmt' } }),
  'post-categories': { ...postTerms('categories'), seo: true },
  'post-tags': postTerms('tags'),
  menus: wp('menus', { force: true }),
  'menu-items': wp('menu-items', { force: true, texts: ['title'] }),
}

/** The spec of a resource. @throws Error for a name that nothing stands for */
export const specOf = (resource: string): ResourceSpec => {
  const spec = RESOURCES[resource]
  if (!spec) throw new Error(`no resource ${resource}`)
  return spec
}

/** The path of a resource with what it is nested in, and what of `given` was not used for it. */
export const pathOf = ({ path }: ResourceSpec, given: Given = {}): { path: string; rest: Given } => {
  const rest = { ...given }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

/** A record for react-admin: with an `id`, in the shape of the forms. */
export const toRecord = (spec: ResourceSpec, json: Given): RaRecord => {
  const record = spec.toRecord?.(json) ?? json
  return { ...record, id: (spec.key ? record[spec.key] : json.id) as RaRecord['id'] }
}

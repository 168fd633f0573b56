/**
 * Things that share a series of ids. WordPress counts products, orders, coupons and pictures together, ours each by
 * itself: what a recorded id stands for, its series and number tell.
 */
export type Series =
  | 'post'
  | 'term'
  | 'comment'
  | 'user'
  | 'order item'
  | 'attribute'
  | 'tax'
  | 'zone'
  | 'method'
  | 'webhook'

export const BY_COLLECTION: Record<string, Series> = {
  products: 'post',
  cart: 'post',
  items: 'post',
  cross_sells: 'post',
  variations: 'post',
  orders: 'post',
  order: 'post',
  checkout: 'post',
  refunds: 'post',
  coupons: 'post',
  images: 'post',
  image: 'post',
  product_image: 'post',
  posts: 'post',
  pages: 'post',
  media: 'post',
  'menu-items': 'post',
  menus: 'term',
  comments: 'comment',
  categories: 'term',
  tags: 'term',
  brands: 'term',
  terms: 'term',
  shipping_classes: 'term',
  attributes: 'attribute',
  default_attributes: 'attribute',
  reviews: 'comment',
  notes: 'comment',
  customers: 'user',
  line_items: 'order item',
  shipping_lines: 'order item',
  fee_lines: 'order item',
  coupon_lines: 'order item',
  tax_lines: 'order item',
  taxes: 'tax',
  zones: 'zone',
  methods: 'method',
  webhooks: 'webhook',
}

const BY_FIELD: Record<string, Series> = {
  product_id: 'post',
  variation_id: 'post',
  parent_id: 'post',
  order_id: 'post',
  order_number: 'post',
  number: 'post',
  related_ids: 'post',
  upsell_ids: 'post',
  cross_sell_ids: 'post',
  grouped_products: 'post',
  variations: 'post',
  product_ids: 'post',
  excluded_product_ids: 'post',
  new_draft_order_id: 'post',
  product: 'post',
  featured_media: 'post',
  post: 'post',
  object_id: 'post',
  term: 'term',
  term_id: 'term',
  category: 'term',
  categories: 'term',
  tags: 'term',
  menu: 'term',
  menus: 'term',
  additional_data: 'term',
  tag: 'term',
  brand: 'term',
  attribute_term: 'term',
  product_categories: 'term',
  excluded_product_categories: 'term',
  shipping_class_id: 'term',
  customer_id: 'user',
  customer: 'user',
  rate_id: 'tax',
  zone_id: 'zone',
  instance_id: 'method',
  webhook_id: 'webhook',
}

/** Fields that name items of the collection they stand in, and fields in which such items stand. */
const OWN = new Set(['id', 'parent', 'resource_id', 'include', 'exclude', 'delete'])
const SAME = new Set(['create', 'update', 'delete', 'previous', 'error', 'data'])

/** The collection that a route's answer is about: `reviews` for `products/reviews/{id}`. */
export const collectionOf = (path: string): string =>
  path
    .replace(/\?.*$/, '')
    .split('/')
    .findLast((segment) => segment in BY_COLLECTION) ?? ''

/** The series that the number in a field of such an item is of. */
export const seriesOf = (field: string, collection: string): Series | undefined =>
  OWN.has(field) ? BY_COLLECTION[collection] : BY_FIELD[field]

/** The collection of what stands in a field. */
export const collectionIn = (field: string, collection: string): string => {
  if (SAME.has(field)) return collection
  if (field === 'items' && collection === 'order') return 'line_items'
  return field in BY_COLLECTION ? field : ''
}

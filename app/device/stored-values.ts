import type { CartLine } from '#store-api/contract/cart.ts'
import type { Customer } from './customer/customer.ts'
import { readBilling, readShipping } from './customer/customer-address.ts'
import type { ReviewPhotos } from './forms/review-photos.ts'
import type { OpenCheckout } from './shopping/checkouts.ts'
import type { SeenOrders } from './shopping/seen-orders.ts'
import type { SeenProduct } from './shopping/seen-products.ts'
import type { WishedProduct } from './shopping/wish-list.ts'
import type { SharedWishes } from './shopping/wish-sync.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** What can be read of a list; anything else is none. */
const listOf = <T>(value: unknown, read: (item: unknown) => T | null): T[] =>
  Array.isArray(value) ? value.flatMap((item) => read(item) ?? []) : []

const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null
}

const idOf = (value: unknown): number | null => {
  const id = Number(textOf(value))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

const MAX_QUANTITY = 9999
const quantityOf = (value: unknown): number =>
  Math.min(Math.max(Math.floor(Number(textOf(value))) || 1, 1), MAX_QUANTITY)

/** null is unlimited */
const stockOf = (value: unknown): number | null => {
  const text = textOf(value)
  const stock = Number(text)
  return text && Number.isFinite(stock) ? Math.max(stock, 0) : null
}

const priceOf = (value: unknown): string => {
  const price = textOf(value)
  return price && Number.isFinite(Number(price)) ? price : '0'
}

/** What was chosen: as this app writes it, or as WooCommerce names the attributes of a variation. */
const optionOf = (value: unknown) => {
  const fields = fieldsOf(value)
  const key = textOf(fields.key) || textOf(fields.name)
  const chosen = textOf(fields.value) || textOf(fields.option)
  return key && chosen ? { key, value: chosen } : null
}

const openOptionsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([key, chosen]) => {
      const text = textOf(chosen)
      return text ? [[key, text]] : []
    }),
  )

const categoryOf = (value: unknown) => {
  const { id, name, slug } = fieldsOf(value)
  const known = idOf(id)
  return known === null ? null : { id: known, name: textOf(name) ?? '', slug: textOf(slug) ?? '' }
}

/** A cart line (spec §3), as this app or an earlier one left it: what is missing is asked of the shop. */
const lineOf = (value: unknown): CartLine | null => {
  const line = fieldsOf(value)
  const productId = idOf(line.product_id)
  if (!productId) return null
  const variationId = idOf(line.variation_id)
  const slug = textOf(line.slug)
  const open = openOptionsOf(line.open_options)
  return {
    product_id: productId,
    ...(variationId && { variation_id: variationId }),
    ...(slug && { slug }),
    ...(Object.keys(open).length > 0 && { open_options: open }),
    name: textOf(line.name) ?? '',
    quantity: quantityOf(line.quantity),
    cart_id: textOf(line.cart_id) || `${productId}${variationId ?? ''}`,
    image: textOf(line.image) ?? '',
    stock_quantity: stockOf(line.stock_quantity),
    tax_class: textOf(line.tax_class) ?? '',
    tax_status: textOf(line.tax_status) ?? '',
    price: priceOf(line.price),
    price_html: textOf(line.price_html) ?? '',
    subtotal: priceOf(line.subtotal),
    total: priceOf(line.total),
    on_sale: line.on_sale === true,
    categories: listOf(line.categories, categoryOf),
    meta_data: listOf(line.meta_data, optionOf),
    sold_individually: line.sold_individually === true,
    shipping_required: line.shipping_required !== false,
  }
}

/** Each line stands for itself: of two that call themselves the same, the first one does. */
const linesOf = (value: unknown): CartLine[] => {
  const lines = new Map<string, CartLine>()
  for (const line of listOf(value, lineOf)) if (!lines.has(line.cart_id)) lines.set(line.cart_id, line)
  return [...lines.values()]
}

/** A code by itself or, as the checkout sends it, with its amount. */
const codeOf = (value: unknown): string | null => textOf(value) || textOf(fieldsOf(value).code) || null

const wishedOf = (value: unknown): WishedProduct | null => {
  const { id, slug, added_at } = fieldsOf(value)
  const known = idOf(id) ?? idOf(value)
  return known === null
    ? null
    : { id: known, slug: textOf(slug) ?? '', added_at: Number(textOf(added_at)) || 0 }
}

const sharedWishesOf = (value: unknown): SharedWishes | null => {
  const { customer, ids } = fieldsOf(value)
  const known = idOf(customer)
  return known === null ? null : { customer: known, ids: listOf(ids, idOf) }
}

const viewedOf = (value: unknown): number | null => idOf(value) ?? idOf(fieldsOf(value).id)

/** Its card is shown as it was: one without what a card needs is none. */
const seenProductOf = (value: unknown): SeenProduct | null => {
  const { at, card } = fieldsOf(value)
  const { id, name, slug, price } = fieldsOf(card)
  const isCard = idOf(id) !== null && [name, slug, price].every((field) => typeof field === 'string')
  return isCard && typeof at === 'number' ? (value as SeenProduct) : null
}

const seenOrdersOf = (value: unknown): SeenOrders | null => {
  const { customer, at, orders } = fieldsOf(value)
  const isWhole =
    idOf(customer) !== null &&
    typeof at === 'number' &&
    Array.isArray(orders) &&
    orders.every((order) => idOf(fieldsOf(order).id) !== null && Array.isArray(fieldsOf(order).pictures))
  return isWhole ? (value as SeenOrders) : null
}

/** A device without a database keeps no files: what it has of them is none. */
const reviewPhotosOf = (value: unknown): ReviewPhotos | null => {
  const { customer, product, saved_at, photos } = fieldsOf(value)
  const isWhole = idOf(product) !== null && typeof customer === 'number' && typeof saved_at === 'number'
  const files = listOf(photos, (photo) => (photo instanceof File ? photo : null))
  return isWhole && files.length > 0 ? { ...(value as ReviewPhotos), photos: files } : null
}

const quantitiesOf = (lines: Fields): Record<string, number> =>
  Object.fromEntries(Object.entries(lines).map(([id, quantity]) => [id, quantityOf(quantity)]))

const checkoutOf = (value: unknown): OpenCheckout | null => {
  const { draft, opened_at, customer, lines, placed, refused } = fieldsOf(value)
  const known = textOf(draft)
  if (!known) return null
  const buyer = idOf(customer)
  return {
    draft: known,
    opened_at: Number(textOf(opened_at)) || 0,
    ...(buyer && { customer: buyer }),
    ...(isFields(lines) && { lines: quantitiesOf(lines) }),
    ...(placed === true && { placed }),
    refused: refused === true,
  }
}

/** null without an id: a guest. */
const customerOf = (value: unknown): Customer | null => {
  const { id, role, name, avatar, billing, shipping } = fieldsOf(value)
  const known = idOf(id)
  if (known === null) return null
  return {
    id: known,
    role: textOf(role) ?? '',
    name: textOf(name) ?? '',
    avatar: textOf(avatar) ?? '',
    billing: readBilling(billing),
    shipping: readShipping(shipping),
  }
}

const placeOf = (value: unknown) => {
  const { country, state, city, postcode } = fieldsOf(value)
  return {
    country: textOf(country) ?? '',
    state: textOf(state) ?? '',
    city: textOf(city) ?? '',
    postcode: textOf(postcode) ?? '',
  }
}

const QUOTED_LISTS = ['lines', 'removed', 'coupons', 'refused_coupons', 'fees', 'taxes']

/** The shop's last answer is asked for again anyway: only one that is whole is shown meanwhile. */
const quoteOf = (value: unknown): unknown => {
  const { key, quote } = fieldsOf(value)
  const { shipping, totals, ...lists } = fieldsOf(quote)
  const isWhole =
    typeof key === 'string' &&
    QUOTED_LISTS.every((name) => Array.isArray(lists[name]) && lists[name].every(isFields)) &&
    listOf(lists.lines, fieldsOf).every(
      ({ notices, entered_price }) => Array.isArray(notices) && typeof entered_price === 'string',
    ) &&
    isFields(totals) &&
    isFields(shipping) &&
    Array.isArray(shipping.rates) &&
    shipping.rates.every(isFields)
  return isWhole ? value : null
}

/** The shop is asked again anyway: only settings that say how old they are can be compared. */
const settingsOf = (value: unknown): unknown => (textOf(fieldsOf(value).update_order) ? value : null)

const unique = <T>(values: T[]): T[] => [...new Set(values)]

const READERS = {
  app_settings: settingsOf,
  cart: linesOf,
  cart_coupons: (value: unknown) => unique(listOf(value, codeOf)),
  cart_shipping_lines: (value: unknown) => unique(listOf(value, codeOf)),
  cart_destination: placeOf,
  cart_quote: quoteOf,
  customer: customerOf,
  open_checkouts: (value: unknown) => listOf(value, checkoutOf),
  wishlist: (value: unknown) => listOf(value, wishedOf),
  wishlist_shared: sharedWishesOf,
  recently_viewed: (value: unknown) => unique(listOf(value, viewedOf)),
  push_customer: idOf,
  review_photos: (value: unknown) => listOf(value, reviewPhotosOf),
  seen_orders: seenOrdersOf,
  seen_products: (value: unknown) => listOf(value, seenProductOf),
  recent_searches: (value: unknown) => unique(listOf(value, textOf)),
} satisfies Record<string, (value: unknown) => unknown>

export type StoredKey = keyof typeof READERS

/**
 * What a device holds under `key` as the app knows it. Phones keep what earlier versions, other apps and broken
 * writes left: what can be read of it stays, the rest is dropped. null where there is nothing.
 */
export const readStoredValue = (key: StoredKey, value: unknown): unknown =>
  value === null || value === undefined ? null : READERS[key](value)

import { z } from 'zod'
import { priceHistoryArgs } from '#store/http/ghab-v1/catalogue/price-history.ts'
import { productListArgs } from '#store/http/ghab-v1/catalogue/product-query.ts'
import { torobRequest } from '#store/http/product-feeds/torob.ts'
import * as storeCart from '#store/http/wc-store-v1/cart/cart-args.ts'
import {
  collectionDataArgs,
  storeContextArg,
  storeProductArgs,
} from '#store/http/wc-store-v1/catalogue/product-args.ts'
import { storeReviewArgs } from '#store/http/wc-store-v1/catalogue/reviews.ts'
import { storeAttributeTermArgs, storeTermArgs } from '#store/http/wc-store-v1/catalogue/terms.ts'
import * as storeCheckout from '#store/http/wc-store-v1/checkout/checkout-args.ts'
import { STORE_NAMESPACES } from '#store/http/wc-store-v1/namespaces.ts'
import { couponEdit, newCoupon } from '#store/http/wc-v3/coupons/coupon-fields.ts'
import { customerExportArgs } from '#store/http/wc-v3/csv/customer-export.ts'
import { orderExportArgs } from '#store/http/wc-v3/csv/order-export.ts'
import { productExportArgs } from '#store/http/wc-v3/csv/product-export.ts'
import { importArgs, rowArgs } from '#store/http/wc-v3/csv/product-imports.ts'
import { customerEdit, newCustomer } from '#store/http/wc-v3/customers/customer-fields.ts'
import { orderEdit } from '#store/http/wc-v3/orders/order-fields.ts'
import { gatewayArgs } from '#store/http/wc-v3/settings/payment-gateways.ts'
import { batchArgs, groupBatchArgs } from '#store/http/wc-v3/settings/settings.ts'
import { taxClassArgs, taxRateArgs } from '#store/http/wc-v3/shipping/taxes.ts'
import { methodArgs, newMethodArgs } from '#store/http/wc-v3/shipping/zone-method-writes.ts'
import { newZoneArgs, zoneArgs } from '#store/http/wc-v3/shipping/zone-writes.ts'
import { newWebhookArgs, webhookArgs } from '#store/http/wc-v3/webhooks/webhooks.ts'
import type { Args } from '#store/http/wp-rest/parameters.ts'
import { EDITS } from '#store/http/wp-rest/route.ts'
import * as account from '#store-api/contract/account-data.ts'
import * as accounts from '#store-api/contract/accounts.ts'
import * as alerts from '#store-api/contract/alerts.ts'
import * as cart from '#store-api/contract/cart.ts'
import * as checkout from '#store-api/contract/checkout.ts'
import * as content from '#store-api/contract/content.ts'
import * as orders from '#store-api/contract/orders.ts'
import * as push from '#store-api/contract/push.ts'
import * as reviews from '#store-api/contract/reviews.ts'
import * as vendor from '#store-api/contract/vendor-dashboard.ts'
import type { Target } from './targets.ts'

const GHAB = '/wp-json/ghab/v1'
const key = z.string().max(100)

/** Written here where the contract has no schema of its own. */
const payOrder = z.object({
  key,
  payment_method: z.string().max(50),
  return_prefix: z.enum(['', '/en', '/fa']),
})
const receipt = z.object({ key, receipt: z.string() })
const bankChoice = z.object({
  choice: z.enum(['pay', 'pay-twice', 'pay-silent', 'fail', 'cancel', 'timeout']),
  number: z.string(),
  expiry: z.string(),
  cvc: z.string(),
})
const refundedTax = z.object({ id: z.number().int().min(1).max(5), refund_total: z.number().min(0).max(100) })
const refundedLine = z.object({
  id: z.number().int().min(1).max(60),
  quantity: z.number().int().min(0).max(3),
  refund_total: z.number().min(-1).max(1000),
  refund_tax: z.array(refundedTax).max(2),
})
const refund = z
  .object({
    amount: z.string().max(10),
    reason: z.string().max(50),
    api_refund: z.boolean(),
    api_restock: z.boolean(),
    line_items: z.array(refundedLine).max(3),
    meta_data: z.array(z.object({ key: z.string().max(30), value: z.string().max(30) })).max(2),
  })
  .partial()
const reviewChange = z.object({
  status: z.enum(['approved', 'hold', 'spam', 'trash']),
  review: z.string().max(200),
})
const word = z.string().max(30)
const number = z.number().int().min(0).max(1000)
const named = z.array(z.object({ id: z.number().int().min(1).max(20) })).max(3)
const term = z.object({ name: word, slug: word, description: word, menu_order: number }).partial()
const treeTerm = term.extend({ parent: number, image: z.object({ id: number }) }).partial()
const choices = z.array(z.object({ id: number, name: word, option: word })).max(3)
const goods = z
  .object({
    sku: word,
    description: word,
    regular_price: word,
    sale_price: word,
    date_on_sale_to: word,
    stock_quantity: number,
    dimensions: z.object({ length: word }),
    meta_data: z.array(z.object({ key: word, value: z.any() })).max(3),
    downloads: z.array(z.object({ name: word, file: word })).max(2),
  })
  .partial()
const product = goods
  .extend({
    name: word,
    type: z.enum(['simple', 'variable', 'grouped', 'external']),
    status: z.enum(['draft', 'publish', 'trash']),
    manage_stock: z.boolean(),
    categories: named,
    tags: named,
    images: named,
    attributes: z
      .array(z.object({ id: number, name: word, variation: z.boolean(), options: z.array(word).max(3) }))
      .max(3),
    default_attributes: choices,
  })
  .partial()
const variation = goods.extend({ attributes: choices, image: z.object({ id: number }) }).partial()
const attribute = z.object({ name: word, slug: word, type: z.enum(['select', 'color']) }).partial()
const catalogueBatch = (fields: z.ZodType) =>
  z
    .object({
      create: z.array(fields).max(3),
      update: z.array(fields).max(3),
      delete: z.array(number).max(3),
    })
    .partial()

/** The writes of a collection of `wc/v3/products`. */
const catalogueWrites = (path: string, fields: z.ZodType): Record<string, z.ZodType> => ({
  [`POST /wp-json/wc/v3/products${path}`]: fields,
  [`POST /wp-json/wc/v3/products${path}/batch`]: catalogueBatch(fields),
  [`PUT /wp-json/wc/v3/products${path}/:id`]: fields,
})
const settingChange = z.object({ value: z.union([z.string().max(100), z.array(z.string().max(20)).max(3)]) })
const comment = z.object({
  post: z.number().int(),
  content: z.string(),
  author_name: z.string(),
  author_email: z.email(),
})

/** In the shop's second language. */
const SECOND_LANGUAGE = ['en', 'fa'] as const
const texts = (...names: string[]) =>
  z
    .object(Object.fromEntries(names.map((name) => [name, z.string().max(200)])))
    .partial()
    .extend({ lang: z.enum(SECOND_LANGUAGE) })
const termTexts = texts('name', 'description')
const postTexts = texts('title', 'content', 'excerpt')

/** Where texts in the shop's second language are written, and which. */
const TEXTS: Record<string, z.ZodType> = {
  '/wp-json/wc/v3/products/:id': texts('name', 'description', 'short_description'),
  '/wp-json/wc/v3/products/categories/:id': termTexts,
  '/wp-json/wc/v3/products/brands/:id': termTexts,
  '/wp-json/wc/v3/products/tags/:id': termTexts,
  '/wp-json/wc/v3/products/attributes/:attribute': texts('name'),
  '/wp-json/wc/v3/products/attributes/:attribute/terms/:id': termTexts,
  '/wp-json/wp/v2/posts/:id': postTexts,
  '/wp-json/wp/v2/pages/:id': postTexts,
  '/wp-json/wp/v2/categories/:id': termTexts,
  '/wp-json/wp/v2/tags/:id': termTexts,
  '/wp-json/wp/v2/media/:id': texts('title', 'alt_text'),
  [`${GHAB}/menu/:id`]: texts('title'),
  [`${GHAB}/vendors/:slug`]: texts('name', 'first_name', 'last_name', 'description'),
  [`${GHAB}/settings`]: texts('site_name', 'site_description'),
}

/** What a call of a route carries when it is right: in the body, or in the query of a read. */
const SCHEMAS: Record<string, z.ZodType> = {
  [`POST ${GHAB}/auth/sign-in`]: accounts.signInRequest,
  [`POST ${GHAB}/auth/sign-up`]: accounts.signUpRequest,
  [`POST ${GHAB}/auth/sign-up/resend`]: accounts.repeatSignUpRequest,
  [`POST ${GHAB}/auth/sign-up/verify`]: accounts.verifySignUpRequest,
  [`POST ${GHAB}/auth/otp/request`]: accounts.codeRequest,
  [`POST ${GHAB}/auth/otp/verify`]: accounts.verifyCodeRequest,
  [`POST ${GHAB}/auth/reset-password`]: accounts.resetPasswordRequest,
  [`DELETE ${GHAB}/auth/sessions`]: accounts.endSessionsRequest,
  [`PUT ${GHAB}/customer`]: accounts.updateCustomerRequest,
  [`DELETE ${GHAB}/customer`]: accounts.deleteCustomerRequest,
  [`POST ${GHAB}/customer/email-code`]: accounts.emailCodeRequest,
  [`POST ${GHAB}/alerts`]: alerts.alertRequest,
  [`POST ${GHAB}/alerts/stop`]: alerts.stopAlertsRequest,
  [`POST ${GHAB}/cart/quote`]: cart.quoteRequest,
  [`POST ${GHAB}/checkout/:draft/place`]: checkout.placeRequest,
  'POST /api/appsettings/ionic_data_link/': checkout.draftRequest,
  [`POST ${GHAB}/comments`]: content.commentRequest,
  'POST /torob_api/v3/products': torobRequest,
  [`POST ${GHAB}/contact`]: content.contactRequest,
  [`POST ${GHAB}/reviews`]: content.reviewRequest,
  [`GET ${GHAB}/orders/track`]: orders.trackQuery,
  [`GET ${GHAB}/orders`]: orders.ordersQuery,
  [`POST ${GHAB}/orders/:id/pay`]: payOrder,
  [`POST ${GHAB}/orders/:id/receipt`]: receipt,
  'POST /test-bank/:authority': bankChoice,
  [`GET ${GHAB}/vendor/orders`]: vendor.vendorOrdersQuery,
  [`GET ${GHAB}/vendor/products`]: vendor.vendorProductsQuery,
  [`GET ${GHAB}/reviews/photos`]: reviews.reviewPhotosQuery,
  [`GET ${GHAB}/reviews/rights`]: reviews.reviewRightsQuery,
  [`GET ${GHAB}/reviews/mine`]: reviews.ownReviewsQuery,
  [`POST ${GHAB}/push/subscriptions`]: push.pushSubscription,
  [`DELETE ${GHAB}/push/subscriptions`]: push.pushUnsubscription,
  [`POST ${GHAB}/points/redeem`]: account.redeemRequest,
  [`PUT ${GHAB}/notifications`]: account.seenRequest,
  [`POST ${GHAB}/notifications`]: account.offerRequest,
  [`PUT ${GHAB}/wish-list`]: account.wishRequest,
  ...catalogueWrites('', product),
  ...catalogueWrites('/:parent/variations', variation),
  ...catalogueWrites('/categories', treeTerm),
  ...catalogueWrites('/brands', treeTerm),
  ...catalogueWrites('/tags', term),
  ...catalogueWrites('/shipping_classes', term),
  ...catalogueWrites('/attributes', attribute),
  ...catalogueWrites('/attributes/:attribute/terms', term),
  'POST /wp-json/wc/v3/products/:id/duplicate': product,
  'POST /wp-json/wc/v3/orders/:id/refunds': refund,
  'PUT /wp-json/wc/v3/products/reviews/:id': reviewChange,
  'POST /wp-json/wc/v3/products/reviews/:id': reviewChange,
  'PATCH /wp-json/wc/v3/products/reviews/:id': reviewChange,
  'PUT /wp-json/wc/v3/settings/:group/:id': settingChange,
  'POST /wp-json/wc/v3/settings/:group/:id': settingChange,
  'PATCH /wp-json/wc/v3/settings/:group/:id': settingChange,
  'POST /wp-json/wp/v2/comments': comment,
}

/** The part of JSON Schema that Zod's schemas come to. */
export interface Shape {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  additionalProperties?: Shape | boolean
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  format?: string
}

const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

const shapeOfArgs = (given: Args): Shape => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(given).map(([name, arg]) => [
      name,
      arg.type === 'object' ? shapeOfArgs(arg.properties) : (arg as Shape),
    ]),
  ),
  required: Object.keys(given).filter((name) => given[name]?.required),
})

/** The writes of a collection of `wc/v3` and its items, one by one and in batches. */
const writesOf = (collection: string, made: Args, changed: Args): [route: string, shape: Shape][] => {
  const [create, update] = [shapeOfArgs(made), shapeOfArgs({ ...changed, id: { type: 'integer' } })]
  const lists = {
    create: { type: 'array', items: create },
    update: { type: 'array', items: update },
    delete: { type: 'array', items: { type: 'integer' } },
  }
  const path = `/wp-json/wc/v3/${collection}`
  return [
    [`POST ${path}`, create],
    ...['POST', 'PUT', 'PATCH'].flatMap((method): [string, Shape][] => [
      [`${method} ${path}/:id`, update],
      [`${method} ${path}/batch`, { type: 'object', properties: lists }],
    ]),
  ]
}

const zoneLocation: Shape = {
  type: 'object',
  properties: { code: { type: 'string' }, type: { enum: ['country', 'state', 'continent', 'postcode'] } },
}
const settings = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    cost: { type: 'string' },
    tax_status: { type: 'string', enum: ['taxable', 'none'] },
    requires: { type: 'string' },
    min_amount: { type: 'string' },
  },
} as const

const gatewaySettings = {
  type: 'object',
  properties: { title: { type: 'string' }, iban: { type: 'string' }, merchant_id: { type: 'string' } },
} as const
const settingsBatch = ({ value: _, ...named }: Args): Shape => ({
  type: 'object',
  properties: {
    update: { type: 'array', items: shapeOfArgs({ ...named, value: { type: 'string' } }) },
  },
})

/** The writes of the Store API, by one of its names. */
const storeApiWrites = (path: string): [route: string, shape: Shape][] => {
  const added = shapeOfArgs(storeCart.addItemArgs)
  const id: Shape = { ...added.properties?.id, format: 'product-id' }
  const addItem: Shape = { ...added, properties: { ...added.properties, id } }
  return [
    [`POST ${path}/batch`, shapeOfArgs(storeCart.batchArgs)],
    [`POST ${path}/cart/add-item`, addItem],
    [`POST ${path}/cart/update-item`, shapeOfArgs(storeCart.updateItemArgs)],
    [`POST ${path}/cart/remove-item`, shapeOfArgs(storeCart.itemKeyArgs)],
    [`POST ${path}/cart/apply-coupon`, shapeOfArgs(storeCart.couponArgs)],
    [`POST ${path}/cart/remove-coupon`, shapeOfArgs(storeCart.couponArgs)],
    [`POST ${path}/cart/update-customer`, shapeOfArgs(storeCart.customerArgs)],
    [`POST ${path}/cart/select-shipping-rate`, shapeOfArgs(storeCart.selectRateArgs)],
    [`POST ${path}/cart/items`, addItem],
    ...EDITS.map((method): [string, Shape] => [
      `${method} ${path}/cart/items/:key`,
      shapeOfArgs(storeCart.itemQuantityArgs),
    ]),
    [`POST ${path}/cart/coupons`, shapeOfArgs(storeCart.couponArgs)],
    [`POST ${path}/checkout`, shapeOfArgs(storeCheckout.placeArgs)],
    [`PUT ${path}/checkout`, shapeOfArgs(storeCheckout.draftArgs)],
    [`PATCH ${path}/checkout`, shapeOfArgs(storeCheckout.draftArgs)],
    [`POST ${path}/checkout/:id`, shapeOfArgs(storeCheckout.payArgs)],
  ]
}

/** The reads of the Store API's catalogue, by one of its names. */
const storeApiReads = (path: string): [route: string, shape: Shape][] =>
  Object.entries({
    '': storeProductArgs,
    '/:id': storeContextArg,
    '/:slug': storeContextArg,
    '/collection-data': collectionDataArgs,
    '/categories': storeTermArgs,
    '/categories/:id': storeContextArg,
    '/brands': storeTermArgs,
    '/brands/:identifier': storeContextArg,
    '/tags': storeTermArgs,
    '/attributes': storeContextArg,
    '/attributes/:id': storeContextArg,
    '/attributes/:attribute/terms': storeAttributeTermArgs,
    '/reviews': storeReviewArgs,
  }).map(([route, declared]) => [`GET ${path}/products${route}`, shapeOfArgs(declared)])

/** Declared as WordPress declares parameters, which is JSON Schema too. */
const DECLARED: [route: string, shape: Shape][] = [
  [`GET ${GHAB}/products`, { type: 'object', properties: productListArgs }],
  [`GET ${GHAB}/products/:id/price-history`, { type: 'object', properties: priceHistoryArgs }],
  ['PUT /wp-json/wc/v3/payment_gateways/:id', shapeOfArgs({ ...gatewayArgs, settings: gatewaySettings })],
  ['POST /wp-json/wc/v3/settings/batch', settingsBatch(batchArgs)],
  ['POST /wp-json/wc/v3/settings/:group/batch', settingsBatch(groupBatchArgs)],
  ...writesOf('coupons', newCoupon, couponEdit),
  ...writesOf('customers', newCustomer, customerEdit),
  ...writesOf('orders', orderEdit, orderEdit),
  // its options; the file itself is no JSON
  ['POST /wp-json/wc/v3/products/import', shapeOfArgs(importArgs)],
  ['GET /wp-json/wc/v3/products/import/:id/rows', shapeOfArgs(rowArgs)],
  ['GET /wp-json/wc/v3/products/export', shapeOfArgs(productExportArgs)],
  ['GET /wp-json/wc/v3/orders/export', shapeOfArgs(orderExportArgs)],
  ['GET /wp-json/wc/v3/customers/export', shapeOfArgs(customerExportArgs)],
  ...writesOf('shipping/zones', newZoneArgs, zoneArgs),
  ['PUT /wp-json/wc/v3/shipping/zones/:id/locations', { type: 'array', items: zoneLocation }],
  ['POST /wp-json/wc/v3/shipping/zones/:id/methods', shapeOfArgs({ ...newMethodArgs, settings })],
  ['PUT /wp-json/wc/v3/shipping/zones/:id/methods/:instance', shapeOfArgs({ ...methodArgs, settings })],
  ...writesOf('taxes', taxRateArgs, taxRateArgs),
  ['POST /wp-json/wc/v3/taxes/classes', shapeOfArgs(taxClassArgs)],
  ...writesOf('webhooks', newWebhookArgs, webhookArgs),
  ...STORE_NAMESPACES.flatMap(storeApiWrites),
  ...STORE_NAMESPACES.flatMap(storeApiReads),
]

const SHAPES = new Map([
  ...Object.entries(SCHEMAS).map(([route, schema]): [string, Shape] => [route, shapeOf(schema)]),
  ...Object.entries(TEXTS).flatMap(([path, schema]) =>
    EDITS.map((method): [string, Shape] => [`${method} ${path}`, shapeOf(schema)]),
  ),
  ...DECLARED,
])
const ALL_SHAPES = [...SHAPES.values()]

/** The shapes that a call of this route may have: its own, or any where nobody has told it. */
export const shapesOf = ({ method, pattern }: Target): readonly Shape[] => {
  const own = SHAPES.get(`${method} ${pattern}`)
  return own ? [own] : ALL_SHAPES
}

export const hasOwnShape = ({ method, pattern }: Target): boolean => SHAPES.has(`${method} ${pattern}`)

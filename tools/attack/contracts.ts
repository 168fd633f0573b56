import { z } from 'zod'
import { type JsonSchema, schemaOf, schemaOfArgs } from '#store/http/openapi/json-schema.ts'
import { OWN_ROUTES } from '#store/http/openapi/own-routes.ts'
import { torobRequest } from '#store/http/product-feeds/torob.ts'
import * as storeCart from '#store/http/wc-store-v1/cart/cart-args.ts'
import { collectionDataArgs, storeProductArgs } from '#store/http/wc-store-v1/catalogue/product-args.ts'
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
import { sendDetailsArgs, sendEmailArgs } from '#store/http/wc-v3/orders/order-actions.ts'
import { orderEdit } from '#store/http/wc-v3/orders/order-fields.ts'
import { gatewayArgs } from '#store/http/wc-v3/settings/payment-gateways.ts'
import { batchArgs, groupBatchArgs } from '#store/http/wc-v3/settings/settings.ts'
import { methodArgs, newMethodArgs } from '#store/http/wc-v3/shipping/zone-method-writes.ts'
import { locationArgs, newZoneArgs, zoneArgs } from '#store/http/wc-v3/shipping/zone-writes.ts'
import { taxClassArgs } from '#store/http/wc-v3/taxes/tax-classes.ts'
import { taxRateArgs } from '#store/http/wc-v3/taxes/tax-rate-fields.ts'
import { newWebhookArgs, webhookArgs } from '#store/http/wc-v3/webhooks/webhooks.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import type { Args } from '#store/http/wp-rest/parameters.ts'
import { EDITS } from '#store/http/wp-rest/route.ts'
import { commentWriteArgs } from '#store/http/wp-v2/content/comment-writes.ts'
import { postWriteArgs } from '#store/http/wp-v2/content/post-writes.ts'
import { postTermArgs } from '#store/http/wp-v2/content/term-writes.ts'
import { mediaWriteArgs } from '#store/http/wp-v2/media/media-writes.ts'
import { menuItemWriteArgs } from '#store/http/wp-v2/menus/menu-items.ts'
import { applicationPasswordArgs } from '#store/http/wp-v2/users/application-passwords.ts'
import { draftRequest } from '#store-api/contract/checkout.ts'
import type { Target } from './known/targets.ts'

const GHAB = '/wp-json/ghab/v1'

const keyRequest = z.object({
  app_name: z.string().max(100),
  scope: z.enum(['read', 'write', 'read_write']),
  user_id: z.string().max(200),
  return_url: z.url(),
  callback_url: z.url(),
})
const keyConsent = keyRequest.extend({ nonce: z.string(), choice: z.enum(['approve', 'other']) })
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
/** In the shop's second language. */
const SECOND_LANGUAGE = ['en', 'fa'] as const
const texts = (...names: string[]) =>
  z
    .object(Object.fromEntries(names.map((name) => [name, z.string().max(200)])))
    .partial()
    .extend({ lang: z.enum(SECOND_LANGUAGE) })
const termTexts = texts('name', 'description')

/** Where texts in the shop's second language are written, and which. */
const TEXTS: Record<string, z.ZodType> = {
  '/wp-json/wc/v3/products/:id': texts('name', 'description', 'short_description'),
  '/wp-json/wc/v3/products/categories/:id': termTexts,
  '/wp-json/wc/v3/products/brands/:id': termTexts,
  '/wp-json/wc/v3/products/tags/:id': termTexts,
  '/wp-json/wc/v3/products/attributes/:attribute': texts('name'),
  '/wp-json/wc/v3/products/attributes/:attribute/terms/:id': termTexts,
  [`${GHAB}/menu/:id`]: texts('title'),
  [`${GHAB}/vendors/:slug`]: texts('name', 'first_name', 'last_name', 'description'),
  [`${GHAB}/settings`]: texts('site_name', 'site_description'),
}

/** What a call of a route carries when it is right: in the body, or in the query of a read. */
const SCHEMAS: Record<string, z.ZodType> = {
  'POST /api/appsettings/ionic_data_link/': draftRequest,
  'POST /torob_api/v3/products': torobRequest,
  'POST /test-bank/:authority': bankChoice,
  ...Object.fromEntries(
    ['', '/en'].flatMap((prefix) => [
      [`GET ${prefix}/wc-auth/v1/authorize`, keyRequest],
      [`POST ${prefix}/wc-auth/v1/authorize`, keyConsent],
    ]),
  ),
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
}

/** What the shop's own routes declare to those who read of them. */
const ownShapes = (): [route: string, shape: JsonSchema][] =>
  [...OWN_ROUTES].flatMap(([route, { query, body }]): [string, JsonSchema][] => {
    const taken = route.startsWith('GET ') ? query : body
    if (!taken) return []
    return [[route, taken instanceof z.ZodType ? schemaOf(taken) : schemaOfArgs(taken)]]
  })

/** The writes of a collection of `wc/v3` and its items, one by one and in batches. */
const writesOf = (collection: string, made: Args, changed: Args): [route: string, shape: JsonSchema][] => {
  const [create, update] = [schemaOfArgs(made), schemaOfArgs({ ...changed, id: { type: 'integer' } })]
  const lists = {
    create: { type: 'array', items: create },
    update: { type: 'array', items: update },
    delete: { type: 'array', items: { type: 'integer' } },
  }
  const path = `/wp-json/wc/v3/${collection}`
  return [
    [`POST ${path}`, create],
    ...['POST', 'PUT', 'PATCH'].flatMap((method): [string, JsonSchema][] => [
      [`${method} ${path}/:id`, update],
      [`${method} ${path}/batch`, { type: 'object', properties: lists }],
    ]),
  ]
}

const LANG = { type: 'string', enum: SECOND_LANGUAGE } as const

/** The writes of a collection of `wp/v2` and its items, also in the shop's second language. */
const contentWritesOf = (collection: string, declared: Args): [route: string, shape: JsonSchema][] => {
  const path = `/wp-json/wp/v2/${collection}`
  const update = schemaOfArgs({ ...declared, lang: LANG })
  return [
    [`POST ${path}`, schemaOfArgs(declared)],
    ...EDITS.map((method): [string, JsonSchema] => [`${method} ${path}/:id`, update]),
  ]
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
const settingsBatch = ({ value: _, ...named }: Args): JsonSchema => ({
  type: 'object',
  properties: {
    update: { type: 'array', items: schemaOfArgs({ ...named, value: { type: 'string' } }) },
  },
})

/** The writes of the Store API, by one of its names. */
const storeApiWrites = (path: string): [route: string, shape: JsonSchema][] => {
  const added = schemaOfArgs(storeCart.addItemArgs)
  const id: JsonSchema = { ...added.properties?.id, format: 'product-id' }
  const addItem: JsonSchema = { ...added, properties: { ...added.properties, id } }
  return [
    [`POST ${path}/batch`, schemaOfArgs(storeCart.batchArgs)],
    [`POST ${path}/cart/add-item`, addItem],
    [`POST ${path}/cart/update-item`, schemaOfArgs(storeCart.updateItemArgs)],
    [`POST ${path}/cart/remove-item`, schemaOfArgs(storeCart.itemKeyArgs)],
    [`POST ${path}/cart/apply-coupon`, schemaOfArgs(storeCart.couponArgs)],
    [`POST ${path}/cart/remove-coupon`, schemaOfArgs(storeCart.couponArgs)],
    [`POST ${path}/cart/update-customer`, schemaOfArgs(storeCart.customerArgs)],
    [`POST ${path}/cart/select-shipping-rate`, schemaOfArgs(storeCart.selectRateArgs)],
    [`POST ${path}/cart/items`, addItem],
    ...EDITS.map((method): [string, JsonSchema] => [
      `${method} ${path}/cart/items/:key`,
      schemaOfArgs(storeCart.itemQuantityArgs),
    ]),
    [`POST ${path}/cart/coupons`, schemaOfArgs(storeCart.couponArgs)],
    [`POST ${path}/checkout`, schemaOfArgs(storeCheckout.placeArgs)],
    [`PUT ${path}/checkout`, schemaOfArgs(storeCheckout.draftArgs)],
    [`PATCH ${path}/checkout`, schemaOfArgs(storeCheckout.draftArgs)],
    [`POST ${path}/checkout/:id`, schemaOfArgs(storeCheckout.payArgs)],
  ]
}

/** The reads of the Store API's catalogue, by one of its names. */
const storeApiReads = (path: string): [route: string, shape: JsonSchema][] =>
  Object.entries({
    '': storeProductArgs,
    '/:id': contextArg,
    '/:slug': contextArg,
    '/collection-data': collectionDataArgs,
    '/categories': storeTermArgs,
    '/categories/:id': contextArg,
    '/brands': storeTermArgs,
    '/brands/:identifier': contextArg,
    '/tags': storeTermArgs,
    '/attributes': contextArg,
    '/attributes/:id': contextArg,
    '/attributes/:attribute/terms': storeAttributeTermArgs,
    '/reviews': storeReviewArgs,
  }).map(([route, declared]) => [`GET ${path}/products${route}`, schemaOfArgs(declared)])

/** Declared as WordPress declares parameters, which is JSON Schema too. */
const DECLARED: [route: string, shape: JsonSchema][] = [
  ['PUT /wp-json/wc/v3/payment_gateways/:id', schemaOfArgs({ ...gatewayArgs, settings: gatewaySettings })],
  ['POST /wp-json/wc/v3/settings/batch', settingsBatch(batchArgs)],
  ['POST /wp-json/wc/v3/settings/:group/batch', settingsBatch(groupBatchArgs)],
  ...writesOf('coupons', newCoupon, couponEdit),
  ...writesOf('customers', newCustomer, customerEdit),
  ...writesOf('orders', orderEdit, orderEdit),
  ['POST /wp-json/wc/v3/orders/:id/actions/send_email', schemaOfArgs(sendEmailArgs)],
  ['POST /wp-json/wc/v3/orders/:id/actions/send_order_details', schemaOfArgs(sendDetailsArgs)],
  // its options; the file itself is no JSON
  ['POST /wp-json/wc/v3/products/import', schemaOfArgs(importArgs)],
  ['GET /wp-json/wc/v3/products/import/:id/rows', schemaOfArgs(rowArgs)],
  ['GET /wp-json/wc/v3/products/export', schemaOfArgs(productExportArgs)],
  ['GET /wp-json/wc/v3/orders/export', schemaOfArgs(orderExportArgs)],
  ['GET /wp-json/wc/v3/customers/export', schemaOfArgs(customerExportArgs)],
  ...writesOf('shipping/zones', newZoneArgs, zoneArgs),
  ['PUT /wp-json/wc/v3/shipping/zones/:id/locations', { type: 'array', items: schemaOfArgs(locationArgs) }],
  ['POST /wp-json/wc/v3/shipping/zones/:id/methods', schemaOfArgs({ ...newMethodArgs, settings })],
  ['PUT /wp-json/wc/v3/shipping/zones/:id/methods/:instance', schemaOfArgs({ ...methodArgs, settings })],
  ...writesOf('taxes', taxRateArgs, taxRateArgs),
  ['POST /wp-json/wc/v3/taxes/classes', schemaOfArgs(taxClassArgs)],
  ...writesOf('webhooks', newWebhookArgs, webhookArgs),
  ...contentWritesOf('posts', postWriteArgs.post),
  ...contentWritesOf('pages', postWriteArgs.page),
  ...contentWritesOf('categories', postTermArgs.category),
  ...contentWritesOf('tags', postTermArgs.post_tag),
  ...contentWritesOf('comments', commentWriteArgs),
  [
    'POST /wp-json/wp/v2/users/:user/application-passwords',
    schemaOfArgs({ ...applicationPasswordArgs, name: { type: 'string', required: true } }),
  ],
  ...contentWritesOf('menu-items', menuItemWriteArgs),
  ...contentWritesOf('media', mediaWriteArgs),
  ...STORE_NAMESPACES.flatMap(storeApiWrites),
  ...STORE_NAMESPACES.flatMap(storeApiReads),
]

const SHAPES = new Map([
  ...ownShapes(),
  ...Object.entries(SCHEMAS).map(([route, schema]): [string, JsonSchema] => [route, schemaOf(schema)]),
  ...Object.entries(TEXTS).flatMap(([path, schema]) =>
    EDITS.map((method): [string, JsonSchema] => [`${method} ${path}`, schemaOf(schema)]),
  ),
  ...DECLARED,
])
const ALL_SHAPES = [...SHAPES.values()]

/** The shapes that a call of this route may have: its own, or any where nobody has told it. */
export const shapesOf = ({ method, pattern }: Target): readonly JsonSchema[] => {
  const own = SHAPES.get(`${method} ${pattern}`)
  return own ? [own] : ALL_SHAPES
}

export const hasOwnShape = ({ method, pattern }: Target): boolean => SHAPES.has(`${method} ${pattern}`)

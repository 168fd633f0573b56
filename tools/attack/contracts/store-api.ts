import { type JsonSchema, schemaOfArgs } from '#store/http/openapi/json-schema.ts'
import * as storeCart from '#store/http/wc-store-v1/cart/cart-args.ts'
import { collectionDataArgs, storeProductArgs } from '#store/http/wc-store-v1/catalogue/product-args.ts'
import { storeReviewArgs } from '#store/http/wc-store-v1/catalogue/reviews.ts'
import { storeAttributeTermArgs, storeTermArgs } from '#store/http/wc-store-v1/catalogue/terms.ts'
import * as storeCheckout from '#store/http/wc-store-v1/checkout/checkout-args.ts'
import { STORE_NAMESPACES } from '#store/http/wc-store-v1/namespaces.ts'
import { batchRequestArgs } from '#store/http/wp-rest/batch-requests.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { EDITS } from '#store/http/wp-rest/route.ts'

/** The writes of the Store API, by one of its names. */
const storeApiWrites = (path: string): [route: string, shape: JsonSchema][] => {
  const added = schemaOfArgs(storeCart.addItemArgs)
  const id: JsonSchema = { ...added.properties?.id, format: 'product-id' }
  const addItem: JsonSchema = { ...added, properties: { ...added.properties, id } }
  return [
    [`POST ${path}/batch`, schemaOfArgs(batchRequestArgs)],
    [`POST ${path}/cart/add-item`, addItem],
    [`POST ${path}/cart/update-item`, schemaOfArgs(storeCart.updateItemArgs)],
    [`POST ${path}/cart/remove-item`, schemaOfArgs(storeCart.itemKeyArgs)],
    [`POST ${path}/cart/apply-coupon`, schemaOfArgs(storeCart.couponArgs)],
    [`POST ${path}/cart/remove-coupon`, schemaOfArgs(storeCart.couponArgs)],
    [`POST ${path}/cart/update-customer`, schemaOfArgs(storeCart.customerArgs)],
    [`POST ${path}/cart/select-shipping-rate`, schemaOfArgs(storeCart.selectRateArgs)],
    [`POST ${path}/cart/extensions`, schemaOfArgs(storeCart.extensionArgs)],
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

export const STORE_API: [route: string, shape: JsonSchema][] = [
  ...STORE_NAMESPACES.flatMap(storeApiWrites),
  ...STORE_NAMESPACES.flatMap(storeApiReads),
]

import { type JsonSchema, schemaOfArgs } from '#store/http/openapi/json-schema.ts'
import { couponEdit, newCoupon } from '#store/http/wc-v3/coupons/coupon-fields.ts'
import { customerExportArgs } from '#store/http/wc-v3/csv/customer-export.ts'
import { orderExportArgs } from '#store/http/wc-v3/csv/order-export.ts'
import { productExportArgs } from '#store/http/wc-v3/csv/product-export.ts'
import { importArgs, rowArgs } from '#store/http/wc-v3/csv/product-imports.ts'
import { customerEdit, newCustomer } from '#store/http/wc-v3/customers/customer-fields.ts'
import { sendDetailsArgs, sendEmailArgs } from '#store/http/wc-v3/orders/order-actions.ts'
import { orderEdit } from '#store/http/wc-v3/orders/order-fields.ts'
import { receiptArgs } from '#store/http/wc-v3/orders/order-receipts.ts'
import { gatewayArgs } from '#store/http/wc-v3/settings/payment-gateways.ts'
import { batchArgs, groupBatchArgs } from '#store/http/wc-v3/settings/settings.ts'
import { editedMethodArgs, newMethodArgs } from '#store/http/wc-v3/shipping/zone-method-writes.ts'
import { locationArgs, newZoneArgs, zoneArgs } from '#store/http/wc-v3/shipping/zone-writes.ts'
import { taxClassArgs } from '#store/http/wc-v3/taxes/tax-classes.ts'
import { taxRateArgs } from '#store/http/wc-v3/taxes/tax-rate-fields.ts'
import { newWebhookArgs, webhookArgs } from '#store/http/wc-v3/webhooks/webhooks.ts'
import type { Args } from '#store/http/wp-rest/parameters.ts'

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

/** Declared as WordPress declares parameters, which is JSON Schema too. */
export const COMMERCE: [route: string, shape: JsonSchema][] = [
  ['PUT /wp-json/wc/v3/payment_gateways/:id', schemaOfArgs({ ...gatewayArgs, settings: gatewaySettings })],
  ['POST /wp-json/wc/v3/settings/batch', settingsBatch(batchArgs)],
  ['POST /wp-json/wc/v3/settings/:group/batch', settingsBatch(groupBatchArgs)],
  ...writesOf('coupons', newCoupon, couponEdit),
  ...writesOf('customers', newCustomer, customerEdit),
  ...writesOf('orders', orderEdit, orderEdit),
  ['POST /wp-json/wc/v3/orders/:id/actions/send_email', schemaOfArgs(sendEmailArgs)],
  ['POST /wp-json/wc/v3/orders/:id/actions/send_order_details', schemaOfArgs(sendDetailsArgs)],
  ['POST /wp-json/wc/v3/orders/:id/receipt', schemaOfArgs(receiptArgs)],
  // its options; the file itself is no JSON
  ['POST /wp-json/wc/v3/products/import', schemaOfArgs(importArgs)],
  ['GET /wp-json/wc/v3/products/import/:id/rows', schemaOfArgs(rowArgs)],
  ['GET /wp-json/wc/v3/products/export', schemaOfArgs(productExportArgs)],
  ['GET /wp-json/wc/v3/orders/export', schemaOfArgs(orderExportArgs)],
  ['GET /wp-json/wc/v3/customers/export', schemaOfArgs(customerExportArgs)],
  ...writesOf('shipping/zones', newZoneArgs, zoneArgs),
  ['PUT /wp-json/wc/v3/shipping/zones/:id/locations', { type: 'array', items: schemaOfArgs(locationArgs) }],
  ['POST /wp-json/wc/v3/shipping/zones/:id/methods', schemaOfArgs({ ...newMethodArgs, settings })],
  [
    'PUT /wp-json/wc/v3/shipping/zones/:id/methods/:instance',
    schemaOfArgs({ ...editedMethodArgs, settings }),
  ],
  ...writesOf('taxes', taxRateArgs, taxRateArgs),
  ['POST /wp-json/wc/v3/taxes/classes', schemaOfArgs(taxClassArgs)],
  ...writesOf('webhooks', newWebhookArgs, webhookArgs),
]

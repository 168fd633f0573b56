import { z } from 'zod'
import { torobRequest } from '#store/http/product-feeds/torob.ts'
import { draftRequest } from '#store-api/contract/checkout.ts'
import { CATALOGUE } from './catalogue.ts'

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
const settingChange = z.object({ value: z.union([z.string().max(100), z.array(z.string().max(20)).max(3)]) })

/** What a call of a route carries when it is right: in the body, or in the query of a read. */
export const SCHEMAS: Record<string, z.ZodType> = {
  'POST /api/appsettings/ionic_data_link/': draftRequest,
  'POST /torob_api/v3/products': torobRequest,
  'POST /test-bank/:authority': bankChoice,
  ...Object.fromEntries(
    ['', '/en'].flatMap((prefix) => [
      [`GET ${prefix}/wc-auth/v1/authorize`, keyRequest],
      [`POST ${prefix}/wc-auth/v1/authorize`, keyConsent],
    ]),
  ),
  ...CATALOGUE,
  'POST /wp-json/wc/v3/orders/:id/refunds': refund,
  'PUT /wp-json/wc/v3/products/reviews/:id': reviewChange,
  'POST /wp-json/wc/v3/products/reviews/:id': reviewChange,
  'PATCH /wp-json/wc/v3/products/reviews/:id': reviewChange,
  'PUT /wp-json/wc/v3/settings/:group/:id': settingChange,
  'POST /wp-json/wc/v3/settings/:group/:id': settingChange,
  'PATCH /wp-json/wc/v3/settings/:group/:id': settingChange,
}

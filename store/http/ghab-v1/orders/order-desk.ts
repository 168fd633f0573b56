import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono, type Context as HonoContext } from 'hono'
import { formatMoney } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { noStore } from '#store/http/no-store.ts'
import { parseBody, parseInput } from '#store/http/parse.ts'
import { orderEdit, orderFields, orderProblem } from '#store/http/wc-v3/orders/order-fields.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { readWritten } from '#store/http/wp-rest/parameters.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import {
  findOrder,
  type OrderQuote,
  type QuoteProblem,
  quoteOrder,
  setShipment,
  shipmentOf,
} from '#store/modules/orders/orders.ts'
import {
  approveReceipt,
  type JudgeRefusal,
  listPaymentsOf,
  listReceiptsToCheck,
  type Payment,
  receiptFile,
  refuseReceipt,
} from '#store/modules/payments/payments.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import {
  type OrderPayment,
  type OrderQuoteJson,
  orderQuoteRequest,
  receiptApproval,
  receiptRefusal,
  receiptsQuery,
  shipmentChange,
} from '#store-api/contract/order-desk.ts'
import { orderNotFound } from './answer-order.ts'

const GHAB = '/wp-json/ghab/v1'
const ORDER = `${GHAB}/orders/:id{[0-9]+}`
const RECEIPT = `${GHAB}/receipts/:id{[0-9]+}`

const unknownReceipt = () => new ApiError(404, 'ghab_receipt_unknown', 'There is no such receipt.')
const refusalOf = (refusal: JudgeRefusal): ApiError =>
  refusal === 'unknown_receipt'
    ? unknownReceipt()
    : new ApiError(409, 'ghab_receipt_judged', 'Somebody has looked at this receipt already.')

const paymentJson = (payment: Payment, decimals: number): OrderPayment => ({
  id: payment.id,
  order_id: payment.order_id,
  gateway: payment.gateway,
  amount: formatMoney(payment.amount, decimals),
  status: payment.status,
  reference: payment.reference,
  receipt: payment.gateway === 'bacs' ? `${GHAB}/receipts/${payment.id}/picture` : null,
  date_created_gmt: gmtDate(payment.created_at),
  date_modified_gmt: gmtDate(payment.updated_at),
})

const quoteJson = (quote: OrderQuote, decimals: number): OrderQuoteJson => {
  const { subtotal, discount, shipping, fees, tax, total } = quote
  const told = (amount: number) => formatMoney(amount, decimals)
  return {
    subtotal: told(subtotal),
    discount: told(discount),
    shipping: told(shipping),
    fees: told(fees),
    tax: told(tax),
    total: told(total),
  }
}

/** A refused coupon is told by its reason, for who says it in their own words. */
const quoteProblem = async (context: Context, problem: QuoteProblem, decimals: number): Promise<ApiError> => {
  if (problem.code === 'unknown_order') return orderNotFound()
  const refusal = await orderProblem(context, problem)
  if (problem.code !== 'coupon_refused') return refusal
  const { code, reason, amount } = problem.coupon
  const coupon = { code, reason, amount: amount === null ? null : formatMoney(amount, decimals) }
  return new ApiError(400, 'ghab_coupon_refused', refusal.message, { coupon })
}

/**
 * What those who run the shop do with orders beside `wc/v3`: `orders/{id}/payments`, `orders/{id}/quote`,
 * `orders/{id}/tracking`, and the receipts of transfers, which wait below `receipts` until somebody has looked at them.
 */
export const orderDeskRoutes = (services: Services): Hono => {
  const idOf = (c: HonoContext) => Number(c.req.param('id'))
  const existing = async (c: HonoContext) => {
    const order = await findOrder(requestContext(c, services), idOf(c))
    if (!order) throw orderNotFound()
    return order
  }
  const decimalsOf = async (c: HonoContext) =>
    (await readSettings(requestContext(c, services))).currency.decimals

  return new Hono()
    .get(`${ORDER}/payments`, async (c) => {
      requireKey(c, 'read')
      const { id } = await existing(c)
      const decimals = await decimalsOf(c)
      const payments = await listPaymentsOf(requestContext(c, services), id)
      return c.json(payments.map((payment) => paymentJson(payment, decimals)))
    })
    .post(`${ORDER}/quote`, async (c) => {
      requireKey(c, 'write')
      noStore(c)
      const context = requestContext(c, services)
      const given = readWritten(new Map(Object.entries(await parseBody(c, orderQuoteRequest))), orderEdit)
      const settings = await readSettings(context)
      const { items, coupons } = orderFields(given, settings, services.catalog.taxonomy)
      const quoted = await quoteOrder(context, idOf(c), { items, coupons })
      if (!quoted.ok) throw await quoteProblem(context, quoted.error, settings.currency.decimals)
      return c.json(quoteJson(quoted.value, settings.currency.decimals))
    })
    .get(`${ORDER}/tracking`, async (c) => {
      requireKey(c, 'read')
      return c.json({ shipment: shipmentOf(await existing(c)) })
    })
    .put(`${ORDER}/tracking`, async (c) => {
      requireKey(c, 'write')
      const { notify, ...shipment } = await parseBody(c, shipmentChange)
      const set = await setShipment(requestContext(c, services), idOf(c), shipment, notify)
      if (!set.ok) throw orderNotFound()
      return c.json({ shipment: set.value })
    })
    .get(`${GHAB}/receipts`, async (c) => {
      requireKey(c, 'read')
      const { page, per_page: perPage } = parseInput(receiptsQuery, c.req.query())
      const decimals = await decimalsOf(c)
      const asked = { limit: perPage, offset: (page - 1) * perPage }
      const { payments, total } = await listReceiptsToCheck(requestContext(c, services), asked)
      const receipts = payments.map((payment) => paymentJson(payment, decimals))
      return sendList(c, services, receipts, { total, page, perPage })
    })
    .get(`${RECEIPT}/picture`, async (c) => {
      requireKey(c, 'read')
      const file = await receiptFile(requestContext(c, services), idOf(c))
      const bytes = file && (await readFile(join(services.dataDir, file)).catch(() => null))
      if (!bytes) throw unknownReceipt()
      noStore(c)
      return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/webp' })
    })
    .post(`${RECEIPT}/approve`, async (c) => {
      requireKey(c, 'write')
      const { reference } = await parseBody(c, receiptApproval)
      const judged = await approveReceipt(requestContext(c, services), idOf(c), reference)
      if (!judged.ok) throw refusalOf(judged.error)
      return c.json({ id: idOf(c), order_id: judged.value, status: 'paid' })
    })
    .post(`${RECEIPT}/refuse`, async (c) => {
      requireKey(c, 'write')
      const { reason } = await parseBody(c, receiptRefusal)
      const judged = await refuseReceipt(requestContext(c, services), idOf(c), reason)
      if (!judged.ok) throw refusalOf(judged.error)
      return c.json({ id: idOf(c), order_id: judged.value, status: 'refused' })
    })
}

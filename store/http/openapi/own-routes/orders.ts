import { z } from 'zod'
import { viewQuery } from '#store/http/ghab-v1/checkout/checkout.ts'
import { geographyQuery } from '#store/http/ghab-v1/checkout/geography.ts'
import { bankNotification } from '#store/http/ghab-v1/checkout/payments.ts'
import { payRequest } from '#store/http/ghab-v1/orders/orders.ts'
import * as bulk from '#store-api/contract/bulk-changes.ts'
import * as cart from '#store-api/contract/cart.ts'
import * as checkout from '#store-api/contract/checkout.ts'
import * as desk from '#store-api/contract/order-desk.ts'
import * as orders from '#store-api/contract/orders.ts'
import { customer, everybody, FORM, file, manager, type OwnRoute } from './own-route.ts'

const receipt = z.object({ key: z.string().max(100).optional(), receipt: file })
const byKey = z.object({ key: z.string().max(100).optional() })
const placed = checkout.placeAnswer

/** From the cart to the order that is paid, and what becomes of it. */
export const ORDERS: Record<string, OwnRoute> = {
  'POST cart/quote': everybody('Price a cart', { body: cart.quoteRequest, answer: cart.quote }),
  'GET checkout/:draft': everybody('Read a checkout', { query: viewQuery, answer: checkout.checkoutView }),
  'POST checkout/:draft/place': everybody('Place the order', { body: checkout.placeRequest, answer: placed }),
  'GET geography': everybody('List provinces and cities', { query: geographyQuery }),
  'GET orders': customer('List the orders of the account', { query: orders.ordersQuery }),
  'GET orders/:id': everybody('Read an order by its key, or an own one', {
    query: byKey,
    answer: orders.order,
  }),
  'POST orders/:id/cancel': customer('Cancel an order'),
  'POST orders/:id/pay': everybody('Pay for an order', { body: payRequest, answer: placed }),
  'POST orders/:id/receipt': everybody('Send the receipt of a transfer', { body: receipt, types: [FORM] }),
  'POST orders/:id/reorder': customer('Order the same again'),
  'GET orders/:id/downloads': manager('List what an order lets its buyer download', {
    answer: desk.orderDownloads,
  }),
  'POST orders/:id/downloads': manager('Let the buyer of an order download the files of a product', {
    body: desk.downloadGrant,
    answer: desk.orderDownloads,
  }),
  'PUT orders/:id/downloads/:product/:download': manager(
    'Change how often and how long a file may be downloaded, or take the permission back',
    { body: desk.downloadChange, answer: desk.orderDownloads },
  ),
  'GET orders/:id/payments': manager('List attempts to pay an order', { answer: z.array(desk.orderPayment) }),
  'POST orders/:id/quote': manager('Ask what an order would come to with other lines; nothing is written', {
    body: desk.orderQuoteRequest,
    answer: desk.orderQuote,
  }),
  'GET orders/:id/tracking': manager('Read by what a parcel is followed', { answer: desk.shipmentAnswer }),
  'PUT orders/:id/tracking': manager('Note by what a parcel is followed, and tell the buyer', {
    body: desk.shipmentChange,
    answer: desk.shipmentAnswer,
  }),
  'GET orders/bulk-changes': manager('List changes of many orders, without what was refused', {
    answer: z.array(bulk.orderBulkReport),
  }),
  'POST orders/bulk-changes': manager('Bring many orders to a status at once', {
    body: bulk.newOrderBulkChange,
    answer: bulk.orderBulkReport,
  }),
  'GET orders/bulk-changes/:id': manager('Read a change of many orders: how far it is, and what it did', {
    answer: bulk.orderBulkReport,
  }),
  'POST orders/bulk-changes/:id/undo': manager('Bring orders back to where a change of many found them', {
    answer: bulk.orderBulkReport,
  }),
  'POST orders/bulk-changes/:id/continue': manager('Have a change of many orders go on that stopped', {
    answer: bulk.orderBulkReport,
  }),
  'GET orders/print': manager('Print invoices or packing slips', { query: desk.printQuery }),
  'GET orders/track': everybody('See how far an order is', {
    query: orders.trackQuery,
    answer: orders.trackedOrder,
  }),
  'POST orders/track/code': everybody('Have a code sent that opens an order', {
    body: orders.trackCodeRequest,
  }),
  'POST orders/track/verify': everybody('Open an order with a code', { body: orders.trackVerifyRequest }),
  'GET payments/:gateway/return': everybody('Come back from a bank', {
    query: z.object({ authority: z.string().max(200) }),
  }),
  'POST payments/:gateway/notify': everybody('Tell that a bank has answered', { body: bankNotification }),
  'GET receipts': manager('List receipts of transfers that wait for approval', {
    query: desk.receiptsQuery,
    answer: z.array(desk.orderPayment),
  }),
  'GET receipts/:id/picture': manager('See the receipt of a transfer'),
  'POST receipts/:id/approve': manager('Take an order as paid by its receipt', {
    body: desk.receiptApproval,
    answer: desk.judgedReceipt,
  }),
  'POST receipts/:id/refuse': manager('Refuse a receipt, and tell the buyer why', {
    body: desk.receiptRefusal,
    answer: desk.judgedReceipt,
  }),
}

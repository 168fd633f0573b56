export { type ReservedOrder, reserveOrder } from './blank-order.ts'
export { choosePaymentMethod } from './choose-method.ts'
export { correctAddresses } from './correct-addresses.ts'
export { deleteOrder, trashOrder } from './delete-order.ts'
export {
  type DownloadPermission,
  type DownloadRefusal,
  downloadProblem,
  grantDownloads,
  listDownloads,
  takeDownload,
} from './downloads.ts'
export { expireOrder } from './expire-order.ts'
export { findNotes, findOrder, findOrderOfDraft } from './find-orders.ts'
export { forgetBuyer, giveOrdersTo } from './forget-buyer.ts'
export { joinGuestOrders } from './guest-orders.ts'
export { listOrders, type OrderFilter } from './list-orders.ts'
export { statusLabel } from './messages.ts'
export { moveTo } from './move-order.ts'
export { needsProcessing, ordersToProcess } from './needs-processing.ts'
export { addNote, deleteNote, STORE, writeNote } from './notes.ts'
export type { Order, OrderItem, OrderNote } from './order.ts'
export { makeOrderCode, proveContact, requestOrderCode } from './order-codes.ts'
export { type CancelRefusal, cancelOwnOrder, cancelUntil, findOwnOrder } from './own-orders.ts'
export { payOrder } from './pay-order.ts'
export { type PlacedOrder, placeOrder } from './place-order.ts'
export type { ReturnedLine } from './refund-items.ts'
export { deleteRefund, type RefundRefusal, refundOrder } from './refund-order.ts'
export {
  findRefund,
  findRefunds,
  listRefunds,
  type Refund,
  type RefundItem,
  refundedSum,
} from './refunds.ts'
export { countByStatus, readSales, readTopSellers, type Span } from './reports.ts'
export { MOST_ITEMS } from './reprice-order.ts'
export { type MailRefusal, mailsOf, type OrderMail, requestMail } from './request-mail.ts'
export { readContact, type TrackedOrder, trackOrder } from './track-order.ts'
export {
  awaitsTransfer,
  CLOSED,
  cancelOrder,
  completeOrder,
  EDITABLE,
  failOrder,
  needsPayment,
  PAYABLE,
  reopenForPayment,
  SOLD,
} from './transitions.ts'
export { findVendorOrder, listVendorOrders, readVendorFigures, type VendorOrder } from './vendor-orders.ts'
export type { OrderFields } from './write-fields.ts'
export { type OrderProblem, writeNewOrder, writeOrder } from './write-order.ts'

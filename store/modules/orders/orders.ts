export { orderBulkChanges } from './bulk/change-orders.ts'
export { forgetBuyer, giveOrdersTo } from './forget-buyer.ts'
export { BACKORDERED_LABEL, statusLabel } from './messages.ts'
export { addNote, deleteNote, STORE, writeNote } from './notes.ts'
export type { Order, OrderItem, OrderNote } from './order.ts'
export { type ReservedOrder, reserveOrder } from './place/blank-order.ts'
export { choosePaymentMethod } from './place/choose-method.ts'
export { joinGuestOrders } from './place/guest-orders.ts'
export { type PlacedOrder, placeOrder } from './place/place-order.ts'
export {
  type DownloadPermission,
  type DownloadRefusal,
  downloadProblem,
  grantDownloads,
  listDownloads,
  takeDownload,
} from './read/downloads.ts'
export { findNotes, findOrder, findOrderOfDraft, findOrders } from './read/find-orders.ts'
export { type Buyer, listBuyers, readPurchases } from './read/list-buyers.ts'
export { listOrders, type OrderFilter } from './read/list-orders.ts'
export { countByStatus, readSales, readTopSellers, type Span } from './read/reports.ts'
export { readSalesSlots, type SalesSlot } from './read/sales-series.ts'
export {
  findVendorOrder,
  listVendorOrders,
  readVendorFigures,
  type VendorOrder,
} from './read/vendor-orders.ts'
export { type KeptLine, keptLines } from './refunds/kept-lines.ts'
export type { ReturnedLine } from './refunds/refund-items.ts'
export {
  deleteRefund,
  type NewRefund,
  planRefund,
  type RefundRefusal,
  refundOrder,
} from './refunds/refund-order.ts'
export {
  findRefund,
  findRefunds,
  listRefunds,
  type Refund,
  type RefundItem,
  refundedSum,
  returnedPieces,
} from './refunds/refunds.ts'
export { expireOrder } from './status/expire-order.ts'
export { moveTo } from './status/move-order.ts'
export { needsProcessing, ordersToProcess } from './status/needs-processing.ts'
export { type CancelRefusal, cancelOwnOrder, cancelUntil, findOwnOrder } from './status/own-orders.ts'
export { payOrder } from './status/pay-order.ts'
export {
  awaitsTransfer,
  CLOSED,
  cancelOrder,
  completeOrder,
  EARNING,
  EDITABLE,
  failOrder,
  needsPayment,
  PAYABLE,
  reopenForPayment,
  SOLD,
} from './status/transitions.ts'
export { makeOrderCode, proveContact, requestOrderCode } from './tracking/order-codes.ts'
export {
  dropOldReceipts,
  findOrderOfReceipt,
  findReceipt,
  makeReceipt,
  type OrderReceipt,
} from './tracking/order-receipts.ts'
export { type MailRefusal, mailsOf, type OrderMail, requestMail } from './tracking/request-mail.ts'
export { readContact, type TrackedOrder, trackOrder } from './tracking/track-order.ts'
export {
  changeDownload,
  giveDownloads,
  listDownloadsOfOrder,
} from './write/change-downloads.ts'
export { correctAddresses } from './write/correct-addresses.ts'
export { deleteOrder, trashOrder } from './write/delete-order.ts'
export { dropUnnamedDownloads } from './write/left-downloads.ts'
export type { LineMetaChange } from './write/line-meta.ts'
export { MOST_ITEMS, type OrderQuote, type QuoteProblem, quoteOrder } from './write/reprice-order.ts'
export { setShipment, shipmentOf } from './write/set-shipment.ts'
export type { OrderFields } from './write/write-fields.ts'
export { type OrderProblem, writeNewOrder, writeOrder } from './write/write-order.ts'

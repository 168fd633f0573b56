export {
  cancelExpiredOrders,
  cancelOrder,
  completeOrder,
  failOrder,
  payCancelledOrder,
  payOrder,
  reopenForPayment,
  type StatusRefusal,
} from './change-status.ts'
export { findNotes, findOrder, findOrderOfDraft, withItems } from './find-orders.ts'
export { listOrders, type OrderFilter, type OrderListing } from './list-orders.ts'
export { ordersToProcess } from './needs-processing.ts'
export { addNote } from './notes.ts'
export { type Order, type OrderItem, type OrderNote, type OrderRow, PAID, PAYABLE } from './order.ts'
export { type NewOrder, type PlacedOrder, type PlaceOrderRefusal, placeOrder } from './place-order.ts'
export { findRefunds, listRefunds, type Refund } from './refunds.ts'
export { countByStatus, readSales, readTopSellers, type SoldOrder, type Span } from './reports.ts'

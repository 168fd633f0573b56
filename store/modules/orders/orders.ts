export type { Changed, StatusRefusal } from './change-status.ts'
export { choosePaymentMethod } from './choose-method.ts'
export { expireOrder, findExpiredOrders } from './expired-orders.ts'
export { findNotes, findOrder, findOrderOfDraft, withItems } from './find-orders.ts'
export { listOrders, type OrderFilter, type OrderListing } from './list-orders.ts'
export { needsProcessing, ordersToProcess } from './needs-processing.ts'
export { addNote } from './notes.ts'
export { type Order, type OrderItem, type OrderNote, type OrderRow, PAYABLE } from './order.ts'
export { type PaidAs, payOrder, type ReceivedPayment } from './pay-order.ts'
export { type NewOrder, type PlacedOrder, type PlaceOrderRefusal, placeOrder } from './place-order.ts'
export { findRefunds, listRefunds, type Refund } from './refunds.ts'
export { countByStatus, readSales, readTopSellers, type SoldOrder, type Span } from './reports.ts'
export {
  cancelOrder,
  completeOrder,
  failOrder,
  holdOrder,
  processOrder,
  reopenForPayment,
} from './transitions.ts'
export { statusLabel } from './words.ts'

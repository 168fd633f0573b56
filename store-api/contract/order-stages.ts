import type { OrderStatus } from './orders.ts'

/** Nothing was paid yet, and the buyer may still pay. */
export const UNPAID: OrderStatus[] = ['pending', 'failed']
/** Waits for somebody of the shop to look at it. */
export const IN_REVIEW: OrderStatus[] = ['on-hold', 'pws-need-review']
/** Paid or as good as paid, and not with the carrier yet. */
export const TO_SEND: OrderStatus[] = [
  'processing',
  'approved',
  'pws-in-stock',
  'pws-packaged',
  'pws-ready-to-ship',
]
/** With the carrier. */
export const ON_ITS_WAY: OrderStatus[] = ['pws-courier', 'pws-shipping']
/** With the carrier or already there. */
export const SENT: OrderStatus[] = [...ON_ITS_WAY, 'completed']
/** Cancelled or given back: the order goes no further. */
export const ENDED: OrderStatus[] = ['cancelled', 'refunded', 'pws-returned', 'pws-deleted']
/** Paid or as good as paid, wherever it is on its way. */
export const PAID: string[] = [...TO_SEND, ...SENT]

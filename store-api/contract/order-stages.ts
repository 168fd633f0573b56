import type { OrderStatus } from './orders.ts'

/** Paid or as good as paid, and not with the carrier yet. */
export const TO_SEND: OrderStatus[] = [
  'processing',
  'approved',
  'pws-in-stock',
  'pws-packaged',
  'pws-ready-to-ship',
]
/** With the carrier or already there. */
export const SENT: OrderStatus[] = ['pws-courier', 'pws-shipping', 'completed']

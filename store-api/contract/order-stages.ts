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
/** Paid or as good as paid, wherever it is on its way. */
export const PAID: string[] = [...TO_SEND, ...SENT]

import { m } from '#app/messages/paraglide/messages.js'
import { ENDED, PAID } from '#store-api/contract/order-stages.ts'
import type { OrderStatus } from '#store-api/contract/orders.ts'

const LABELS: Record<OrderStatus, () => string> = {
  pending: m.order_status_pending,
  processing: m.order_status_processing,
  'on-hold': m.order_status_on_hold,
  completed: m.order_status_completed,
  cancelled: m.order_status_cancelled,
  refunded: m.order_status_refunded,
  failed: m.order_status_failed,
  approved: m.order_status_approved,
  'pws-in-stock': m.order_status_pws_in_stock,
  'pws-packaged': m.order_status_pws_packaged,
  'pws-courier': m.order_status_pws_courier,
  'pws-ready-to-ship': m.order_status_pws_ready_to_ship,
  'pws-returned': m.order_status_pws_returned,
  'pws-deleted': m.order_status_pws_deleted,
  'pws-shipping': m.order_status_pws_shipping,
  'pws-need-review': m.order_status_pws_need_review,
}

export type StatusTone = 'good' | 'waiting' | 'bad'

const GOOD = new Set(PAID)
const BAD = new Set<string>([...ENDED, 'failed'])

/** The status in words; one the shop added itself is shown as it is. */
export const statusLabel = (status: string): string => LABELS[status as OrderStatus]?.() ?? status

export const statusTone = (status: string): StatusTone => {
  if (GOOD.has(status)) return 'good'
  return BAD.has(status) ? 'bad' : 'waiting'
}

import { m } from '#app/messages/paraglide/messages.js'
import type { Order } from '#store-api/contract/orders.ts'

export interface OrderOutcome {
  title: string
  text: string
  tone: 'good' | 'waiting' | 'bad'
}

/** What came of placing an order, in words. */
export const describeOutcome = ({ status }: Order): OrderOutcome => {
  switch (status) {
    case 'failed':
      return { title: m.checkout_thanks_failed_title(), text: m.checkout_thanks_failed_text(), tone: 'bad' }
    case 'cancelled':
      return { title: m.checkout_thanks_cancelled_title(), text: '', tone: 'bad' }
    case 'pending':
      return {
        title: m.checkout_thanks_pending_title(),
        text: m.checkout_thanks_pending_text(),
        tone: 'waiting',
      }
    default:
      return { title: m.checkout_thanks_title(), text: m.checkout_thanks_text(), tone: 'good' }
  }
}

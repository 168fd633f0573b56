import { m } from '../messages/paraglide/messages.js'
import { formatNumber } from '../ui/digits.ts'

/** "3 items": how much an order holds. */
export const itemCount = (count: number): string =>
  count === 1 ? m.orders_item() : m.orders_items({ count: formatNumber(count) })

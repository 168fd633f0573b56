import { m } from '#app/messages/paraglide/messages.js'
import { formatNumber } from '#app/ui/digits.ts'

/** "3 items": how much an order holds. */
export const itemCount = (count: number): string =>
  count === 1 ? m.orders_item() : m.orders_items({ count: formatNumber(count) })

import { m } from '#app/messages/paraglide/messages.js'
import { ENDED, IN_REVIEW, ON_ITS_WAY, TO_SEND, UNPAID } from '#store-api/contract/order-stages.ts'
import type { OrderStatus } from '#store-api/contract/orders.ts'

/** What somebody looks for among their orders. A status that the shop added itself is found among all. */
const GROUPS: Record<string, { label: () => string; statuses: OrderStatus[] }> = {
  unpaid: { label: m.orders_group_unpaid, statuses: UNPAID },
  current: { label: m.orders_group_current, statuses: [...TO_SEND, ...IN_REVIEW, ...ON_ITS_WAY] },
  completed: { label: m.order_status_completed, statuses: ['completed'] },
  ended: { label: m.orders_group_ended, statuses: ENDED },
}

/** The groups by name, with what to call them. */
export const orderGroups = (): { name: string; label: string }[] => [
  { name: '', label: m.ui_all() },
  ...Object.entries(GROUPS).map(([name, { label }]) => ({ name, label: label() })),
]

/** The group that a URL names; '' for all orders. */
export const readGroup = (given: string | null): string =>
  given !== null && Object.hasOwn(GROUPS, given) ? given : ''

/** What the store is asked for. */
export const statusesOf = (group: string): string => GROUPS[group]?.statuses.join(',') ?? ''

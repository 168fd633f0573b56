import type { OrderSummary } from '#store-api/contract/orders.ts'
import { createKeptStore } from '../storage/kept-store.ts'

/** The newest orders of a customer, as their list last showed them. */
export interface SeenOrders {
  customer: number
  /** epoch milliseconds */
  at: number
  orders: OrderSummary[]
}

const kept = createKeptStore<SeenOrders | null>('seen_orders', null)

/** The list of orders for the time without a network; gone with the customer. */
export const seenOrders = {
  use: () => kept.use((state) => state.value),
  useReady: () => kept.use((state) => state.ready),
  load: kept.load,
  set: (customer: number, orders: OrderSummary[]): void => kept.set({ customer, at: Date.now(), orders }),
  clear: (): void => kept.set(null),
}

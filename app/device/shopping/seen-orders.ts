import type { OrderSummary } from '#store-api/contract/orders.ts'
import { createDeviceStore } from '../device-store.ts'

/** The newest orders of a customer, as their list last showed them. */
export interface SeenOrders {
  customer: number
  /** epoch milliseconds */
  at: number
  orders: OrderSummary[]
}

const stored = createDeviceStore<SeenOrders | null>('seen_orders', null)

/** The list of orders for the time without a network; gone with the customer. */
export const seenOrders = {
  use: () => stored.use((state) => state.value),
  useReady: () => stored.use((state) => state.ready),
  /** rejects where the device cannot be read */
  read: stored.read,
  set: (customer: number, orders: OrderSummary[]): void => stored.set({ customer, at: Date.now(), orders }),
  clear: (): void => stored.set(null),
}

import { create } from 'zustand'
import { StoreError } from '../../store-api/client/store-client.ts'
import { cart } from '../device/cart.ts'
import { openCheckouts } from '../device/checkouts.ts'
import { m } from '../messages/paraglide/messages.js'
import { toast } from '../ui/overlays/toast.ts'
import { browserStore } from './store-client.ts'

export interface PlacedOrder {
  id: number
  order_key: string
}

const placed = create<{ order: PlacedOrder | null }>(() => ({ order: null }))

/** The order that was placed in another tab while this one was open. */
export const usePlacedOrder = () => placed((state) => state.order)

const GONE = [404, 410]

/** The order that came of a draft; null while there is none. A draft that is gone is forgotten. */
const orderOf = async (draft: string): Promise<PlacedOrder | null> => {
  try {
    return (await browserStore().checkout(draft)).order
  } catch (error) {
    if (error instanceof StoreError && GONE.includes(error.status)) openCheckouts.remove(draft)
    return null
  }
}

/** Spec §4: order completion empties the cart, coupons and shipping lines. */
const complete = (order: PlacedOrder): void => {
  cart.empty()
  openCheckouts.empty()
  placed.setState({ order })
  toast(m.cart_thanks_title(), { tone: 'success' })
}

const checkAll = async (): Promise<void> => {
  for (const { draft } of await openCheckouts.load()) {
    const order = await orderOf(draft)
    if (order) return complete(order)
  }
}

let isChecking = false

/** Asks once at a time: the message and the tab's return often come together. */
const check = async (): Promise<void> => {
  if (isChecking) return
  isChecking = true
  await checkAll().finally(() => {
    isChecking = false
  })
}

/**
 * Learns that an order was placed in the payment tab: by its message, and by asking when this tab is shown again.
 * The message itself is only a reason to ask. Answers how to stop.
 */
export const watchOrders = (): (() => void) => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('vitrin-order')
  const onTold = () => void check()
  const onShown = () => {
    if (document.visibilityState === 'visible') void check()
  }
  channel?.addEventListener('message', onTold)
  document.addEventListener('visibilitychange', onShown)
  window.addEventListener('pageshow', onShown)
  void check()
  return () => {
    channel?.close()
    document.removeEventListener('visibilitychange', onShown)
    window.removeEventListener('pageshow', onShown)
  }
}

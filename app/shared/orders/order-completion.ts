import { cart } from '#app/device/shopping/cart.ts'
import { type OpenCheckout, openCheckouts } from '#app/device/shopping/checkouts.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { toast } from '#app/ui/overlays/toast.ts'
import { browserStore } from '../store-client/store-client.ts'
import { type CheckoutOutcome, checkoutOutcome, isDraftGone } from './checkout-outcome.ts'
import { type PlacedOrder, setPlacedOrder } from './placed-order.ts'

interface Answer {
  outcome: CheckoutOutcome
  order: PlacedOrder | null
}

/** null while the shop cannot be asked */
const ask = async (draft: string): Promise<Answer | null> => {
  try {
    const store = browserStore()
    const { order } = await store.checkout(draft)
    if (!order) return { outcome: 'open', order }
    return { outcome: checkoutOutcome(await store.orderByKey(order.id, order.order_key)), order }
  } catch (error) {
    return isDraftGone(error) ? { outcome: 'over', order: null } : null
  }
}

/** What was put into the cart after the checkout was opened is not in the order, and stays. */
const takeOutOrdered = (ordered: Record<string, number>): void => {
  for (const { cart_id, quantity } of cart.lines()) {
    const left = quantity - (ordered[cart_id] ?? 0)
    if (left <= 0) cart.remove(cart_id)
    else if (left < quantity) cart.setQuantity(cart_id, left)
  }
  cart.setCoupons([])
  cart.setShippingLines([])
}

const isInCart = ({ lines = {} }: OpenCheckout): boolean =>
  cart.lines().some(({ cart_id }) => cart_id in lines)

/**
 * Spec §4: order completion empties the cart, coupons and shipping lines. Of several tabs one does so, which first takes
 * the checkout from the others. Checkouts of what is left in the cart are followed on.
 */
const complete = async (draft: string, order: PlacedOrder | null): Promise<void> => {
  await cart.load()
  const completed = openCheckouts.get().find((checkout) => checkout.draft === draft)
  if (completed) {
    const others = openCheckouts.get().filter((checkout) => checkout !== completed)
    openCheckouts.set([])
    if (completed.lines) takeOutOrdered(completed.lines)
    else cart.empty()
    const followed = others.filter(isInCart)
    if (followed.length > 0) openCheckouts.set(followed)
  }
  setPlacedOrder(order)
  toast(m.cart_thanks_title(), { tone: 'success' })
}

/** The cart stays as it is until its order is complete; the notice in it tells how the payment stands. */
const follow = (draft: string, { outcome, order }: Answer): void => {
  const others = openCheckouts.get().filter((checkout) => checkout.draft !== draft)
  const followed = openCheckouts
    .get()
    .map((checkout) =>
      checkout.draft === draft
        ? { ...checkout, placed: order !== null, refused: outcome === 'refused' }
        : checkout,
    )
  openCheckouts.set(outcome === 'over' ? others : followed)
}

const checkAll = async (): Promise<void> => {
  await openCheckouts.load()
  for (const { draft } of openCheckouts.get()) {
    const answer = await ask(draft)
    if (answer?.outcome === 'completed') return complete(draft, answer.order)
    if (answer) follow(draft, answer)
  }
}

let isChecking = false
let isAskedFor = false

/** One after the other; a message that comes meanwhile starts another check. */
const check = async (): Promise<void> => {
  isAskedFor = true
  if (isChecking) return
  isChecking = true
  try {
    while (isAskedFor) {
      isAskedFor = false
      await checkAll()
    }
  } finally {
    isChecking = false
  }
}

/**
 * Learns what became of an order in the payment tab: by its message, and by asking when this tab is shown again.
 * The message itself is only a reason to ask. Answers how to stop.
 */
export const watchOrders = (): (() => void) => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('vitrin-order')
  const onMessage = () => void check()
  const onShown = () => {
    if (document.visibilityState === 'visible') void check()
  }
  channel?.addEventListener('message', onMessage)
  document.addEventListener('visibilitychange', onShown)
  window.addEventListener('pageshow', onShown)
  void check()
  return () => {
    channel?.close()
    document.removeEventListener('visibilitychange', onShown)
    window.removeEventListener('pageshow', onShown)
  }
}

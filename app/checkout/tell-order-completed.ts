/** Tells the shop's other tabs that an order was placed; they empty the cart (spec §4). */
export const tellOrderCompleted = (orderId: number): void => {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel('vitrin-order')
  channel.postMessage({ type: 'order-completed', orderId })
  channel.close()
}

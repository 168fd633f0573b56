/** Gives the shop's other tabs reason to ask how the order stands; once it is complete they empty the cart (spec §4). */
export const tellOrderChanged = (orderId: number): void => {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel('vitrin-order')
  channel.postMessage({ type: 'order-changed', orderId })
  channel.close()
}

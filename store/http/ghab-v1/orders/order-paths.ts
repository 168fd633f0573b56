/** The thank-you page of an order, in the language it was placed in. */
export const receivedPath = (orderId: number, orderKey: string, prefix: '' | '/en' | '/fa'): string =>
  `${prefix}/mobile-checkout/order-received/${orderId}?key=${encodeURIComponent(orderKey)}`

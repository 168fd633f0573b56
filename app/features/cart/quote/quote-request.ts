import type { Estimate } from '#app/device/shopping/destination.ts'
import type { CartLine, QuoteRequest } from '#store-api/contract/cart.ts'

/** What the shop is asked about a cart. Without a province there is no destination yet. */
export const quoteRequest = (
  lines: CartLine[],
  coupons: string[],
  shippingLines: string[],
  place: Estimate,
): QuoteRequest => ({
  lines: lines.map(({ cart_id, product_id, variation_id, quantity, price, meta_data }) => ({
    cart_id,
    product_id,
    quantity,
    price,
    ...(variation_id ? { variation_id, meta_data } : {}),
  })),
  coupons,
  ...(place.state && { shipping_address: place }),
  ...(shippingLines[0] && { shipping_rate: shippingLines[0] }),
})

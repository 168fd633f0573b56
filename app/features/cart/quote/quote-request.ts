import type { Estimate } from '#app/device/shopping/destination.ts'
import { listsStates } from '#common/geography/lists-states.ts'
import type { CartLine, QuoteRequest } from '#store-api/contract/cart.ts'

/** The place that was chosen, in the shop's country; one in another country counts as none. */
export const placeIn = (country: string, { country: of, state, city, postcode }: Estimate): Estimate =>
  of && of !== country ? { country, state: '', city: '', postcode: '' } : { country, state, city, postcode }

/** Whether anything is known of the place; where provinces are listed, they are asked for first. */
export const isDestination = ({ country, state, city, postcode }: Estimate): boolean =>
  Boolean(state || (!listsStates(country) && (city || postcode)))

/** What the shop is asked about a cart. */
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
  ...(isDestination(place) && { shipping_address: place }),
  ...(shippingLines[0] && { shipping_rate: shippingLines[0] }),
})

import type { Estimate } from '#app/device/shopping/destination.ts'
import type { CartLine, Quote } from '#store-api/contract/cart.ts'
import type { DraftRequest } from '#store-api/contract/checkout.ts'

/**
 * The body of the checkout call (spec §3 and §7). The shop charges by its own prices, never by these, and knows a
 * customer by the session's cookie, whose token no script can read.
 * @param customerId 0 for a guest
 */
export const draftRequest = (
  lines: CartLine[],
  quote: Pick<Quote, 'coupons' | 'shipping'>,
  place: Estimate,
  customerId = 0,
): DraftRequest => {
  const address = { country: place.country, state: place.state, city: place.city, postcode: place.postcode }
  return {
    products: lines.map((line) => ({
      quantity: line.quantity,
      product_id: line.product_id,
      total: line.total,
      ...(line.variation_id ? { variation_id: line.variation_id, selectedVariation: line.meta_data } : {}),
    })),
    coupons: quote.coupons.map(({ code, discount }) => ({ code, discount })),
    shipping_lines: quote.shipping.rates
      .filter(({ selected }) => selected)
      .map(({ id, cost }) => ({ code: id, discount: cost })),
    billing_info: address,
    shipping_info: address,
    customer_note: '',
    customer_id: customerId,
    token: '',
    one_page: 1,
    platform: 'web',
  }
}

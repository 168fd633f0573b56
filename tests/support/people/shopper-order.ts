import type { PlaceAnswer } from '#store-api/contract/checkout.ts'
import type { Product } from '#store-api/contract/products.ts'
import { ADDRESS } from '../checkout.ts'
import { storeOfShopper } from './sign-in.ts'

/** The demo shopper of the Persian shop orders something on another device. */
export const orderAsShopper = async (
  origin: string,
  product: Product,
  payment_method = 'cod',
  quantity = 1,
): Promise<PlaceAnswer> => {
  const store = await storeOfShopper(origin)
  const draft = await store.createDraft({
    products: [{ product_id: product.id, quantity }],
    customer_id: 2,
    one_page: 1,
    platform: 'web',
  })
  const { quote } = await store.checkout(draft, { state: ADDRESS.state, city: ADDRESS.city })
  return store.place(draft, {
    billing: ADDRESS,
    shipping_rate: quote.shipping.rates[0]?.id,
    payment_method,
    terms: true,
  })
}

import { cart } from '#app/device/shopping/cart.ts'

/** Fetches what answers a tap on "add to cart", and rejects also where the cart on the device cannot be read. */
export const loadAddToCart = async () => {
  const [code] = await Promise.all([import('./add-to-cart.ts'), cart.read()])
  return code
}

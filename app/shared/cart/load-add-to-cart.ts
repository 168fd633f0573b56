/** Fetches what answers a tap on "add to cart". */
export const loadAddToCart = () => import('./add-to-cart.ts')

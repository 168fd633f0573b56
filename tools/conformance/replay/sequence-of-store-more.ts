import type { Step } from './replay-sequence.ts'

const PRODUCTS = '/wp-json/wc/v3/products'

const brand = (id: number, body: object): Step => ({
  method: 'POST',
  path: `${PRODUCTS}/brands`,
  body,
  answer: { id },
})

const product = (id: number, body: object): Step => ({ method: 'PUT', path: `${PRODUCTS}/${id}`, body })

const review = (id: number, product_id: number, rating: number): Step => ({
  method: 'POST',
  path: `${PRODUCTS}/reviews`,
  body: {
    product_id,
    rating,
    review: `r${rating}`,
    reviewer: `P${product_id}${rating}`,
    reviewer_email: `p${product_id}${rating}@example.test`,
  },
  answer: { id },
})

const [ACME, GLOBEX] = [{ id: 30 }, { id: 31 }]

/** What was done before the first call, as `fixtures.json` tells. */
const BEFORE: readonly Step[] = [
  brand(ACME.id, { name: 'Acme', description: 'Tools' }),
  brand(GLOBEX.id, { name: 'Globex', parent: ACME.id }),
  product(34, { brands: [ACME] }),
  product(33, { brands: [ACME] }),
  product(35, { brands: [ACME, GLOBEX] }),
  product(36, { brands: [GLOBEX] }),
  review(3, 35, 5),
  review(4, 35, 3),
  review(5, 36, 4),
  review(6, 34, 1),
  product(39, { stock_status: 'outofstock' }),
  product(38, { manage_stock: true, stock_quantity: 0, backorders: 'notify' }),
]

/** The last read of the catalogue; carts and orders come after it. */
const LAST = 'products-fields'

/** What is read of the Store API's catalogue, brands and reviews among it. */
export const STORE_MORE = (names: readonly string[]): readonly Step[] => [
  ...BEFORE,
  ...names.slice(0, names.indexOf(LAST) + 1),
]

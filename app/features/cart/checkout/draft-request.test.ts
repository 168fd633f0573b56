import { expect, test } from 'vitest'
import { type CartLine, quote } from '#store-api/contract/cart.ts'
import { draftRequest as contract } from '#store-api/contract/checkout.ts'
import { draftRequest } from './draft-request.ts'

const line = (changes: Partial<CartLine>) =>
  ({ product_id: 7, quantity: 2, total: '37.00', meta_data: [], ...changes }) as CartLine
const place = { country: 'IR', state: 'THR', city: 'تهران', postcode: '' }
const answer = {
  coupons: [{ code: 'summer', discount: '5.00', discount_type: 'percent', free_shipping: false }],
  shipping: {
    required: true,
    calculated: true,
    free_from: null,
    rates: [
      { id: 'flat_rate:1', method_id: 'flat_rate', title: 'Post', cost: '3.00', selected: false },
      { id: 'flat_rate:2', method_id: 'flat_rate', title: 'Express', cost: '6.00', selected: true },
    ],
  },
}

test('products, coupons and the chosen delivery go along as the specification writes them', () => {
  const options = [{ key: 'Color', value: 'Red' }]
  const body = draftRequest([line({}), line({ variation_id: 71, meta_data: options })], answer, place)
  expect(body).toEqual({
    products: [
      { quantity: 2, product_id: 7, total: '37.00' },
      { quantity: 2, product_id: 7, total: '37.00', variation_id: 71, selectedVariation: options },
    ],
    coupons: [{ code: 'summer', discount: '5.00' }],
    shipping_lines: [{ code: 'flat_rate:2', discount: '6.00' }],
    billing_info: place,
    shipping_info: place,
    customer_note: '',
    customer_id: 0,
    token: '',
    one_page: 1,
    platform: 'web',
  })
  expect(draftRequest([line({})], answer, place, 12)).toMatchObject({ customer_id: 12 })
  expect(contract.safeParse(body).success).toBe(true)
  expect(quote.pick({ coupons: true, shipping: true }).safeParse(answer).success).toBe(true)
})

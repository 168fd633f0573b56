import { expect, test } from 'vitest'
import { type CartLine, quoteRequest as contract } from '#store-api/contract/cart.ts'
import { quoteRequest } from './quote-request.ts'

const line = (changes: Partial<CartLine> = {}) =>
  ({ cart_id: '71', product_id: 7, quantity: 2, price: '18.50', meta_data: [], ...changes }) as CartLine
const nowhere = { country: 'IR', state: '', city: '', postcode: '' }

test('lines go with the price last seen; options only with a variation', () => {
  const meta_data = [{ key: 'Color', value: 'Red' }]
  const request = quoteRequest([line(), line({ cart_id: '72', variation_id: 9, meta_data })], [], [], nowhere)
  expect(request).toEqual({
    lines: [
      { cart_id: '71', product_id: 7, quantity: 2, price: '18.50' },
      { cart_id: '72', product_id: 7, quantity: 2, price: '18.50', variation_id: 9, meta_data },
    ],
    coupons: [],
  })
  expect(contract.safeParse(request).success).toBe(true)
})

test('the destination counts once the province is known, the rate once one was chosen', () => {
  const place = { ...nowhere, state: 'THR' }
  expect(quoteRequest([line()], ['a'], ['flat_rate:2'], place)).toMatchObject({
    coupons: ['a'],
    shipping_address: place,
    shipping_rate: 'flat_rate:2',
  })
})

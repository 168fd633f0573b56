import { expect, test } from 'vitest'
import { type CartLine, quoteRequest as contract } from '#store-api/contract/cart.ts'
import { placeIn, quoteRequest } from './quote-request.ts'

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

test.each([{ city: 'Berlin' }, { postcode: '10115' }])(
  'where a country has no listed provinces, %o is a destination',
  (known) => {
    const place = { ...nowhere, country: 'DE', ...known }
    expect(quoteRequest([line()], [], [], place)).toMatchObject({ shipping_address: place })
  },
)

test('where provinces are listed, a postcode without one is no destination yet', () => {
  const place = { ...nowhere, postcode: '1193653471' }
  expect(quoteRequest([line()], [], [], place).shipping_address).toBeUndefined()
})

test('a destination in another country than that of the shop counts as none', () => {
  const tehran = { ...nowhere, state: 'THR', city: 'Tehran' }
  expect(placeIn('IR', tehran)).toEqual(tehran)
  expect(placeIn('IR', { ...tehran, country: '' })).toEqual(tehran)
  expect(placeIn('DE', tehran)).toEqual({ ...nowhere, country: 'DE' })
})

import { expect, test } from 'vitest'
import { matchRates, type StoredTaxRate } from './match-rates.ts'

const rate = (given: Partial<StoredTaxRate> & { id: number }): StoredTaxRate => ({
  country: '',
  state: '',
  postcode: '',
  city: '',
  rate: 90_000,
  name: '',
  priority: 1,
  compound: false,
  shipping: true,
  order: 0,
  class: '',
  ...given,
})
const springfield = { country: 'US', state: 'IL', city: 'Springfield', postcode: '62701' }
const ids = (rates: StoredTaxRate[], taxClass = '') =>
  matchRates(rates, taxClass, springfield).map(({ id }) => id)

test('of each priority the most precise rate holds', () => {
  const rates = [
    rate({ id: 1 }),
    rate({ id: 2, country: 'US' }),
    rate({ id: 3, country: 'US', state: 'IL' }),
    rate({ id: 4, country: 'US', state: 'IL', city: 'SPRINGFIELD;AURORA' }),
    rate({ id: 5, country: 'US', state: 'IL', priority: 2 }),
    rate({ id: 6, country: 'US', state: 'IL', postcode: '62700...62799', priority: 2 }),
    rate({ id: 7, country: 'IR', priority: 3 }),
  ]
  expect(ids(rates)).toEqual([4, 6])
  expect(ids(rates.slice(0, 3))).toEqual([3])
  expect(ids([rate({ id: 9, order: 1 }), rate({ id: 10, order: 0 })])).toEqual([10])
})

test('only the rates of the class', () => {
  expect(ids([rate({ id: 1 }), rate({ id: 2, class: 'reduced-rate' })], 'reduced-rate')).toEqual([2])
  expect(ids([rate({ id: 1 })], 'zero-rate')).toEqual([])
})

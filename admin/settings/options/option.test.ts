import { expect, test } from 'vitest'
import { type Option, toUpdates, toValues } from './option.ts'

const option = (id: string, type: Option['type'], value: Option['value']): Option => ({
  id,
  type,
  value,
  label: id,
  description: '',
})

const OPTIONS = [
  option('coupons', 'checkbox', 'yes'),
  option('city', 'text', 'Shiraz'),
  option('feeds', 'multiselect', ['google']),
]

test('a form that nobody touched sends nothing', () => {
  expect(toUpdates(OPTIONS, toValues(OPTIONS))).toEqual([])
})

test('what was changed is sent as the store keeps it', () => {
  const values = { ...toValues(OPTIONS), coupons: false, feeds: ['google', 'torob'], city: null as never }
  expect(toUpdates(OPTIONS, values)).toEqual([
    { id: 'coupons', value: 'no' },
    { id: 'city', value: '' },
    { id: 'feeds', value: ['google', 'torob'] },
  ])
})

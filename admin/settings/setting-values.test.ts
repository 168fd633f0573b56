import { expect, test } from 'vitest'
import { changedSettings, type Setting, toValues } from './setting-values.ts'

const OPTIONS: Setting<string | string[]>[] = [
  { id: 'coupons', type: 'checkbox', value: 'yes' },
  { id: 'city', type: 'text', value: 'Shiraz' },
  { id: 'feeds', type: 'multiselect', value: ['google'] },
]

test('a form that nobody touched sends nothing', () => {
  expect(changedSettings(OPTIONS, toValues(OPTIONS))).toEqual({})
})

test('what was changed is sent as the store keeps it', () => {
  const values = { ...toValues(OPTIONS), coupons: false, feeds: ['google', 'torob'], city: null }
  expect(changedSettings(OPTIONS, values)).toEqual({
    coupons: 'no',
    city: '',
    feeds: ['google', 'torob'],
  })
})

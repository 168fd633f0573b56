import { expect, test } from 'vitest'
import type { Country } from '#admin/shared/address/use-countries.ts'
import { placeName } from './zones.ts'

const COUNTRIES: Country[] = [{ code: 'IR', name: 'ایران', states: [{ code: 'THR', name: 'تهران' }] }]

test.each([
  [{ code: 'IR', type: 'country' }, 'ایران'],
  [{ code: 'IR:THR', type: 'state' }, 'تهران'],
  [{ code: 'IR:XXX', type: 'state' }, 'IR:XXX'],
  [{ code: 'IR:THR:شهریار', type: 'city' }, 'شهریار (تهران)'],
  [{ code: '15*', type: 'postcode' }, '15*'],
] as const)('%o is named %s', (location, name) => {
  expect(placeName(location, COUNTRIES)).toBe(name)
})

import { beforeEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { addressLines } from './address-lines.ts'

beforeEach(() => overwriteGetLocale(() => 'en'))

const address = {
  first_name: 'Nora',
  last_name: 'Ellison',
  address_1: '27 Alder Court',
  address_2: 'Apt 3',
  city: 'Oakland',
  state: 'CA',
  postcode: '94601',
  country: 'US',
}

test('from the street outwards, the code of the state beside the postcode', () => {
  expect(addressLines(address, 'California')).toEqual([
    'Nora Ellison',
    '27 Alder Court, Apt 3',
    'Oakland, CA 94601',
  ])
})

test('in Iran from the city inwards, with the name of the province', () => {
  const iranian = { ...address, first_name: '', last_name: '', state: 'THR', country: 'IR' }
  expect(addressLines(iranian, 'Tehran')).toEqual(['Oakland, 27 Alder Court, Apt 3', 'Tehran, 94601'])
})

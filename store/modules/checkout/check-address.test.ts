import { expect, test } from 'vitest'
import { type AddressRules, checkAddress, tidyAddress } from './check-address.ts'

const rules: AddressRules = {
  fields: {
    first_name: 'required',
    state: 'required',
    postcode: 'required',
    phone: 'required',
    email: 'optional',
    company: 'hidden',
  },
  country: 'IR',
  states: ['THR', 'FRS'],
}

test('Persian digits, spaces and the country prefix are tidied away', () => {
  const address = tidyAddress(
    { phone: ' +۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹ ', postcode: '۱۲۳۴۵-۶۷۸۹۰', email: ' A@B.ir ' },
    'IR',
  )
  expect(address).toMatchObject({
    phone: '09123456789',
    postcode: '1234567890',
    email: 'a@b.ir',
    country: 'IR',
  })
})

test('a good Iranian address has no errors', () => {
  const address = tidyAddress(
    { first_name: 'مینا', state: 'THR', postcode: '1234567890', phone: '۰۹۱۲۳۴۵۶۷۸۹' },
    'IR',
  )
  expect(checkAddress(address, rules)).toEqual({})
})

test('each field names its own problem, hidden ones are not asked for', () => {
  const address = tidyAddress(
    { state: 'XX', postcode: '123', phone: '123', email: 'nobody', company: '' },
    'IR',
  )
  expect(checkAddress(address, rules)).toEqual({
    first_name: 'required',
    state: 'invalid_state',
    postcode: 'invalid_postcode',
    phone: 'invalid_phone',
    email: 'invalid_email',
  })
})

test('elsewhere phones and postcodes have other shapes', () => {
  const abroad = { ...rules, country: 'US', states: ['CA'] }
  const address = tidyAddress(
    { first_name: 'Ann', state: 'CA', postcode: '94016', phone: '+1 (555) 010-0100' },
    'US',
  )
  expect(checkAddress(address, abroad)).toEqual({})
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import type { CustomerProfile } from '#store-api/contract/accounts.ts'
import { AddressesScreen } from './addresses-screen.tsx'

const billing = {
  first_name: 'Mina',
  last_name: 'Azar',
  company: 'Azar Tools',
  address_1: 'Valiasr Street 12',
  address_2: 'Unit 3',
  city: 'Tehran',
  state: 'THR',
  postcode: '1234567890',
  country: 'IR',
  email: 'mina@shop.test',
  phone: '09121234567',
}

const isTicked = async (changes: Partial<CustomerProfile['shipping']>): Promise<boolean> => {
  const addresses: Partial<CustomerProfile> = { billing, shipping: { ...billing, ...changes } }
  const profile = addresses as CustomerProfile
  const element = <AddressesScreen profile={profile} fields={{}} states={[]} xsrf="x" />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return (await screen.findByRole<HTMLInputElement>('checkbox')).checked
}

beforeEach(() => overwriteGetLocale(() => 'en'))
afterEach(cleanup)

test('the delivery address is the same where nothing differs, and where there is none', async () => {
  expect(await isTicked({})).toBe(true)
  cleanup()
  expect(await isTicked({ address_1: '', city: '' })).toBe(true)
})

test.each(['address_2', 'phone', 'company', 'postcode'] as const)(
  'a delivery address that differs only in %s is another one',
  async (field) => expect(await isTicked({ [field]: '7' })).toBe(false),
)

test.each(['phone', 'company'] as const)('a delivery address without %s has that of billing', async (field) =>
  expect(await isTicked({ [field]: '' })).toBe(true),
)

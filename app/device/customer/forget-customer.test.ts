// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { openCheckouts } from '../shopping/checkouts.ts'
import { destination } from '../shopping/destination.ts'
import { seenOrders } from '../shopping/seen-orders.ts'
import { customer } from './customer.ts'
import { forgetCustomer } from './forget-customer.ts'
import { isMarkedSignedOut, signedOutMark } from './signed-out-mark.ts'

vi.mock('../storage/storage.ts', () => ({
  readDevice: async (_key: string, fallback: unknown) => fallback,
  writeDevice: async () => {},
  onDeviceChange: () => {},
}))

test('who signed out leaves no name, no place, no order and nothing to pay for', () => {
  const place = { first_name: '', last_name: '', company: '', address_1: '', address_2: '', city: '' }
  const address = { ...place, state: '', postcode: '', country: 'IR', phone: '', email: '' }
  customer.set({ id: 7, role: 'customer', name: 'Sara', avatar: '', billing: address, shipping: address })
  seenOrders.set(7, [])
  openCheckouts.set([{ draft: 'd-1', opened_at: 1, refused: true }])
  destination.set({ country: 'IR', state: 'THR', city: 'تهران', postcode: '1' })
  // biome-ignore lint/suspicious/noDocumentCookie: as the server would set it
  document.cookie = signedOutMark(location.origin)
  expect(isMarkedSignedOut()).toBe(true)
  forgetCustomer()
  expect(customer.get()).toBe(null)
  expect(openCheckouts.get()).toEqual([])
  expect(destination.get()).toEqual({ country: '', state: '', city: '', postcode: '' })
  expect(isMarkedSignedOut()).toBe(false)
})

import { beforeEach, expect, it, vi } from 'vitest'
import { customer } from '#app/device/customer.ts'
import { destination } from '#app/device/destination.ts'
import { forgetCustomer } from '#app/device/forget-customer.ts'
import type { CustomerProfile } from '#store-api/contract/accounts.ts'
import { greet, welcome } from './signed-in.ts'

const written = vi.hoisted(() => new Map<string, unknown>())
vi.mock('#app/device/storage.ts', () => ({
  readDevice: async (key: string, fallback: unknown) => written.get(key) ?? fallback,
  writeDevice: async (key: string, value: unknown) => written.set(key, value),
  onDeviceChange: () => {},
}))

beforeEach(() => {
  written.clear()
  customer.clear()
})

const profile = {
  id: 7,
  role: 'customer',
  first_name: 'Mina',
  last_name: '',
  avatar_url: '',
} as CustomerProfile

it('signing in keeps who it is, and no token, on the device', async () => {
  const request = new Request('http://shop.test/signin.data')
  const answer = welcome(
    request,
    { token: 'secret', customer: profile } as never,
    'http://shop.test',
    '/cart',
  )
  const thrown = await greet(async () => (answer as { data: unknown }).data).catch((error: unknown) => error)
  expect((thrown as Response).headers.get('Location')).toBe('/cart')
  expect(written.get('customer')).toEqual({ id: 7, role: 'customer', name: 'Mina', avatar: '' })
  expect(JSON.stringify([...written])).not.toContain('secret')
})

it('a plain form is sent on with its session, whatever the browser says it accepts', () => {
  for (const headers of [{}, { Accept: 'text/html' }, { Accept: '*/*' }] as Record<string, string>[]) {
    const request = new Request('http://shop.test/signin', { headers })
    const answer = welcome(request, { token: 's.x', customer: profile } as never, 'http://shop.test', '/cart')
    expect((answer as Response).headers.get('Location')).toBe('/cart')
  }
})

it('signing out takes the customer and their address off it', () => {
  customer.set({ id: 7, role: 'customer', name: 'Mina', avatar: '' })
  destination.set({ country: 'IR', state: 'THR', city: 'Tehran', postcode: '1234567890' })
  forgetCustomer()
  expect(customer.get()).toBeNull()
  expect(destination.get()).toEqual({ country: '', state: '', city: '', postcode: '' })
})

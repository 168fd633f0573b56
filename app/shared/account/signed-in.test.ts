import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { customer } from '#app/device/customer/customer.ts'
import { readBilling, readShipping } from '#app/device/customer/customer-address.ts'
import { forgetCustomer } from '#app/device/customer/forget-customer.ts'
import { openCheckouts } from '#app/device/shopping/checkouts.ts'
import { destination } from '#app/device/shopping/destination.ts'
import { readStoredValue } from '#app/device/stored-values.ts'
import type { CustomerProfile } from '#store-api/contract/accounts.ts'
import { greet, welcome } from './signed-in.ts'

const renewPush = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('./renew-push.ts', () => ({ renewPush }))
vi.mock('#app/first-view/idle.ts', () => ({ whenIdle: async () => {} }))

const written = vi.hoisted(() => new Map<string, unknown>())
vi.mock('#app/device/storage/storage.ts', () => ({
  readDevice: async (key: string, fallback: unknown) => written.get(key) ?? fallback,
  writeDevice: async (key: string, value: unknown) => written.set(key, value),
  onDeviceChange: () => {},
}))

afterEach(() => {
  vi.unstubAllGlobals()
})

beforeEach(() => {
  renewPush.mockClear()
  written.clear()
  customer.clear()
})

const profile = {
  id: 7,
  role: 'customer',
  first_name: 'Mina',
  last_name: '',
  avatar_url: '',
  billing: { first_name: 'Mina', city: 'Tehran', phone: '09120000000', email: 'mina@shop.test' },
  shipping: { first_name: 'Mina', city: 'Rasht', phone: '09120000000' },
} as CustomerProfile

const onDevice = {
  id: 7,
  role: 'customer',
  name: 'Mina',
  avatar: '',
  billing: readBilling(profile.billing),
  shipping: readShipping(profile.shipping),
}

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
  expect(written.get('customer')).toEqual(onDevice)
  expect(JSON.stringify([...written])).not.toContain('secret')
})

it.each([
  ['/wc-auth/v1/authorize?app_name=x', 'true'],
  ['/admin', 'true'],
  ['/admin/orders/7', 'true'],
  ['/administration', null],
  ['/cart?to=/wc-auth/', null],
])('to %s it leads by the browser itself: %s', async (to, isDocument) => {
  const thrown = await greet(async () => ({ customer: onDevice, to })).catch((error: unknown) => error)
  const { headers } = thrown as Response
  expect([headers.get('Location'), headers.get('X-Remix-Reload-Document')]).toEqual([to, isDocument])
})

it.each([
  ['somebody else is offered none of the checkouts that a customer began', 8, ['guest']],
  ['the same customer finds them again', 7, ['own', 'guest']],
])('after a session that ended %s', async (_, id, left) => {
  openCheckouts.set([
    { draft: 'own', opened_at: 2, customer: 7 },
    { draft: 'guest', opened_at: 1 },
  ])
  await greet(async () => ({ customer: { ...onDevice, id }, to: '/cart' })).catch(() => {})
  expect(openCheckouts.get().map(({ draft }) => draft)).toEqual(left)
  expect(customer.get()?.id).toBe(id)
})

const signInWhereNotificationsAre = async (permission: NotificationPermission) => {
  vi.stubGlobal('Notification', { permission })
  await greet(async () => ({ customer: onDevice, to: '/cart' })).catch(() => {})
}

it('signing in renews the push messages of a browser that may show them', async () => {
  await signInWhereNotificationsAre('granted')
  await expect.poll(() => renewPush.mock.calls).toEqual([[7]])
})

it('signing in asks nothing of a browser that may not show messages', async () => {
  await signInWhereNotificationsAre('default')
  await new Promise((resolve) => setImmediate(resolve))
  expect(renewPush).not.toHaveBeenCalled()
})

it('the device holds billing and shipping in the fields of the specification', async () => {
  const place = 'address_1 address_2 city company country first_name last_name postcode state'.split(' ')
  expect(Object.keys(onDevice.shipping).sort()).toEqual(place)
  expect(Object.keys(onDevice.billing).sort()).toEqual([...place, 'email', 'phone'].sort())
  expect(onDevice).toMatchObject({
    billing: { phone: '09120000000', company: '' },
    shipping: { city: 'Rasht' },
  })
  expect(
    readStoredValue('customer', { id: 7, cookie: 'secret', billing: { city: 'Tehran', token: 'secret' } }),
  ).toEqual({
    id: 7,
    role: '',
    name: '',
    avatar: '',
    billing: readBilling({ city: 'Tehran' }),
    shipping: readShipping({}),
  })
})

it('a plain form is sent on with its session, whatever the browser says it accepts', () => {
  for (const headers of [{}, { Accept: 'text/html' }, { Accept: '*/*' }] as Record<string, string>[]) {
    const request = new Request('http://shop.test/signin', { headers })
    const answer = welcome(request, { token: 's.x', customer: profile } as never, 'http://shop.test', '/cart')
    expect((answer as Response).headers.get('Location')).toBe('/cart')
  }
})

it('signing out takes the customer and their address off it', () => {
  vi.stubGlobal('document', { cookie: '' })
  customer.set(onDevice)
  destination.set({ country: 'IR', state: 'THR', city: 'Tehran', postcode: '1234567890' })
  forgetCustomer()
  expect(customer.get()).toBeNull()
  expect(destination.get()).toEqual({ country: '', state: '', city: '', postcode: '' })
})

import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { createCustomerStore } from '#store-api/client/account-client.ts'
import { ownPath, requireCustomer } from './require-customer.ts'

const ORIGIN = 'https://shop.test'
const store = (status: number) =>
  createCustomerStore({ fetch: async () => Response.json({ id: 7 }, { status }), origin: ORIGIN })
const page = (signedIn: boolean, status = 200, locale: Locale = 'fa') => ({
  store: store(status),
  locale,
  homeLocale: 'fa' as const,
  origin: ORIGIN,
  signedIn,
})
const thrown = async (asked: Promise<unknown>): Promise<Response> => {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Response)
  return error as Response
}

test.each([
  ['/my-orders?page=2', '/my-orders?page=2'],
  ['/', '/'],
  [null, '/home'],
  ['', '/home'],
  ['//evil.example', '/home'],
  ['/\\evil.example', '/home'],
  ['/a\\b', '/a/b'],
  ['/\t/evil.example', '/home'],
  ['/..//evil.example', '/home'],
  ['/en/sign%2Dout', '/home'],
  ['https://evil.example', '/home'],
  ['javascript:alert(1)', '/home'],
])('%j leads to %s', (given, expected) => {
  expect(ownPath(given, '/home')).toBe(expected)
})

test('a guest is taken to sign-in with the way back', async () => {
  const request = new Request(`${ORIGIN}/en/my-orders.data?page=2&_routes=x`)
  const response = await thrown(requireCustomer(page(false, 200, 'en'), request, (shop) => shop.product(1)))
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/signin?to=%2Fmy-orders%3Fpage%3D2')
  expect(response.headers.has('set-cookie')).toBe(false)
})

test('a session that ended is forgotten on the way', async () => {
  const request = new Request(`${ORIGIN}/my-account`)
  const response = await thrown(requireCustomer(page(true, 401), request, (shop) => shop.product(1)))
  expect(response.headers.get('location')).toBe('/signin?to=%2Fmy-account')
  expect(response.headers.get('set-cookie')).toMatch(/^vitrin_session=; .*Max-Age=0.*Secure/)
})

test('a customer gets what was asked for, and other failures stay failures', async () => {
  const request = new Request(`${ORIGIN}/my-account`)
  expect(await requireCustomer(page(true), request, (shop) => shop.product(1))).toEqual({ id: 7 })
  await expect(requireCustomer(page(true, 500), request, (shop) => shop.product(1))).rejects.toMatchObject({
    status: 500,
  })
})

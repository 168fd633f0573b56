import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOrders, orderCookie, orderKeyOf, PLACED_HERE, PROVED_HERE } from './order-keys.ts'

const ORIGIN = 'https://shop.test'
const sent = (setCookie: string): string => `other=1; ${setCookie.split(';', 1)[0]}`

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) }))
afterEach(() => void vi.useRealTimers())

test('an order is remembered for its time, where no script reads it', () => {
  const cookie = orderCookie(null, { id: 7, key: 'wc_order_abc' }, PROVED_HERE, ORIGIN)
  expect(cookie).toMatch(/; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/)
  expect(orderKeyOf(sent(cookie), 7)).toBe('wc_order_abc')
  expect(orderKeyOf(sent(cookie), 70)).toBeNull()
  vi.advanceTimersByTime(PROVED_HERE * 1000)
  expect(orderKeyOf(sent(cookie), 7)).toBeNull()
})

test('orders stand beside each other, the last ten of them', () => {
  let cookie = ''
  for (let id = 1; id <= 12; id++) {
    cookie = orderCookie(sent(cookie), { id, key: `wc_order_${id}` }, PLACED_HERE, 'http://shop.test')
  }
  expect(cookie).not.toContain('Secure')
  expect([1, 2, 3, 12].map((id) => orderKeyOf(sent(cookie), id))).toEqual([
    null,
    null,
    'wc_order_3',
    'wc_order_12',
  ])
})

test('proving what was placed here makes it no shorter', () => {
  const placed = orderCookie(null, { id: 7, key: 'k' }, PLACED_HERE, ORIGIN)
  const proved = orderCookie(sent(placed), { id: 7, key: 'k' }, PROVED_HERE, ORIGIN)
  expect(proved).toContain(`Max-Age=${PLACED_HERE}`)
})

test('what is no entry is passed over, and signing out forgets all', () => {
  for (const value of ['', '~', '7:k', '7:k;:9', 'x:k:99999999999', '7:<b>:99999999999']) {
    expect(orderKeyOf(`vitrin_orders=${value}`, 7)).toBeNull()
  }
  expect(orderKeyOf(null, 7)).toBeNull()
  expect(forgetOrders(ORIGIN)).toContain('vitrin_orders=; Path=/; Max-Age=0')
})

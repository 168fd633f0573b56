// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cart, type NewLine } from '#app/device/shopping/cart.ts'
import { openCheckouts } from '#app/device/shopping/checkouts.ts'
import type { CartLine } from '#store-api/contract/cart.ts'
import { watchOrders } from './order-completion.ts'

const fakes = vi.hoisted(() => ({
  checkout: vi.fn(),
  orderByKey: vi.fn(),
  toast: vi.fn(),
  device: new Map<string, unknown>(),
}))
vi.mock('../store-client/store-client.ts', () => ({
  browserStore: () => ({ checkout: fakes.checkout, orderByKey: fakes.orderByKey }),
}))
vi.mock('#app/ui/overlays/toast.ts', () => ({ toast: fakes.toast }))
vi.mock('#app/device/storage/storage.ts', () => ({
  readDevice: async (key: string, fallback: unknown) => fakes.device.get(key) ?? fallback,
  writeDevice: async (key: string, value: unknown) => fakes.device.set(key, value),
  onDeviceChange: () => {},
}))

const KEPT = ['cart', 'cart_coupons', 'cart_shipping_lines', 'open_checkouts']
const kept = () => KEPT.map((key) => fakes.device.get(key))
const line = { product_id: 7, quantity: 2, stock_quantity: null, price: '1' } as NewLine

let stop = () => {}
beforeEach(async () => {
  vi.clearAllMocks()
  await Promise.all([cart.load(), openCheckouts.load()])
  cart.empty()
  await cart.add(line)
  cart.setCoupons(['summer'])
  cart.setShippingLines(['flat_rate:1'])
  openCheckouts.set([{ draft: 'd-1', opened_at: 1 }])
  fakes.checkout.mockResolvedValue({ order: { id: 5, order_key: 'k' } })
})
afterEach(() => stop())

test('a complete order empties cart, coupons and shipping lines', async () => {
  fakes.orderByKey.mockResolvedValue({ status: 'processing', can_pay: false })
  stop = watchOrders()
  await vi.waitFor(() => expect(kept()).toEqual([[], [], [], []]))
  expect(fakes.orderByKey).toHaveBeenCalledWith(5, 'k')
  expect(fakes.toast).toHaveBeenCalledOnce()
})

test('what was put into the cart after its checkout was opened stays in it', async () => {
  const [ordered] = cart.lines()
  openCheckouts.set([{ draft: 'd-1', opened_at: 1, lines: { [ordered!.cart_id]: 2 } }])
  await cart.add({ ...line, product_id: 8 })
  fakes.orderByKey.mockResolvedValue({ status: 'processing', can_pay: false })
  stop = watchOrders()
  await vi.waitFor(() => expect(fakes.toast).toHaveBeenCalledOnce())
  expect(cart.lines()).toMatchObject([{ product_id: 8, quantity: 2 }])
  expect(kept().slice(1)).toEqual([[], [], []])
})

test('a checkout of what stays is followed on, others are forgotten', async () => {
  const [ordered] = cart.lines()
  await cart.add({ ...line, product_id: 8 })
  const [, later] = cart.lines()
  const both = { [ordered!.cart_id]: 2, [later!.cart_id]: 1 }
  openCheckouts.set([
    { draft: 'd-2', opened_at: 3, lines: both },
    { draft: 'd-0', opened_at: 2, lines: { [ordered!.cart_id]: 2 } },
    { draft: 'd-1', opened_at: 1, lines: { [ordered!.cart_id]: 2 } },
  ])
  fakes.checkout.mockImplementation(async (draft: string) => ({
    order: draft === 'd-1' ? { id: 12, order_key: 'k' } : null,
  }))
  fakes.orderByKey.mockResolvedValue({ status: 'processing', can_pay: false })
  stop = watchOrders()
  await vi.waitFor(() => expect(fakes.toast).toHaveBeenCalledOnce())
  expect(cart.lines()).toMatchObject([{ product_id: 8 }])
  expect(openCheckouts.get()).toMatchObject([{ draft: 'd-2' }])
})

test('more of what was ordered stays as well', async () => {
  const [ordered] = cart.lines()
  openCheckouts.set([{ draft: 'd-1', opened_at: 1, lines: { [ordered!.cart_id]: 2 } }])
  await cart.add({ ...line, quantity: 3 })
  fakes.orderByKey.mockResolvedValue({ status: 'processing', can_pay: false })
  stop = watchOrders()
  await vi.waitFor(() => expect(fakes.toast).toHaveBeenCalledOnce())
  expect(cart.lines()).toMatchObject([{ product_id: 7, quantity: 3, total: '3' }])
})

test('a checkout whose order is placed is told from one that was only begun', async () => {
  fakes.orderByKey.mockResolvedValue({ status: 'pending', can_pay: true })
  stop = watchOrders()
  await vi.waitFor(() => expect(openCheckouts.get()).toMatchObject([{ placed: true }]))
  fakes.checkout.mockResolvedValue({ order: null })
  window.dispatchEvent(new Event('pageshow'))
  await vi.waitFor(() => expect(openCheckouts.get()).toMatchObject([{ placed: false }]))
})

test('an order that waits for its payment empties nothing', async () => {
  fakes.orderByKey.mockResolvedValue({ status: 'pending', can_pay: true })
  stop = watchOrders()
  await vi.waitFor(() => expect(fakes.orderByKey).toHaveBeenCalledOnce())
  await vi.waitFor(() =>
    expect(fakes.device.get('open_checkouts')).toMatchObject([{ draft: 'd-1', refused: false }]),
  )
  const [lines, coupons, shipping] = kept()
  expect([(lines as CartLine[]).length, coupons, shipping]).toEqual([1, ['summer'], ['flat_rate:1']])
  expect(fakes.toast).not.toHaveBeenCalled()
})

test('what is put into the cart after another tab has emptied it stays there', async () => {
  const answer = Promise.withResolvers<object>()
  fakes.orderByKey.mockReturnValue(answer.promise)
  stop = watchOrders()
  await vi.waitFor(() => expect(fakes.orderByKey).toHaveBeenCalledOnce())
  // as this tab hears it from the other one
  cart.empty()
  openCheckouts.set([])
  await cart.add({ ...line, product_id: 8 })
  answer.resolve({ status: 'processing', can_pay: false })
  await vi.waitFor(() => expect(fakes.toast).toHaveBeenCalledOnce())
  expect(cart.lines()).toMatchObject([{ product_id: 8 }])
})

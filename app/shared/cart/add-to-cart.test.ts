import { beforeEach, expect, test, vi } from 'vitest'
import type { NewLine } from '#app/device/shopping/cart.ts'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { addToCart } from './add-to-cart.ts'

const fakes = vi.hoisted(() => ({
  add: vi.fn(),
  alert: vi.fn(),
  toast: vi.fn(),
  goToCart: vi.fn(),
  goToShop: vi.fn(),
  action: 'toast',
}))
vi.mock('#app/device/shopping/cart.ts', () => ({ cart: { add: fakes.add } }))
vi.mock('#app/ui/overlays/alert.ts', () => ({ alert: fakes.alert }))
vi.mock('#app/ui/overlays/toast.ts', () => ({ toast: fakes.toast }))
vi.mock('../settings/page-connection.ts', () => ({
  pageConnection: () => ({
    settings: {
      after_add_cart_action: fakes.action,
      currency: { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' },
    },
    goToCart: fakes.goToCart,
    goToShop: fakes.goToShop,
  }),
}))

const line = { product_id: 7, price: '20.00', price_html: '' } as NewLine

beforeEach(() => {
  overwriteGetLocale(() => 'en')
  vi.clearAllMocks()
  fakes.action = 'toast'
  fakes.add.mockResolvedValue('added')
})

test('a toast says that it was added, or added again', async () => {
  await addToCart(line)
  expect(fakes.toast).toHaveBeenLastCalledWith('Added to cart', expect.objectContaining({ tone: 'success' }))
  fakes.add.mockResolvedValue('added_again')
  await addToCart(line)
  expect(fakes.toast).toHaveBeenLastCalledWith('Added to the cart again', expect.anything())
  expect(fakes.goToCart).not.toHaveBeenCalled()
})

test('the alert offers the way back and the cart', async () => {
  fakes.action = 'alert'
  fakes.alert.mockResolvedValue('cart')
  await addToCart(line)
  expect(fakes.alert).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Added to cart',
      actions: [
        expect.objectContaining({ label: 'View cart' }),
        expect.objectContaining({ label: 'Back to shop' }),
      ],
    }),
  )
  await vi.waitFor(() => expect(fakes.goToCart).toHaveBeenCalledOnce())
  expect(fakes.goToShop).not.toHaveBeenCalled()
  fakes.alert.mockResolvedValue('shop')
  await addToCart(line)
  await vi.waitFor(() => expect(fakes.goToShop).toHaveBeenCalledOnce())
  expect(fakes.goToCart).toHaveBeenCalledOnce()
  expect(fakes.toast).not.toHaveBeenCalled()
})

test('or it goes to the cart', async () => {
  fakes.action = 'cart'
  await addToCart(line)
  expect(fakes.goToCart).toHaveBeenCalledOnce()
  expect(fakes.toast).not.toHaveBeenCalled()
})

test('a second piece of an only one is refused by an alert, too many by a message', async () => {
  fakes.action = 'cart'
  fakes.add.mockResolvedValue('only_one')
  await addToCart(line)
  expect(fakes.alert).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.stringContaining('Only one of this product') }),
  )
  fakes.add.mockResolvedValue('exceeds_stock')
  await addToCart(line)
  expect(fakes.toast).toHaveBeenCalledWith('The chosen quantity is more than the stock', { tone: 'error' })
  expect(fakes.goToCart).not.toHaveBeenCalled()
})

test('the line carries its price as the page writes it', async () => {
  await addToCart(line)
  expect(fakes.add).toHaveBeenCalledWith(expect.objectContaining({ price_html: '<bdi>$20.00</bdi>' }))
})

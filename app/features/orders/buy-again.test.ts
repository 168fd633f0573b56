import { beforeEach, expect, test, vi } from 'vitest'
import { cart } from '#app/device/shopping/cart.ts'
import type { QuotedLine } from '#store-api/contract/cart.ts'
import { buyAgain } from './buy-again.ts'

const reorder = vi.hoisted(() => vi.fn())
vi.mock('#app/device/storage/storage.ts', () => import('#tests/support/empty-device.ts'))
vi.mock('#app/shared/account/browser-account.ts', () => ({ browserAccount: () => ({ reorder }) }))

const shirt = (size: string, word: string) =>
  ({
    product_id: 20,
    variation_id: 21,
    quantity: 1,
    max_quantity: null,
    price: '82569',
    entered_price: '90000',
    image: null,
    meta_data: [{ key: 'Size', value: word }],
    open_options: { pa_size: size },
    notices: [],
  }) as unknown as QuotedLine

beforeEach(async () => {
  await cart.load()
  cart.empty()
})

test('goods come again with what was chosen of them, and with the prices that pages show', async () => {
  reorder.mockResolvedValue({ lines: [shirt('m', 'Medium'), shirt('l', 'Large')], removed: [] })
  expect(await buyAgain(7)).toEqual({ count: 2, changes: [] })
  await buyAgain(7)
  expect(cart.lines()).toMatchObject([
    { open_options: { pa_size: 'm' }, quantity: 2, price: '90000' },
    { open_options: { pa_size: 'l' }, quantity: 2, price: '90000' },
  ])
})

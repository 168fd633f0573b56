// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { cart, type NewLine } from '#app/device/shopping/cart.ts'
import { wished, wishList } from '#app/device/shopping/wish-list.ts'
import { removeLine, saveForLater } from './cart-actions.ts'

const CUP = { id: 7, slug: 'cup' }
vi.mock('#app/device/storage/storage.ts', () => import('#tests/support/empty-device.ts'))
const toast = vi.hoisted(() => vi.fn())
vi.mock('#app/ui/overlays/toast.ts', () => ({ toast }))

beforeEach(async () => {
  toast.mockClear()
  cart.empty()
  wished.set([])
  await wishList.load()
  await cart.add({ product_id: CUP.id, slug: CUP.slug, name: 'cup', price: '1', quantity: 1 } as NewLine)
})

test('what is on the wish list already stays there when it is moved to it', async () => {
  await wishList.toggle(CUP)
  await saveForLater(cart.lines()[0]!)
  expect(cart.lines()).toEqual([])
  expect(wished.get()).toMatchObject([CUP])
})

test('a line that is moved to the wish list by two presses is moved once', async () => {
  const line = cart.lines()[0]!
  await Promise.all([saveForLater(line), saveForLater(line)])
  expect(cart.lines()).toEqual([])
  expect(wished.get()).toMatchObject([CUP])
  expect(toast).toHaveBeenCalledOnce()
})

test('a removed line that is put back twice is there once', () => {
  const line = cart.lines()[0]!
  removeLine(line)
  const [, { action }] = toast.mock.lastCall as [string, { action: { onPress: () => void } }]
  action.onPress()
  action.onPress()
  expect(cart.lines()).toEqual([line])
})

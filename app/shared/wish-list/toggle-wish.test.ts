// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { wishList } from '#app/device/shopping/wish-list.ts'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { toastRemoved, toggleWish } from './toggle-wish.ts'

const fakes = vi.hoisted(() => ({ toast: vi.fn(), device: new Map<string, unknown>() }))
vi.mock('#app/ui/overlays/toast.ts', () => ({ toast: fakes.toast }))
vi.mock('#app/device/storage/storage.ts', () => ({
  readDevice: async (_: string, fallback: unknown) => fallback,
  writeDevice: async (key: string, value: unknown) => fakes.device.set(key, value),
  onDeviceChange: () => {},
}))

const cup = { id: 7, slug: 'cup' }

beforeEach(() => overwriteGetLocale(() => 'en'))

/** @param before how many toasts ago the removal was told */
const undo = (before = 0) => {
  const [, { action }] = fakes.toast.mock.calls.at(-1 - before) as [
    string,
    { action: { onPress: () => void } },
  ]
  action.onPress()
}

test('a toast says that a wish was added, and that it was removed, which can be undone', async () => {
  expect(await toggleWish(cup)).toBe(true)
  expect(fakes.toast).toHaveBeenLastCalledWith('Added to your wish list', { tone: 'success' })
  expect(await toggleWish(cup)).toBe(false)
  expect(fakes.toast).toHaveBeenLastCalledWith('Removed from your wish list', expect.anything())
  undo()
  await vi.waitFor(() => expect(fakes.device.get('wishlist')).toMatchObject([cup]))
})

test('the undo of a removal leaves what is on the list again meanwhile', async () => {
  const pot = { id: 8, slug: 'pot' }
  await wishList.addAll([cup, pot])
  await wishList.removeAll([7, 8])
  toastRemoved([cup, pot])
  await toggleWish(cup)
  undo(1)
  await vi.waitFor(() => expect(fakes.device.get('wishlist')).toMatchObject([pot, cup]))
})

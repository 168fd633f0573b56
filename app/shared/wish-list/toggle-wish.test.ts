// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { toggleWish } from './toggle-wish.ts'

const fakes = vi.hoisted(() => ({ toast: vi.fn(), device: new Map<string, unknown>() }))
vi.mock('#app/ui/overlays/toast.ts', () => ({ toast: fakes.toast }))
vi.mock('#app/device/storage/storage.ts', () => ({
  readDevice: async (_: string, fallback: unknown) => fallback,
  writeDevice: async (key: string, value: unknown) => fakes.device.set(key, value),
  onDeviceChange: () => {},
}))

beforeEach(() => overwriteGetLocale(() => 'en'))

test('a toast says that a wish was added, and that it was removed, which can be undone', async () => {
  const cup = { id: 7, slug: 'cup' }
  expect(await toggleWish(cup)).toBe(true)
  expect(fakes.toast).toHaveBeenLastCalledWith('Added to your wish list', { tone: 'success' })
  expect(await toggleWish(cup)).toBe(false)
  expect(fakes.toast).toHaveBeenLastCalledWith('Removed from your wish list', expect.anything())
  const [, { action }] = fakes.toast.mock.lastCall as [string, { action: { onPress: () => void } }]
  action.onPress()
  await vi.waitFor(() => expect(fakes.device.get('wishlist')).toMatchObject([cup]))
})

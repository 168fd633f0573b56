// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { loadForTap } from '#app/ui/overlays/load-for-tap.ts'
import { word } from '#tests/support/words.ts'
import { loadToggleWish } from '../wish-list/load-toggle-wish.ts'
import { loadAddToCart } from './load-add-to-cart.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#app/ui/overlays/toast.ts', () => ({ toast }))
vi.mock('#app/device/storage/storage.ts', () => ({
  readDevice: () => Promise.reject(new Error('the database cannot be read')),
  writeDevice: async () => true,
  onDeviceChange: () => {},
}))

beforeEach(() => {
  vi.useFakeTimers()
  overwriteGetLocale(() => 'en')
})
afterEach(() => void vi.useRealTimers())

test.each([
  ['cart', loadAddToCart],
  ['wish list', loadToggleWish],
])('a tap on the button of a %s that cannot be read is told so', async (_, load) => {
  toast.mockClear()
  expect(await loadForTap<unknown>(load)).toBeNull()
  expect(toast).toHaveBeenCalledExactlyOnceWith(word('en', 'ui_code_missing'), { tone: 'error' })
})

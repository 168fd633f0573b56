// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { onDeviceChange } from './storage.ts'

const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('a page that is gone back to as it was left reads what other tabs have written since', () => {
  const changed = vi.fn()
  onDeviceChange('cart', changed)
  show(false)
  expect(changed).not.toHaveBeenCalled()
  show(true)
  expect(changed).toHaveBeenCalledOnce()
})

// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { leaveCheckout } from './after-placing.ts'

const dispatch = (type: string, persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }))

test('a page that the browser kept is hidden, and loaded again when somebody comes back to it', () => {
  const reload = vi.fn()
  leaveCheckout(reload)
  dispatch('pageshow', false)
  expect(document.documentElement.style.visibility).toBe('')
  dispatch('pagehide', true)
  expect(document.documentElement.style.visibility).toBe('hidden')
  expect(reload).not.toHaveBeenCalled()
  dispatch('pageshow', true)
  expect(reload).toHaveBeenCalledOnce()
})

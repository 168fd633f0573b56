// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { Reference, withDigits } from './number-text.tsx'

afterEach(cleanup)

test('numbers of a text have Persian digits, addresses and codes with letters keep theirs', () => {
  overwriteGetLocale(() => 'fa')
  expect(withDigits('شمارهٔ پیگیری: 796475194')).toBe('شمارهٔ پیگیری: ۷۹۶۴۷۵۱۹۴')
  expect(withDigits('کد A1203\nhttps://post.test/12 برای buyer1@shop.test')).toBe(
    'کد A1203\nhttps://post.test/12 برای buyer1@shop.test',
  )
  overwriteGetLocale(() => 'en')
  expect(withDigits('Reference: 796475194')).toBe('Reference: 796475194')
})

test('a reference is copied in Latin digits, as banks take it', () => {
  overwriteGetLocale(() => 'fa')
  render(<Reference>796475194</Reference>)
  const shown = screen.getByText('۷۹۶۴۷۵۱۹۴')
  document.getSelection()?.selectAllChildren(shown)
  const setData = vi.fn()
  const copying = createEvent.copy(shown, { clipboardData: { setData } })
  fireEvent(shown, copying)
  expect(setData).toHaveBeenCalledWith('text/plain', '796475194')
  expect(copying.defaultPrevented).toBe(true)
})

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { Spinner } from './spinner.tsx'

beforeEach(() => {
  overwriteGetLocale(() => 'en')
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('gives up after 15 seconds and offers another try', () => {
  const onRetry = vi.fn()
  render(<Spinner onRetry={onRetry} />)
  act(() => vi.advanceTimersByTime(14_900))
  expect(screen.queryByRole('button')).toBeNull()
  act(() => vi.advanceTimersByTime(100))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button')).toBeNull()
  act(() => vi.advanceTimersByTime(15_000))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('gives up as soon as it is told to', () => {
  render(<Spinner limit={500} />)
  act(() => vi.advanceTimersByTime(499))
  expect(screen.queryByRole('button')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

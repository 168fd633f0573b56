// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { QuoteRequest } from '#store-api/contract/cart.ts'
import { useQuote } from './use-quote.ts'

const quote = vi.hoisted(() => vi.fn())
vi.mock('#app/device/storage/storage.ts', () => import('#tests/support/empty-device.ts'))
vi.mock('#app/shared/store-client/store-client.ts', () => ({ browserStore: () => ({ quote }) }))

const requestOf = (quantity: number): QuoteRequest => ({
  lines: [{ cart_id: 'a', product_id: 1, quantity }],
})

beforeEach(() => {
  vi.useFakeTimers()
  quote.mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const settle = () => act(() => vi.advanceTimersByTimeAsync(1000))

/** A cart of one piece whose quote was answered. */
const open = async () => {
  quote.mockResolvedValueOnce({ lines: [] })
  const { result, rerender } = renderHook(({ quantity }) => useQuote(requestOf(quantity)), {
    initialProps: { quantity: 1 },
  })
  await settle()
  const change = async (quantity: number) => {
    rerender({ quantity })
    await settle()
  }
  return { result, rerender, change }
}

test('a cart that is as it was before a failed quote is quoted again', async () => {
  const { result, change } = await open()
  expect(result.current.status).toBe('ready')
  quote.mockRejectedValueOnce(new Error('busy'))
  await change(2)
  expect(result.current.status).toBe('failed')
  quote.mockResolvedValueOnce({ lines: [] })
  await change(1)
  expect(quote).toHaveBeenCalledTimes(3)
  expect(result.current.status).toBe('ready')
})

test('a change that is undone before the shop was asked costs no question', async () => {
  const { result, rerender, change } = await open()
  rerender({ quantity: 2 })
  await change(1)
  expect(quote).toHaveBeenCalledOnce()
  expect(result.current.status).toBe('ready')
})

// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTree } from './use-tree.ts'

const fakes = vi.hoisted(() => ({ call: vi.fn(), notify: vi.fn() }))
vi.mock('#admin/api/call.ts', async (original) => ({ ...(await original<object>()), call: fakes.call }))
vi.mock('#admin/api/read-all.ts', () => ({
  readAll: async () =>
    Array.from({ length: 150 }, (_, i) => ({ id: i + 1, name: `${i + 1}`, parent: 0, menu_order: i + 1 })),
}))
vi.mock('#admin/shared/undo.tsx', () => ({ useNotifyDone: () => () => {} }))
vi.mock('react-admin', () => ({ useNotify: () => fakes.notify, HttpError: Error }))

afterEach(cleanup)

test('more categories than a batch takes are put in order by several, and what was refused is told', async () => {
  const error = { code: 'woocommerce_rest_term_invalid', message: 'Resource does not exist.' }
  fakes.call.mockResolvedValueOnce({ json: {} }).mockResolvedValueOnce({ json: { update: [{ error }] } })
  const { result } = renderHook(() => useTree('categories'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  })
  await vi.waitFor(() => expect(result.current.terms).toHaveLength(150))
  await act(() => result.current.move(150, { parent: 0, after: null }))
  const sent = fakes.call.mock.calls.map(([, { body }]) => body.update.map(({ id }: { id: number }) => id))
  expect(sent.map(({ length }) => length)).toEqual([100, 50])
  expect(new Set(sent.flat()).size).toBe(150)
  expect(fakes.notify).toHaveBeenCalledWith('errors.woocommerce_rest_term_invalid', { type: 'error' })
})

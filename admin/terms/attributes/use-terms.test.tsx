// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTerms } from './use-terms.ts'

const fakes = vi.hoisted(() => ({
  call: vi.fn(),
  notify: vi.fn(),
  terms: [] as { id: number; name: string; menu_order: number }[],
}))
vi.mock('#admin/api/call.ts', async (original) => ({ ...(await original<object>()), call: fakes.call }))
vi.mock('#admin/api/read-all.ts', () => ({ readAll: async () => fakes.terms }))
// what draws rows that are dragged needs a browser's observers
vi.mock('@dnd-kit/dom', () => ({}))
vi.mock('@dnd-kit/react', () => ({}))
vi.mock('@dnd-kit/react/sortable', () => ({}))
vi.mock('#admin/shared/undo.tsx', () => ({ useNotifyDone: () => () => {} }))
vi.mock('react-admin', () => ({ useNotify: () => fakes.notify, HttpError: Error }))

beforeEach(() => vi.resetAllMocks())
afterEach(cleanup)

const renderTerms = () => {
  const queries = new QueryClient()
  const { result } = renderHook(() => useTerms(1), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  })
  return { queries, result }
}

test('values that are moved one right after the other lie as they were put', async () => {
  fakes.terms = ['large', 'medium', 'small'].map((name, at) => ({ id: at + 1, name, menu_order: at + 1 }))
  const answers: (() => void)[] = []
  fakes.call.mockImplementation((_: string, { body }) => {
    for (const { id, menu_order } of body.update)
      fakes.terms = fakes.terms.map((term) => (term.id === id ? { ...term, menu_order } : term))
    return new Promise((resolve) => answers.push(() => resolve({ json: {} })))
  })
  const { queries, result } = renderTerms()
  const lie = (...names: string[]) =>
    vi.waitFor(() => expect(result.current.terms.map(({ name }) => name)).toEqual(names))
  await lie('large', 'medium', 'small')
  act(() => void result.current.move(0, 2))
  await lie('medium', 'small', 'large')
  act(() => void result.current.move(1, 0))
  await lie('small', 'medium', 'large')
  await act(async () => {
    for (const answer of answers) answer()
  })
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  const inShop = fakes.terms.toSorted((one, other) => one.menu_order - other.menu_order)
  expect(inShop.map(({ name, menu_order }) => [name, menu_order])).toEqual([
    ['small', 1],
    ['medium', 2],
    ['large', 3],
  ])
})

test('more values than a batch takes are put in order by several, and what was refused is told', async () => {
  fakes.terms = Array.from({ length: 150 }, (_, i) => ({ id: i + 1, name: `${i + 1}`, menu_order: i + 1 }))
  const error = { code: 'woocommerce_rest_term_invalid', message: 'Resource does not exist.' }
  fakes.call.mockResolvedValueOnce({ json: {} }).mockResolvedValueOnce({ json: { update: [{ error }] } })
  const { result } = renderTerms()
  await vi.waitFor(() => expect(result.current.terms).toHaveLength(150))
  await act(() => result.current.move(149, 0))
  const sent = fakes.call.mock.calls.map(([, { body }]) => body.update.map(({ id }: { id: number }) => id))
  expect(sent.map(({ length }) => length)).toEqual([100, 50])
  expect(new Set(sent.flat()).size).toBe(150)
  expect(fakes.notify).toHaveBeenCalledWith('errors.woocommerce_rest_term_invalid', { type: 'error' })
})

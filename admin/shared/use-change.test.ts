// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useChange } from './use-change.ts'

const fakes = vi.hoisted(() => ({
  provider: { update: vi.fn(async () => ({})), delete: vi.fn(async () => ({})) },
  done: vi.fn(),
}))
vi.mock('@tanstack/react-query', () => ({ useQueryClient: () => ({ invalidateQueries: async () => {} }) }))
vi.mock('react-admin', () => ({ useDataProvider: () => fakes.provider, useNotify: () => () => {} }))
vi.mock('./undo.tsx', () => ({ useNotifyDone: () => fakes.done }))

test('what came out of the trash goes back there, and what did not is written as it was', async () => {
  const { result } = renderHook(() => useChange('posts'))
  const undone = async (status: string) => {
    await act(() => result.current.set([{ id: 3, status }], { status: 'draft' }))
    fakes.provider.update.mockClear()
    await act(() => fakes.done.mock.lastCall?.[0].undo())
  }
  await undone('trash')
  expect(fakes.provider.delete).toHaveBeenCalledWith('posts', expect.objectContaining({ id: 3 }))
  expect(fakes.provider.update).not.toHaveBeenCalled()
  await undone('pending')
  expect(fakes.provider.update).toHaveBeenCalledWith(
    'posts',
    expect.objectContaining({ id: 3, data: { status: 'pending' } }),
  )
  expect(fakes.provider.delete).toHaveBeenCalledTimes(1)
})

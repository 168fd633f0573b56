// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { formDrafts } from '#app/device/forms/form-drafts.ts'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { CommentForm } from './comment-form.tsx'

const writeComment = vi.hoisted(() => vi.fn())
vi.mock('#app/device/storage/storage.ts', () => import('#tests/support/empty-device.ts'))
vi.mock('#app/shared/store-client/store-client.ts', () => ({ browserStore: () => ({ writeComment }) }))

overwriteGetLocale(() => 'en')
afterEach(() => {
  cleanup()
  formDrafts.clear()
})

test('of a comment that is taken after its page was left, no draft is kept', async () => {
  const answer = Promise.withResolvers<{ status: string }>()
  writeComment.mockReturnValue(answer.promise)
  const page = render(<CommentForm post={7} />)
  // the draft of before is read
  await act(async () => {})
  const type = (name: RegExp, value: string) =>
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } })
  type(/comment/i, 'Well said')
  type(/name/i, 'Mina')
  type(/mail/i, 'mina@shop.test')
  fireEvent.click(screen.getByRole('button', { name: /send/i }))
  page.unmount()
  expect(formDrafts.read('comment/7', 0)).not.toBeNull()
  await act(async () => answer.resolve({ status: 'approved' }))
  expect(formDrafts.read('comment/7', 0)).toBeNull()
})

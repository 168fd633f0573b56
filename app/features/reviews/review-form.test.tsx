// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { formDrafts } from '#app/device/forms/form-drafts.ts'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { StoreError } from '#store-api/client/store-client.ts'
import { ReviewForm } from './review-form.tsx'

const writeReview = vi.hoisted(() => vi.fn())
vi.mock('#app/device/storage/storage.ts', () => import('#tests/support/empty-device.ts'))
vi.mock('#app/shared/store-client/store-client.ts', () => ({ browserStore: () => ({ writeReview }) }))

overwriteGetLocale(() => 'en')
afterEach(() => {
  cleanup()
  formDrafts.clear()
})

const type = (name: RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } })

/** Opens the form and sends a whole review. */
const sendReview = async () => {
  const page = render(<ReviewForm productId={7} rights={null} onClose={() => {}} />)
  // the draft of before is read
  await act(async () => {})
  type(/review/i, 'A good cup')
  type(/name/i, 'Mina')
  type(/mail/i, 'mina@shop.test')
  fireEvent.click(screen.getByRole('radio', { name: /5/ }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /send/i })))
  return page
}

test('of a review that is taken after its form was closed, no draft is kept', async () => {
  const answer = Promise.withResolvers<{ status: string }>()
  writeReview.mockReturnValue(answer.promise)
  const page = await sendReview()
  page.unmount()
  expect(formDrafts.read('review/7', 0)).not.toBeNull()
  await act(async () => answer.resolve({ status: 'approved' }))
  expect(formDrafts.read('review/7', 0)).toBeNull()
})

test('whoever has not bought the product is told so', async () => {
  writeReview.mockRejectedValue(new StoreError(403, { code: 'rest_review_not_bought' }))
  await sendReview()
  expect(screen.getByText('Only buyers of this product can review it.')).toBeTruthy()
})

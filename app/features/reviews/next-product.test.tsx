// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { formDrafts } from '#app/device/forms/form-drafts.ts'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import type { ReviewsView } from '#app/shared/reviews/load-reviews.ts'
import { newestReviews } from '#app/shared/reviews/reviews-state.ts'
import { AddReviewScreen } from './add-review-screen.tsx'
import type { Reviewed } from './load-reviewed-product.ts'
import { ReviewsScreen } from './reviews-screen.tsx'

const findReviews = vi.hoisted(() => vi.fn())
vi.mock('#app/device/storage/storage.ts', () => import('#tests/support/empty-device.ts'))
vi.mock('#app/shared/reviews/load-reviews.ts', () => ({ findReviews }))
vi.mock('#app/shared/settings/page-settings.ts', () => ({ usePageSettings: () => ({}) }))
vi.mock('#app/shared/store-client/store-client.ts', () => ({ browserStore: () => ({}) }))
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

overwriteGetLocale(() => 'en')
afterEach(() => {
  cleanup()
  formDrafts.clear()
})

const product = (id: number): Reviewed => ({
  id,
  name: `Cup ${id}`,
  slug: `cup-${id}`,
  image: null,
  average: '5.00',
  ratings: 2,
  open: true,
  languages: [],
})

const review = (id: number, text: string) => ({
  id,
  reviewer: 'Mina',
  date: '2026-01-01T00:00:00',
  rating: 5,
  text,
  verified: false,
})

const pageOf = (text: string, id: number): ReviewsView => ({
  items: [review(id, text)],
  page: 1,
  pages: 2,
  total: 2,
  distribution: [0, 0, 0, 0, 2],
})

const show = (first: ReactElement) => {
  const { rerender } = render(first, { wrapper: MemoryRouter })
  return rerender
}

test('reviews that were fetched for one product do not stand under the next', async () => {
  findReviews.mockResolvedValue({ items: [review(2, 'Second of the first cup')] })
  const go = show(
    <ReviewsScreen product={product(1)} reviews={pageOf('First cup', 1)} state={newestReviews(1)} />,
  )
  await act(async () => fireEvent.click(screen.getByRole('link', { name: /more reviews/i })))
  await screen.findByText('Second of the first cup')
  go(<ReviewsScreen product={product(7)} reviews={pageOf('Seventh cup', 3)} state={newestReviews(1)} />)
  expect(screen.getByText('Seventh cup')).toBeTruthy()
  expect(screen.queryByText('Second of the first cup')).toBeNull()
})

test('a review that was begun for one product does not stand in the form of the next', async () => {
  const go = show(<AddReviewScreen product={product(1)} rights={null} xsrf="token" />)
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /review/i })
  await act(async () => fireEvent.input(text(), { target: { value: 'A good cup' } }))
  go(<AddReviewScreen product={product(7)} rights={null} xsrf="token" />)
  await act(async () => {})
  expect(text().value).toBe('')
  expect(formDrafts.read('review/1', 0)?.fields.review?.[0]).toBe('A good cup')
})

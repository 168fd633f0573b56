import { expect, test } from 'vitest'
import { newestReviews, type ReviewsState, readReviewsState, reviewsSearch } from './reviews-state.ts'

const read = (search: string): ReviewsState => readReviewsState(new URLSearchParams(search))

test('URL and state are translated into each other without loss', () => {
  const state: ReviewsState = { stars: 4, order: 'best', page: 3 }
  expect(reviewsSearch(state)).toBe('?rating=4&order=best&page=3')
  expect(read(reviewsSearch(state))).toEqual(state)
  expect(reviewsSearch(newestReviews(1))).toBe('')
})

test('what makes no sense counts as not said', () => {
  for (const search of ['', 'rating=6&page=0', 'rating=2.5&page=-1&order=worst', 'rating=x&page=1e9']) {
    expect(read(search), search).toEqual(newestReviews(1))
  }
})

import { expect, test } from 'vitest'
import { createStoreClient } from '#store-api/client/store-client.ts'
import { loadReviews, toText } from './load-reviews.ts'

/** Reviews, the newest first, rated 5, 4, 3, 2, 1, 5, 4 … */
const reviewsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: 880 + count - index,
    reviewer: 'Sara',
    date_created: '2026-01-01T00:00:00',
    review: `<p>Fine &amp; good</p>\n`,
    rating: 5 - (index % 5),
    verified: false,
  }))
const REVIEWS = reviewsOf(120)

const storeOf = (reviews: ReturnType<typeof reviewsOf>) =>
  createStoreClient({
    origin: 'http://shop.test',
    fetch: (request) => {
      const { searchParams } = new URL(request.url)
      const include = searchParams.get('include')?.split(',').map(Number)
      const found = include ? reviews.filter(({ id }) => include.includes(id)) : reviews
      const perPage = Number(searchParams.get('per_page'))
      const start = (Number(searchParams.get('page') ?? 1) - 1) * perPage
      return Response.json(found.slice(start, start + perPage), {
        headers: {
          'X-WP-Total': String(found.length),
          'X-WP-TotalPages': String(Math.ceil(found.length / perPage)),
        },
      })
    },
  })
const store = storeOf(REVIEWS)

test('all reviews are counted, however many pages they fill', async () => {
  const view = await loadReviews(store, 1, { stars: 0, order: 'newest', page: 2 }, 10)
  expect(view).toMatchObject({ page: 2, pages: 12, total: 120, distribution: [24, 24, 24, 24, 24] })
  expect(view.items.map(({ id }) => id)).toEqual(REVIEWS.slice(10, 20).map(({ id }) => id))
  expect(view.items[0]?.text).toBe('Fine & good')
})

test('of very many reviews the count is right, and the newest stand for how all rated', async () => {
  const view = await loadReviews(storeOf(reviewsOf(1500)), 1, { stars: 0, order: 'newest', page: 1 }, 10)
  expect(view).toMatchObject({ total: 1500, pages: 150, distribution: [200, 200, 200, 200, 200] })
})

test('those of some stars alone, the newest first', async () => {
  const view = await loadReviews(store, 1, { stars: 4, order: 'newest', page: 3 }, 10)
  expect(view).toMatchObject({ pages: 3, total: 120 })
  expect(view.items.map(({ rating }) => rating)).toEqual([4, 4, 4, 4])
  const ids = view.items.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})

test('the best first, and of those the newest', async () => {
  const view = await loadReviews(store, 1, { stars: 0, order: 'best', page: 3 }, 10)
  expect(view.items.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 4, 4, 4, 4, 4, 4])
  expect(view.items[4]?.id).toBe(999)
})

test('beyond the last page there is nothing', async () => {
  const view = await loadReviews(store, 1, { stars: 1, order: 'best', page: 9 }, 10)
  expect(view).toMatchObject({ items: [], pages: 3 })
})

test('what only looks like an entity stays as it was written', () => {
  expect(toText('<p>a &lt; b &constructor; &__proto__; &nosuch;</p>')).toBe(
    'a < b &constructor; &__proto__; &nosuch;',
  )
})

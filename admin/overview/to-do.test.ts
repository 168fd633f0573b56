import { describe, expect, test } from 'vitest'
import type { Overview } from '#store-api/contract/overview.ts'
import { growth, toDosOf } from './to-do.ts'

const none = { total: 0, latest: [] }
const quiet = {
  orders: {
    waiting: 0,
    by_status: [
      { slug: 'processing', name: 'Processing', total: 0 },
      { slug: 'completed', name: 'Completed', total: 40 },
    ],
  },
  low_stock: { low: 0, none: 0, products: [] },
  products_pending: 0,
  reviews_waiting: 0,
  comments_waiting: 0,
  messages_unread: 0,
  failed_payments: none,
  receipts: none,
  jobs_given_up: 0,
} as unknown as Overview

describe('what is to be done', () => {
  test('is nothing in a shop where nothing waits', () => {
    expect(toDosOf(quiet)).toEqual([])
  })

  test('names orders by their state, each a way to its list', () => {
    const orders = { waiting: 3, by_status: [{ slug: 'processing', name: 'Processing', total: 3 }] }
    const [first, second] = toDosOf({ ...quiet, orders, reviews_waiting: 2 })
    expect(first).toMatchObject({ key: 'orders', name: 'Processing', count: 3 })
    const [path, query] = first?.to.split('?') ?? []
    expect([path, new URLSearchParams(query).get('filter')]).toEqual(['/orders', '{"status":"processing"}'])
    expect(second).toMatchObject({ key: 'reviews', count: 2 })
  })
})

test('growth is unknown where there was nothing before', () => {
  expect([growth(150, 100), growth(50, 100), growth(5, 0)]).toEqual([50, -50, null])
})

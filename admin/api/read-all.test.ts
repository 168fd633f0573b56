import { expect, test, vi } from 'vitest'
import { readAll } from './read-all.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('./call.ts', () => ({ call }))

const TRASH = Array.from({ length: 200 }, (_, i) => ({ id: i + 1 }))

/** A store whose lists have this many items; it tells the total where `total` is given. */
const answering = (count: number, total?: number) => {
  call.mockReset()
  call.mockImplementation(async (_: string, { query }: { query: { page: number; per_page: number } }) => ({
    json: TRASH.slice(0, count).slice((query.page - 1) * query.per_page, query.page * query.per_page),
    headers: new Headers(total === undefined ? {} : { 'X-WP-Total': String(total) }),
  }))
}

test('no page past the last one is asked for, which WordPress refuses for posts', async () => {
  answering(100, 100)
  expect(await readAll('wp/v2/posts', { status: 'trash' })).toHaveLength(100)
  expect(call).toHaveBeenCalledOnce()
  answering(200, 200)
  expect(await readAll('wp/v2/posts', { status: 'trash' })).toEqual(TRASH)
  expect(call).toHaveBeenCalledTimes(2)
})

test('a list whose total is not told is read until a page is not full', async () => {
  answering(150)
  expect(await readAll('ghab/v1/jobs')).toEqual(TRASH.slice(0, 150))
  expect(call).toHaveBeenCalledTimes(2)
})

import { beforeAll, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const tag = (id: number, name: string) => ({ id, name, slug: name, description: '' })

let store: TestStore
beforeAll(async () => {
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        post_tags: [tag(1, 'winter'), tag(2, 'autumn')],
        posts: [
          postRow({ id: 1, title: 'Caps', author_name: 'Nila', tag_ids: toJson([1, 2]), created_at: 1 }),
          postRow({ id: 2, title: 'About caps', type: 'page', slug: 'about-caps', created_at: 3 }),
          postRow({ id: 3, title: 'Belts', slug: 'belts', created_at: 4 }),
        ],
      }),
    () => 10,
  )
})

const get = async (path: string) => {
  const answer = await store.call(`/wp-json/wp/v2${path}`)
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  return (await answer.json()) as any
}

test('tags beside a post are sorted by name, and its author is told in short', async () => {
  const [{ _embedded: beside }] = await get('/posts?include=1&_embed')
  expect(beside['wp:term'][1].map(({ name }: { name: string }) => name)).toEqual(['autumn', 'winter'])
  expect(beside.author[0]).toMatchObject({ name: 'Nila' })
  expect(beside.author[0]).not.toHaveProperty('meta')
  expect(await get('/users?context=embed')).not.toContainEqual(
    expect.objectContaining({ meta: expect.anything() }),
  )
  expect(await get('/users/1')).toHaveProperty('meta')
})

test('a search brings what it found in short where that is asked for', async () => {
  const [page] = await get('/search?search=about&_embed')
  expect(page._embedded.self).toMatchObject([
    { id: 2, type: 'page', title: { rendered: 'About caps' }, excerpt: { protected: false } },
  ])
  expect(page._embedded.self[0]).not.toHaveProperty('content')
  expect(await get('/search?search=about&_embed=author')).toMatchObject([{ id: 2 }])
  for (const query of ['', '&_embed=false', '&_embed=author']) {
    const [hit] = await get(`/search?search=about${query}`)
    expect([query, hit._embedded]).toEqual([query, undefined])
  }
})

test('a search for nothing lists posts and pages together, the newest first', async () => {
  const found = await get('/search')
  expect(found.map(({ id }: { id: number }) => id)).toEqual([3, 2, 1])
})

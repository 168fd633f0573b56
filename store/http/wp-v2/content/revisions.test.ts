import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const CUSTOMER = customerRow({ id: 7 })
let store: TestStore
let staff: Record<string, string>
beforeEach(async () => {
  store = await createTestStore((db) =>
    writeShop(db, { customers: [managerRow(), CUSTOMER], posts: [postRow({ id: 1, type: 'page' })] }),
  )
  staff = await customerHeaders(store, { id: managerRow().id })
})

const send = async (method: string, path: string, body?: object, headers = staff) => {
  const response = await store.call(`/wp-json/wp/v2${path}`, { method, body, headers })
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}
const textsOf = async (path: string) =>
  (await send('GET', `${path}/revisions?context=edit`)).body.map(
    ({ title, content }: Record<'title' | 'content', { raw: string }>) => [title.raw, content.raw],
  )

test('each change of a post’s texts is kept, the newest first', async () => {
  const { body } = await send('POST', '/posts', { title: 'Draft', content: 'First' })
  const path = `/posts/${body.id}`
  expect(await textsOf(path)).toEqual([])
  await send('PUT', path, { title: 'Live', status: 'publish' })
  await send('PUT', path, { content: 'Second <script>x()</script>' })
  await send('PUT', path, { sticky: true })
  await send('PUT', path, { title: 'Live' })
  expect(await textsOf(path)).toEqual([
    ['Live', 'Second '],
    ['Live', 'First'],
  ])
  const listed = await send('GET', `${path}/revisions?per_page=1`)
  expect(listed.headers.get('x-wp-total')).toBe('2')
  expect(listed.body).toMatchObject([
    {
      author: body.author,
      parent: body.id,
      slug: `${body.id}-revision-v1`,
      title: { rendered: 'Live' },
      content: { rendered: '<p>Second</p>' },
      excerpt: { rendered: '' },
      _links: { parent: [{ href: `${TEST_ORIGIN}/wp-json/wp/v2${path}` }] },
    },
  ])
  expect(listed.body[0].title).not.toHaveProperty('raw')
})

test('a revision is read and deleted by itself, and all of them with their post', async () => {
  await send('PUT', '/pages/1', { content: 'One' })
  await send('PUT', '/pages/1', { content: 'Two' })
  const [newest] = (await send('GET', '/pages/1/revisions')).body
  const path = `/pages/1/revisions/${newest.id}`
  expect((await send('GET', path)).body).toEqual(newest)
  expect((await send('GET', `/posts/1/revisions/${newest.id}`)).body.code).toBe('rest_post_invalid_parent')
  expect((await send('DELETE', path)).status).toBe(501)
  expect((await send('DELETE', `${path}?force=true`)).body).toMatchObject({
    deleted: true,
    previous: { id: newest.id },
  })
  expect((await send('GET', path)).body.code).toBe('rest_post_invalid_id')
  expect((await send('GET', '/pages/1?context=edit')).body.content.raw).toBe('Two')
  await send('DELETE', '/pages/1?force=true')
  expect(await store.db.selectFrom('post_revisions').selectAll().execute()).toEqual([])
})

test('a hundred revisions of a post are kept', async () => {
  const rows = Array.from({ length: 100 }, (_, n) => ({
    post_id: 1,
    title: 'x',
    content: `${n}`,
    excerpt: '',
    author_name: '',
    created_at: n,
  }))
  await store.db.insertInto('post_revisions').values(rows).execute()
  await send('PUT', '/pages/1', { content: 'New' })
  const kept = await store.db.selectFrom('post_revisions').select('content').orderBy('id').execute()
  expect([kept.length, kept[0]?.content, kept.at(-1)?.content]).toEqual([100, '1', 'New'])
})

test('nobody but those who run the shop sees or deletes them', async () => {
  await send('PUT', '/pages/1', { content: 'Secret once' })
  const [{ id }] = (await send('GET', '/pages/1/revisions')).body
  await send('PUT', '/pages/1', { content: 'Shown' })
  for (const headers of [{}, await customerHeaders(store, CUSTOMER), await managerHeaders(store)]) {
    const by = headers as typeof staff
    for (const path of ['/pages/1/revisions', `/pages/1/revisions/${id}`]) {
      const read = await send('GET', path, undefined, by)
      expect([401, 403]).toContain(read.status)
      expect(JSON.stringify(read.body)).not.toContain('Secret')
    }
    const deleted = await send('DELETE', `/pages/1/revisions/${id}?force=true`, undefined, by)
    expect([401, 403]).toContain(deleted.status)
  }
  expect(await textsOf('/pages/1')).toHaveLength(2)
})

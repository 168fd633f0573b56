import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const STAFF = customerRow({ id: 8, role: 'shop_manager', first_name: 'Secret', last_name: 'Account' })
const AUTHORS = ['Omid Rad', 'Nila', 'کیان', 'Zar']

let store: TestStore
beforeEach(async () => {
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        customers: [STAFF],
        posts: [
          ...AUTHORS.map((author_name, at) =>
            postRow({ id: at + 1, slug: `p${at}`, author_name, created_at: at }),
          ),
          postRow({ id: 9, slug: 'plan', author_name: 'Drafter', status: 'draft' }),
        ],
      }),
    () => NOW,
  )
})

const get = async (path: string, headers = {}) => {
  const answer = await store.call(`/wp-json/wp/v2/users${path}`, { headers })
  const total = answer.headers.get('x-wp-total')
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  return { status: answer.status, total, body: (await answer.json()) as any }
}
const names = async (query: string) => (await get(query)).body.map(({ name }: { name: string }) => name)

test('authors are the names of what is published, by name', async () => {
  const { status, total } = await get('')
  expect([status, total]).toEqual([200, '4'])
  expect((await names('')).toSorted()).toEqual(AUTHORS.toSorted())
  expect(await names('?search=a')).toEqual(['Nila', 'Omid Rad', 'Zar'])
  expect(await names('?search=a&order=desc&per_page=1&page=2')).toEqual(['Omid Rad'])
})

test.each([
  ['a name in any spelling', '?search=كيان', ['کیان']],
  ['asterisks around it', '?search=*mid*', ['Omid Rad']],
  ['a slug', '?search=omid-r', ['Omid Rad']],
])('authors are found by %s', async (_, query, found) => {
  expect(await names(query)).toEqual(found)
})

test('authors are listed by slugs and by ids, left out by ids, and in the order that is asked for', async () => {
  const idOf = async (name: string): Promise<number> => (await get(`?search=${name}`)).body[0].id
  const [zar, nila] = [await idOf('Zar'), await idOf('Nila')]
  expect(await names('?slug=zar,omid-rad&orderby=include_slugs')).toEqual(['Zar', 'Omid Rad'])
  expect(await names('?slug=zar,omid-rad&orderby=slug')).toEqual(['Omid Rad', 'Zar'])
  expect(await names(`?include=${zar},${nila}&orderby=include`)).toEqual(['Zar', 'Nila'])
  expect(await names(`?include=${zar},${nila}`)).toEqual(['Nila', 'Zar'])
  expect(await names(`?search=a&exclude=${zar}`)).toEqual(['Nila', 'Omid Rad'])
  const ids = (await get('?orderby=id&order=desc')).body.map(({ id }: { id: number }) => id)
  expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a))
})

test('an author is no account: nothing is told of one, and none is asked for by what only an account has', async () => {
  const staff = await customerHeaders(store, STAFF, () => NOW)
  for (const query of [
    'roles=author',
    'capabilities=edit_posts',
    'orderby=email',
    'orderby=registered_date',
  ]) {
    expect([query, (await get(`?${query}`)).status]).toEqual([query, 400])
  }
  for (const path of ['?context=edit', '/1?context=edit']) {
    expect(await get(path)).toMatchObject({ status: 401, body: { code: 'rest_forbidden_context' } })
    expect(JSON.stringify((await get(path, staff)).body)).not.toMatch(/Secret|customer-8|email/)
  }
  expect((await get('?context=edit', staff)).status).toBe(200)
})

test('an author keeps the number while others publish, write for the first time and trash what they wrote', async () => {
  const staff = await customerHeaders(store, STAFF, () => NOW)
  const numbers = async (): Promise<Record<string, number>> =>
    Object.fromEntries((await get('')).body.map(({ name, id }: { name: string; id: number }) => [name, id]))
  const send = (method: string, path: string, body?: object) =>
    store.call(`/wp-json/wp/v2/posts${path}`, { method, body, headers: staff })
  const before = await numbers()
  await send('PUT', '/9', { status: 'publish' })
  await send('POST', '', { title: 'By the staff', status: 'publish' })
  const { 'Secret Account': writer, Drafter: drafter, ...others } = await numbers()
  expect(others).toEqual(before)
  expect(new Set([writer, drafter, ...Object.values(before)]).size).toBe(6)
  for (const path of ['/1', '/2?force=true']) await send('DELETE', path)
  expect(await numbers()).toEqual({
    کیان: before.کیان,
    Zar: before.Zar,
    Drafter: drafter,
    'Secret Account': writer,
  })
})

test('the number of an author whose last post is gone is nobody else’s, and the name goes with the post', async () => {
  const staff = await customerHeaders(store, STAFF, () => NOW)
  const send = async (method: string, path: string, body?: object) => {
    const answer = await store.call(`/wp-json/wp/v2/posts${path}`, { method, body, headers: staff })
    return (await answer.json()) as { id: number; author: number }
  }
  const publish = () => send('POST', '', { title: 'Tea', status: 'publish' })
  const rename = (first_name: string) =>
    store.db.updateTable('customers').set({ first_name }).where('id', '=', STAFF.id).execute()
  const keptNames = async () =>
    (await store.db.selectFrom('post_authors').select('name').execute()).map(({ name }) => name)
  const given: number[] = []
  for (const name of ['First', 'Second', 'Third']) {
    await rename(name)
    const { id, author } = await publish()
    given.push(author)
    await send('DELETE', `/${id}?force=true`)
    expect(await keptNames()).not.toContain(`${name} Account`)
  }
  expect(given).toEqual([given[0], (given[0] ?? 0) + 1, (given[0] ?? 0) + 2])

  for (const id of [1, 2, 3, 4, 9]) await send('DELETE', `/${id}?force=true`)
  expect((await keptNames()).join('')).not.toMatch(/\p{L}/u)
  expect((await publish()).author).toBe((given[0] ?? 0) + 3)
})

test('a name that stands on no post any more is forgotten', async () => {
  const staff = await customerHeaders(store, STAFF, () => NOW)
  const body = { author: 1 }
  const { status } = await store.call('/wp-json/wp/v2/posts/4', { method: 'PUT', body, headers: staff })
  expect(status).toBe(200)
  const names = await store.db.selectFrom('post_authors').select('name').execute()
  expect(names).not.toContainEqual({ name: 'Zar' })
})

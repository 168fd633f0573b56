import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { managerHeaders } from '#tests/support/people/manager.ts'
import { CATALOG_NOW, catalogShop } from '#tests/support/shops/catalog-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

let store: TestStore
let headers: Record<string, string>

beforeEach(async () => {
  store = await createTestStore(
    (db) => writeShop(db, catalogShop()),
    () => CATALOG_NOW,
  )
  headers = await managerHeaders(store)
})

const send = async (method: string, path: string, body?: unknown) => {
  const response = await store.call(`/wp-json/wc/v3/products${path}`, { method, body, headers })
  return { status: response.status, body: await response.json() }
}
const make = async (body: object) => (await send('POST', '', body)).body
const change = async (id: number, body: object) => (await send('PUT', `/${id}`, body)).body
const listed = async (query: string): Promise<number[]> =>
  (await send('GET', `?per_page=100&${query}`)).body.map(({ id }: { id: number }) => id)

test('a draft has no slug and no page until it is published', async () => {
  const draft = await make({ name: 'Tea Pot', status: 'draft' })
  expect(draft).toMatchObject({ slug: '', permalink: `${TEST_ORIGIN}/?post_type=product&p=${draft.id}` })
  expect((await make({ name: 'Tea Pot', status: 'pending' })).slug).toBe('')
  expect(await change(draft.id, { name: 'Tea Can' })).toMatchObject({ slug: '' })
  expect(await change(draft.id, { status: 'publish' })).toMatchObject({
    slug: 'tea-can',
    permalink: `${TEST_ORIGIN}/product/tea-can`,
  })
  expect(await change(draft.id, { status: 'draft', name: 'Jug' })).toMatchObject({ slug: 'tea-can' })
})

test('a draft keeps the slug that it is given, and a copy has none', async () => {
  const draft = await make({ name: 'Tea Pot', status: 'draft', slug: 'My Pot' })
  expect(draft.slug).toBe('my-pot')
  expect((await send('POST', `/${draft.id}/duplicate`)).body).toMatchObject({ status: 'draft', slug: '' })
  const trashed = await make({ name: 'Bin', status: 'trash' })
  expect(await change(trashed.id, { status: 'private' })).toMatchObject({ slug: 'bin' })
})

test('drafts come first by slug', async () => {
  const draft = await make({ name: 'Zebra', status: 'draft' })
  expect((await listed('orderby=slug&order=asc'))[0]).toBe(draft.id)
})

test('a product is filed under another, and stays one of its own', async () => {
  const parent = await make({ name: 'Set', regular_price: '5' })
  const child = await make({ name: 'Part', parent_id: parent.id, regular_price: '1' })
  expect(child).toMatchObject({
    type: 'simple',
    parent_id: parent.id,
    _links: { up: [{ href: `${TEST_ORIGIN}/wp-json/wc/v3/products/${parent.id}` }] },
  })
  expect(await listed(`parent=${parent.id}`)).toEqual([child.id])
  expect(await listed(`parent_exclude=${parent.id}`)).not.toContain(child.id)
  expect(await listed(`parent_exclude=${parent.id}`)).toContain(parent.id)
  expect((await send('GET', `/${parent.id}/variations`)).body).toEqual([])
  expect((await send('PUT', `/${parent.id}/variations/${child.id}`, {})).status).toBe(404)
  await send('DELETE', `/${parent.id}?force=true`)
  expect((await send('GET', `/${child.id}`)).status).toBe(200)
  expect(await change(child.id, { parent_id: 0 })).toMatchObject({ parent_id: 0 })
  expect(await listed(`parent=${parent.id}`)).toEqual([])
  expect((await send('POST', '', { parent_id: -1 })).status).toBe(400)
})

test('lists are of one tax class, where standard has no slug', async () => {
  const reduced = await make({ name: 'Bread', tax_class: 'reduced-rate' })
  const standard = await make({ name: 'Wine', tax_class: 'standard' })
  expect(await listed('tax_class=reduced-rate')).toEqual([reduced.id])
  expect(await listed('tax_class=standard')).toContain(standard.id)
  expect(await listed('tax_class=standard')).not.toContain(reduced.id)
  expect(await listed('tax_class=none')).toEqual([])
})

test('by price the cheapest come first after what has none, page by page', async () => {
  const [first, second] = [await make({ name: 'A' }), await make({ name: 'B' })]
  const cheap = await make({ name: 'C', regular_price: '0' })
  const up = await listed('orderby=price&order=asc')
  expect(up.slice(0, 3)).toEqual([first.id, second.id, cheap.id])
  expect((await listed('orderby=price&order=desc')).slice(-2)).toEqual([second.id, first.id])
  const pages = await Promise.all(
    [1, 2, 3].map(
      async (page) => (await send('GET', `?orderby=price&order=asc&per_page=3&page=${page}`)).body,
    ),
  )
  expect(pages.flat().map(({ id }: { id: number }) => id)).toEqual(up.slice(0, 9))
  expect(await listed(`orderby=price&order=asc&offset=1`)).toEqual(up.slice(1))
})

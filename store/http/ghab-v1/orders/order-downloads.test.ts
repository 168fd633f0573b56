import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { grantDownloads } from '#store/modules/orders/orders.ts'
import type { Download } from '#store-api/contract/account-data.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const MINA = customerRow({ id: 7 })
const SUPPORT = customerRow({ id: 8, role: 'support' })
const SONG = {
  downloads: toJson([{ id: 'song-1', name: 'Song', file: 'downloads/song.txt' }]),
  download_limit: 2,
  download_expiry: 30,
}

let store: TestStore
let order: number
beforeEach(async () => {
  const shop = smallShop()
  const products = shop.products?.map((row) => (row.slug === 'song' ? { ...row, ...SONG } : row))
  const customers = [MINA, SUPPORT, managerRow()]
  store = await createTestStore(
    (db) => writeShop(db, { ...shop, products, customers }),
    () => NOW,
  )
  mkdirSync(join(store.dataDir, 'downloads'))
  writeFileSync(join(store.dataDir, 'downloads', 'song.txt'), 'la la la')
  const headers = await customerHeaders(store, managerRow(), () => NOW)
  const body = {
    status: 'processing',
    set_paid: true,
    customer_id: MINA.id,
    line_items: [{ product_id: 4, quantity: 1 }],
  }
  const made = await store.call('/wp-json/wc/v3/orders', { method: 'POST', headers, body })
  order = (await made.json()).id
  await store.runJobs()
})

const send = async (who: { id: number }, method: string, path: string, body?: object) => {
  const headers = await customerHeaders(store, who, () => NOW)
  const answer = await store.call(`/wp-json/ghab/v1/${path}`, { method, headers, body })
  return { status: answer.status, body: await answer.json() }
}
const desk = (method: string, path = '', body?: object) =>
  send(managerRow(), method, `orders/${order}/downloads${path}`, body)
const listed = async (): Promise<Download[]> => (await send(MINA, 'GET', 'downloads')).body
const fetchFile = async () => {
  const [download] = await listed()
  const path = new URL(download?.download_url ?? 'http://x.test/').pathname
  const headers = await customerHeaders(store, MINA, () => NOW)
  return (await store.call(path, { headers })).status
}

test('an order tells what its buyer may download, how often it was, and until when', async () => {
  expect(await fetchFile()).toBe(200)
  expect(await desk('GET')).toEqual({
    status: 200,
    body: {
      withheld: false,
      downloads: [
        {
          product_id: 4,
          product_name: 'Song',
          download_id: 'song-1',
          name: 'Song',
          file: 'song.txt',
          downloads_remaining: 1,
          download_count: 1,
          last_download_gmt: '2026-11-21T12:00:00',
          access_expires: '2026-12-21T15:30:00',
          access_expires_gmt: '2026-12-21T12:00:00',
          state: 'ready',
        },
      ],
    },
  })
})

test('how often and how long is changed, one without the other', async () => {
  await desk('PUT', '/4/song-1', { downloads_remaining: 5 })
  expect(await listed()).toMatchObject([
    { downloads_remaining: '5', access_expires_gmt: '2026-12-21T12:00:00' },
  ])
  await desk('PUT', '/4/song-1', { access_expires: '2026-11-21T15:00:00' })
  expect(await listed()).toMatchObject([{ downloads_remaining: '5', state: 'expired' }])
  await desk('PUT', '/4/song-1', { access_expires: null, downloads_remaining: null })
  expect(await listed()).toMatchObject([{ downloads_remaining: 'unlimited', access_expires_gmt: 'never' }])
})

test('what was taken back is not given again by the order itself, but by the shop', async () => {
  const { body } = await desk('PUT', '/4/song-1', { revoked: true })
  expect(body.downloads).toMatchObject([{ state: 'revoked' }])
  await grantDownloads({ db: store.db, clock: () => NOW, actor: SYSTEM }, order)
  expect(await listed()).toEqual([])
  expect(await fetchFile()).toBe(404)
  await desk('PUT', '/4/song-1', { revoked: false })
  expect(await fetchFile()).toBe(200)
  await desk('PUT', '/4/song-1', { revoked: true })
  await desk('POST', '', { product_id: 4 })
  expect(await listed()).toMatchObject([{ downloads_remaining: '2', state: 'ready' }])
})

test('files of what was not bought are given, and none of what has no files', async () => {
  const headers = await customerHeaders(store, managerRow(), () => NOW)
  const extra = {
    name: 'Book',
    downloadable: true,
    downloads: [{ id: 'book', name: 'Book', file: 'downloads/song.txt' }],
  }
  const made = await store.call('/wp-json/wc/v3/products', { method: 'POST', headers, body: extra })
  const { id } = await made.json()
  expect((await desk('POST', '', { product_id: id })).body.downloads).toHaveLength(2)
  expect((await listed()).map(({ product_name }) => product_name)).toContain('Book')
  expect(await desk('POST', '', { product_id: 1 })).toMatchObject({
    status: 400,
    body: { code: 'ghab_nothing_to_download', data: { params: { product_id: expect.any(String) } } },
  })
})

test('bad input is refused beside its field, and what there is not is not found', async () => {
  expect(await desk('PUT', '/4/song-1', { downloads_remaining: -1 })).toMatchObject({
    status: 400,
    body: { data: { params: { downloads_remaining: expect.any(String) } } },
  })
  expect(await desk('PUT', '/4/song-1', { access_expires: 'soon' })).toMatchObject({
    status: 400,
    body: { data: { params: { access_expires: expect.any(String) } } },
  })
  expect((await desk('PUT', '/4/song-1', {})).status).toBe(400)
  expect((await desk('PUT', '/4/other', { revoked: true })).status).toBe(404)
  expect((await send(managerRow(), 'GET', 'orders/999/downloads')).status).toBe(404)
  expect((await send(managerRow(), 'POST', 'orders/999/downloads', { product_id: 4 })).status).toBe(404)
})

test('support sees and prolongs them, and gives no more files away', async () => {
  const path = `orders/${order}/downloads`
  expect((await send(SUPPORT, 'GET', path)).status).toBe(200)
  expect((await send(SUPPORT, 'PUT', `${path}/4/song-1`, { downloads_remaining: 3 })).status).toBe(200)
  expect((await send(SUPPORT, 'POST', path, { product_id: 4 })).status).toBe(403)
})

test('the audit log has who changed a permission, without what gives access', async () => {
  await desk('PUT', '/4/song-1', { downloads_remaining: 5 })
  const entries = await store.db
    .selectFrom('audit_log')
    .selectAll()
    .where('part', 'like', 'download/%')
    .execute()
  expect(entries).toMatchObject([
    { actor_role: 'administrator', resource: 'order', resource_id: String(order), part: 'download/4/song-1' },
  ])
  const { token } = await store.db
    .selectFrom('download_permissions')
    .select('token')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(entries)).not.toContain(token)
})

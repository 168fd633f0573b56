import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { giveDownloads, grantDownloads } from '#store/modules/orders/orders.ts'
import type { Download } from '#store-api/contract/account-data.ts'
import { atTheBank, comeBack, place } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { translationRow } from '#tests/support/rows/translation-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const START = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000
const CONTENT = 'la la la, a song of thirty bytes'

let now: number
let store: TestStore
let mina: { Authorization: string }
let other: { Authorization: string }

const SONG = {
  downloads: toJson([{ id: 'song-1', name: 'آهنگ', file: 'downloads/song.txt' }]),
  download_limit: 2,
  download_expiry: 30,
}

beforeEach(async () => {
  now = START
  const shop = smallShop()
  const products = shop.products?.map((row) => (row.slug === 'song' ? { ...row, ...SONG } : row))
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        ...shop,
        products,
        customers: [customerRow({ id: 7 }), customerRow({ id: 8 }), managerRow()],
      }),
    () => now,
  )
  mkdirSync(join(store.dataDir, 'downloads'))
  writeFileSync(join(store.dataDir, 'downloads', 'song.txt'), CONTENT)
  writeFileSync(join(store.dataDir, 'secret.txt'), 'secret')
  mina = await customerHeaders(store, { id: 7 }, () => now)
  other = await customerHeaders(store, { id: 8 }, () => now)
})

/** Buys the song, with a cup where that is wanted; pays for it at the test bank unless told otherwise. */
const buySong = async ({ pay = true, quantity = 1, cups = 0 } = {}): Promise<number> => {
  const cup = { product_id: 1, quantity: cups }
  const drafted = await store.call('/api/appsettings/ionic_data_link/', {
    method: 'POST',
    headers: mina,
    body: {
      products: [{ product_id: 4, quantity }, ...(cups ? [cup] : [])],
      customer_id: 7,
      one_page: 1,
      platform: 'web',
    },
  })
  const placing = await place(store, (await drafted.json()) as string, { payment_method: 'testbank' })
  const { order_id, redirect } = (await placing.json()) as { order_id: number; redirect: string }
  if (pay) await comeBack(store, await atTheBank(store, redirect.replace(TEST_ORIGIN, ''), 'pay'))
  await store.runJobs()
  return order_id
}

const listed = async (headers = mina): Promise<Download[]> =>
  (await store.call('/wp-json/ghab/v1/downloads', { headers })).json() as Promise<Download[]>

const fetchFile = (url: string, headers: Record<string, string> = {}, who = mina) =>
  store.call(url.replace(TEST_ORIGIN, ''), { headers: { ...who, ...headers } })

test('a page among the downloads is saved, never opened, under whatever name the shop gave it', async () => {
  const page = '<script>alert(document.domain)</script>'
  writeFileSync(join(store.dataDir, 'downloads', 'page.html'), page)
  const downloads = toJson([{ id: 'page', name: 'it\'s "new"\r\n(1)*; x', file: 'downloads/page.html' }])
  await store.db.updateTable('products').set({ downloads }).where('id', '=', 4).execute()
  await buySong()
  const [{ download_url } = { download_url: '' }] = await listed()
  const { headers } = await fetchFile(download_url)
  expect(headers.get('content-type')).toBe('application/octet-stream')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''it%27s%20%22new%22%0D%0A%281%29%2A%3B%20x.html",
  )
})

test('what is downloaded and waits for a review is called as the language that is asked for calls it', async () => {
  const read = async (path: string) =>
    (await store.call(`/wp-json/ghab/v1/${path}`, { headers: mina })).json()
  await store.db
    .insertInto('translations')
    .values(translationRow('product', 4, { name: 'A Song' }))
    .execute()
  const order = await buySong()
  await store.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', order).execute()
  for (const [lang, name] of Object.entries({ fa: 'Song', en: 'A Song' })) {
    expect(await read(`downloads?lang=${lang}`)).toMatchObject([{ product_name: name }])
    expect(await read(`reviews/mine?lang=${lang}`)).toMatchObject({ to_review: [{ id: 4, name }] })
  }
})

test('a paid order gives its downloads to its customer, once and to nobody else', async () => {
  const order_id = await buySong({ quantity: 2 })
  await grantDownloads({ db: store.db, clock: () => now, actor: SYSTEM }, order_id)
  const [download, ...more] = await listed()
  expect(more).toEqual([])
  expect(download).toMatchObject({
    order_id,
    product_name: 'Song',
    download_name: 'آهنگ',
    downloads_remaining: '4',
    access_expires_gmt: '2026-12-21T12:00:00',
    state: 'ready',
  })
  const url = download?.download_url ?? ''
  expect(new URL(url).pathname).toMatch(/\/downloads\/[\w-]{24}\/file$/)
  expect(await listed(other)).toEqual([])
  expect((await fetchFile(url, {}, other)).status).toBe(404)
  expect((await store.call(new URL(url).pathname)).status).toBe(401)
  const file = await fetchFile(url)
  expect(file.status).toBe(200)
  expect(await file.text()).toBe(CONTENT)
  expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('آهنگ.txt'))
})

test('an order that is not paid gives nothing, and one that was given back no more', async () => {
  await buySong({ pay: false })
  expect(await listed()).toEqual([])
  const paid = await buySong()
  const [download] = await listed()
  await store.db.updateTable('orders').set({ status: 'refunded' }).where('id', '=', paid).execute()
  expect(await listed()).toEqual([])
  expect((await fetchFile(download?.download_url ?? '')).status).toBe(404)
})

/** Refunds songs of an order. */
const refundSongs = async (order: number, quantity: number) => {
  const headers = await managerHeaders(store)
  const call = async (path: string, body?: object) => {
    const method = body ? 'POST' : 'GET'
    return (await store.call(`/wp-json/wc/v3/orders/${order}${path}`, { method, headers, body })).json()
  }
  const { line_items } = (await call('')) as { line_items: { id: number; product_id: number }[] }
  const song = line_items.find(({ product_id }) => product_id === 4)
  const line = { id: song?.id, quantity, refund_total: '10000' }
  expect(await call('/refunds', { api_refund: false, line_items: [line] })).toHaveProperty('id')
  await store.runJobs()
  return ((await call('')) as { status: string }).status
}

test('what was refunded of an order that goes on is downloaded no more, until the shop gives it back', async () => {
  const order = await buySong({ quantity: 2, cups: 1 })
  const [download] = await listed()
  expect(await refundSongs(order, 1)).toBe('processing')
  expect(await listed()).toHaveLength(1)
  expect(await refundSongs(order, 1)).toBe('processing')
  expect(await listed()).toEqual([])
  expect((await fetchFile(download?.download_url ?? '')).status).toBe(404)
  await giveDownloads({ db: store.db, clock: () => now, actor: SYSTEM }, order, 4)
  await store.runJobs()
  expect(await listed()).toHaveLength(1)
})

test('pieces that were refunded before their downloads were granted count for none', async () => {
  const order = await buySong({ quantity: 3, cups: 1 })
  await refundSongs(order, 1)
  const grantAnew = async () => {
    await store.db.deleteFrom('download_permissions').execute()
    await grantDownloads({ db: store.db, clock: () => now, actor: SYSTEM }, order)
    return listed()
  }
  expect(await grantAnew()).toMatchObject([{ downloads_remaining: '4' }])
  await refundSongs(order, 2)
  expect(await grantAnew()).toEqual([])
})

test.each([
  ...['pending', 'failed', 'on-hold', 'cancelled', 'refunded', 'pws-returned', 'pws-deleted'],
  ...['trash', 'auto-draft', 'checkout-draft'],
])('an order with status %s withholds the downloads that it granted', async (status) => {
  const id = await buySong()
  const [download] = await listed()
  await store.db.updateTable('orders').set({ status }).where('id', '=', id).execute()
  expect(await listed()).toEqual([])
  expect((await fetchFile(download?.download_url ?? '')).status).toBe(404)
})

test('downloads are counted, end and run out', async () => {
  await buySong()
  const url = (await listed())[0]?.download_url ?? ''
  await fetchFile(url)
  await fetchFile(url)
  expect(await listed()).toMatchObject([{ downloads_remaining: '1' }])
  now += 120_000
  await fetchFile(url)
  expect(await listed()).toMatchObject([{ downloads_remaining: '0', state: 'used_up' }])
  now += 120_000
  const refused = await fetchFile(url)
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'used_up' }])
  now += 31 * DAY
  mina = await customerHeaders(store, { id: 7 }, () => now)
  expect(await listed()).toMatchObject([{ state: 'expired' }])
  expect(await (await fetchFile(url)).json()).toMatchObject({ code: 'expired' })
})

test('a look at a file counts nothing, and says how large it is', async () => {
  await buySong()
  const url = (await listed())[0]?.download_url ?? ''
  const look = (who: Record<string, string>) =>
    store.call(url.replace(TEST_ORIGIN, ''), { method: 'HEAD', headers: who })
  const looked = await look(mina)
  expect([looked.status, looked.headers.get('content-length')]).toEqual([200, String(CONTENT.length)])
  expect(looked.headers.get('accept-ranges')).toBe('bytes')
  expect(await looked.text()).toBe('')
  expect((await look(other)).status).toBe(404)
  expect((await look({})).status).toBe(401)
  expect(await listed()).toMatchObject([{ downloads_remaining: '2' }])
})

test('who runs the shop reads a customer’s downloads as WooCommerce tells them', async () => {
  const order_id = await buySong()
  const headers = await managerHeaders(store)
  const read = (id: number, who: Record<string, string>) =>
    store.call(`/wp-json/wc/v3/customers/${id}/downloads`, { headers: who })
  const { token } = await store.db
    .selectFrom('download_permissions')
    .select('token')
    .executeTakeFirstOrThrow()
  const { order_key } = await store.db.selectFrom('orders').select('order_key').executeTakeFirstOrThrow()
  expect(await (await read(7, headers)).json()).toEqual([
    {
      download_id: 'song-1',
      download_url: `${TEST_ORIGIN}/wp-json/ghab/v1/downloads/${token}/file`,
      product_id: 4,
      product_name: 'Song',
      download_name: 'آهنگ',
      order_id,
      downloads_remaining: '2',
      order_key,
      access_expires: '2026-12-21T15:30:00',
      access_expires_gmt: '2026-12-21T12:00:00',
      file: { name: 'آهنگ', file: 'song.txt' },
      _links: {
        collection: [{ href: `${TEST_ORIGIN}/wp-json/wc/v3/customers/7/downloads` }],
        product: [{ href: `${TEST_ORIGIN}/wp-json/wc/v3/products/4` }],
        order: [{ href: `${TEST_ORIGIN}/wp-json/wc/v3/orders/${order_id}` }],
      },
    },
  ])
  expect((await read(99, headers)).status).toBe(404)
  expect((await read(7, mina)).status).toBe(403)
  expect((await read(7, {})).status).toBe(401)
})

test('a download that was broken off goes on where it was, without being counted again', async () => {
  await buySong()
  const url = (await listed())[0]?.download_url ?? ''
  const first = await fetchFile(url, { Range: 'bytes=0-9' })
  expect(first.status).toBe(206)
  expect(first.headers.get('content-range')).toBe(`bytes 0-9/${CONTENT.length}`)
  expect(await first.text()).toBe(CONTENT.slice(0, 10))
  const etag = first.headers.get('etag') ?? ''
  now += 3_600_000
  const rest = await fetchFile(url, { Range: 'bytes=10-', 'If-Range': etag, 'Accept-Encoding': 'gzip' })
  expect([rest.status, await rest.text()]).toEqual([206, CONTENT.slice(10)])
  expect(rest.headers.get('content-encoding')).toBe(null)
  const end = await fetchFile(url, { Range: 'bytes=-5' })
  expect([end.status, await end.text()]).toEqual([206, CONTENT.slice(-5)])
  expect(await listed()).toMatchObject([{ downloads_remaining: '1' }])
})

test('parts that are not there are refused, and another file is sent whole', async () => {
  await buySong()
  const url = (await listed())[0]?.download_url ?? ''
  const behind = await fetchFile(url, { Range: 'bytes=999-' })
  expect(behind.status).toBe(416)
  expect(behind.headers.get('content-range')).toBe(`bytes */${CONTENT.length}`)
  for (const headers of [
    { Range: 'bytes=5-', 'If-Range': '"another"' },
    { Range: 'lines=1-2' },
    { Range: 'bytes=4-2' },
    { Range: 'bytes=0-1,4-5' },
  ]) {
    const whole = await fetchFile(url, headers as unknown as Record<string, string>)
    expect([whole.status, await whole.text()]).toEqual([200, CONTENT])
  }
})

test('nothing outside of the downloads is ever sent', async () => {
  await buySong()
  const url = (await listed())[0]?.download_url ?? ''
  await store.db.updateTable('download_permissions').set({ file: 'downloads/../secret.txt' }).execute()
  expect((await fetchFile(url)).status).toBe(404)
})

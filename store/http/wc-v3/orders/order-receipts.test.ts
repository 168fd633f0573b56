import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { buyCups } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { settingRow } from '#tests/support/rows/setting-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const START = Date.UTC(2026, 10, 25, 8)
const DAY = 86_400_000
const MINA = { id: 7, mobile: '09123456789' }
let now: number
let store: TestStore
let headers: Record<string, string>
let mina: { Authorization: string }
let order: number

const openShop = async (locale: 'fa' | 'en') => {
  const shop = smallShop()
  const others = (shop.settings ?? []).filter(({ name }) => name !== 'locale')
  const settings = [...others, settingRow('locale', locale)]
  store = await createTestStore(
    (db) => writeShop(db, { ...shop, settings, customers: [customerRow(MINA), managerRow()] }),
    () => now,
  )
  headers = await managerHeaders(store)
  mina = await customerHeaders(store, MINA, () => now)
  order = await buyCups(store, mina)
  await store.runJobs()
}

beforeEach(async () => {
  now = START
  await openShop('en')
})

const send = async (method: string, body?: object, as: Record<string, string> = headers) => {
  const path = `/wp-json/wc/v3/orders/${order}/receipt`
  const answer = await store.call(path, { method, headers: as, body })
  return { status: answer.status, allow: answer.headers.get('allow'), body: await answer.json() }
}
const open = (url: string) => store.call(url.replace(TEST_ORIGIN, ''))

test('a link to the receipt is made once, and told again', async () => {
  expect(await send('GET')).toMatchObject({ status: 404, body: { code: 'woocommerce_rest_not_found' } })
  const made = await send('POST', { expiration_days: 2 })
  expect(made).toMatchObject({ status: 200, allow: 'POST, GET', body: { expiration_date: '2026-11-27' } })
  expect(Object.keys(made.body)).toEqual(['receipt_url', 'expiration_date'])
  expect(made.body.receipt_url).toMatch(/^http:\/\/shop\.test\/wc\/file\/transient\/[0-9a-f]{48}$/)
  expect(await send('GET')).toEqual(made)
  expect(await send('POST', {})).toEqual(made)
})

test('a new one opens the receipt in place of the one before', async () => {
  const first = (await send('POST', {})).body
  expect(first.expiration_date).toBe('2026-11-26')
  const second = (await send('POST', { force_new: true, expiration_date: '2026-12-01' })).body
  expect(second.expiration_date).toBe('2026-12-01')
  expect((await open(first.receipt_url)).status).toBe(404)
  expect((await open(second.receipt_url)).status).toBe(200)
})

test('it says what was bought and names nobody; nobody keeps, frames or indexes it', async () => {
  const answer = await open((await send('POST', {})).body.receipt_url)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  const page = await answer.text()
  expect(page).toContain('<html lang="en" dir="ltr">')
  expect(page).toContain('<meta name="robots" content="noindex">')
  for (const text of ['Receipt', `Order ${order}`, '200,000', '240,000', 'Not paid yet']) {
    expect(page).toContain(text)
  }
  for (const text of ['راد', 'خیابان ولیعصر', 'mina@example.com', '912']) expect(page).not.toContain(text)
})

test('it says what was returned', async () => {
  await store.call(`/wp-json/wc/v3/orders/${order}`, {
    method: 'PUT',
    headers,
    body: { status: 'completed' },
  })
  const refund = { amount: '1000', api_refund: false }
  await store.call(`/wp-json/wc/v3/orders/${order}/refunds`, { method: 'POST', headers, body: refund })
  const page = await (await open((await send('POST', {})).body.receipt_url)).text()
  expect(page).toContain('Refunded')
  expect(page).toContain('−1,000')
  expect(page).not.toContain('Not paid yet')
})

test('it is written in the language of the shop', async () => {
  await openShop('fa')
  const page = await (await open((await send('POST', {})).body.receipt_url)).text()
  expect(page).toContain('<html lang="fa" dir="rtl">')
  expect(page).toContain('رسید خرید')
  expect(page).toContain('۲۴۰٬۰۰۰')
})

test('it is good to the end of its day, and gone with its order', async () => {
  const { receipt_url } = (await send('POST', {})).body
  now = START + DAY
  expect((await open(receipt_url)).status).toBe(200)
  now = START + 2 * DAY
  expect((await open(receipt_url)).status).toBe(404)
  headers = await managerHeaders(store)
  expect((await send('GET')).status).toBe(404)
  await store.runJobs()
  expect(await store.db.selectFrom('order_receipts').selectAll().execute()).toEqual([])

  const again = (await send('POST', {})).body.receipt_url
  expect((await open(again)).status).toBe(200)
  await store.call(`/wp-json/wc/v3/orders/${order}`, { method: 'DELETE', headers })
  expect((await open(again)).status).toBe(404)
  expect((await send('POST', {})).body.message).toBe('Order not found')
  await store.call(`/wp-json/wc/v3/orders/${order}?force=true`, { method: 'DELETE', headers })
  expect(await store.db.selectFrom('order_receipts').selectAll().execute()).toEqual([])
})

test('the link lies in the database only encrypted and hashed', async () => {
  const { receipt_url } = (await send('POST', {})).body
  const rows = await store.db.selectFrom('order_receipts').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(receipt_url.split('/').at(-1))
})

test.each(['no-receipt', '0'.repeat(48), '%00', 'a'.repeat(4000)])(
  'the link %.20j opens nothing',
  async (token) => {
    await send('POST', {})
    const answer = await open(`/wc/file/transient/${token}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('There is no receipt here')
  },
)

test.each([
  { expiration_date: '2026-11-24' },
  { expiration_date: '2028-01-01' },
  { expiration_date: 'tomorrow' },
  { expiration_days: -1 },
  { expiration_days: 367 },
  { force_new: 'perhaps' },
])('%j is refused', async (body) => {
  expect(await send('POST', body)).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } })
})

test('only those who run the shop make and see links', async () => {
  await send('POST', {})
  for (const [as, status] of [
    [{}, 401],
    [mina, 403],
    [await managerHeaders(store, 'read_write', MINA.id), 403],
  ] as const) {
    for (const method of ['GET', 'POST']) {
      expect((await send(method, method === 'POST' ? { force_new: true } : undefined, as)).status).toBe(
        status,
      )
    }
  }
})

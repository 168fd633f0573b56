import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { placed } from '#tests/support/checkout.ts'
import { customerHeaders } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { settingRow } from '#tests/support/rows/setting-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

let store: TestStore
let headers: Record<string, string>
beforeEach(async () => {
  const { settings = [], ...shop } = smallShop()
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        ...shop,
        settings: [...settings, settingRow('timezone', 'Asia/Tehran')],
        customers: [managerRow()],
      }),
    () => Date.UTC(2026, 10, 21, 8),
  )
  headers = await customerHeaders(store, managerRow(), () => Date.UTC(2026, 10, 21, 8))
})

const print = async (query: string) => {
  const answer = await store.call(`/wp-json/ghab/v1/orders/print?${query}`, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('invoices in Persian have Jalali dates, Persian digits and what was paid, one order on a page', async () => {
  await placed(store, [{ product_id: 1, quantity: 2 }])
  await placed(store, [{ product_id: 6 }])
  const { status, headers: sent, text } = await print('ids=2,1')
  expect(status).toBe(200)
  expect(sent.get('content-type')).toContain('text/html')
  expect(sent.get('cache-control')).toBe('no-store')
  expect(sent.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/)
  expect(text).toContain('<html lang="fa" dir="rtl">')
  expect(text.match(/<article>/g)).toHaveLength(2)
  expect(text.indexOf('Endless')).toBeLessThan(text.indexOf('Cup'))
  for (const part of ['فاکتور', '۳۰ آبان ۱۴۰۵', '۲۰۰٬۰۰۰ تومان', 'مینا راد', '۱۲۳۴۵۶۷۸۹۰', '@page']) {
    expect(text).toContain(part)
  }
})

test('packing slips in English have what is packed and for whom, and no prices', async () => {
  await placed(store, [{ product_id: 1, quantity: 2 }], { customer_note: '<b>Ring</b>' })
  const { text } = await print('ids=1&kind=packing-slip&lang=en')
  expect(text).toContain('<html lang="en" dir="ltr">')
  for (const part of ['Packing slip', 'Cup', 'Post', '2 pieces', 'خیابان ولیعصر', '&lt;b&gt;Ring']) {
    expect(text).toContain(part)
  }
  expect(text).not.toMatch(/200,000|تومان|Toman/)
})

test('what is returned stands below the total, and the parcel’s code beside the address', async () => {
  await placed(store, [{ product_id: 1 }])
  const refund = { order_id: 1, amount: 5000, reason: '', refunded_by: 0, refunded_payment: 0 }
  await store.db
    .insertInto('refunds')
    .values({ ...refund, meta_data: '[]', created_at: 0 })
    .execute()
  await store.db.updateTable('orders').set({ tracking_code: 'RR-77' }).execute()
  const { text } = await print('ids=1&lang=en')
  expect(text).toContain('−5,000')
  expect(text).toContain('RR-77')
})

test('pieces that were refunded are not packed, and the invoice has them with what was given back', async () => {
  await placed(store, [
    { product_id: 1, quantity: 3 },
    { product_id: 6, quantity: 2 },
  ])
  const lines = await store.db
    .selectFrom('order_items')
    .select('id')
    .where('kind', '=', 'line_item')
    .execute()
  const refund = async (line: number, quantity: number) => {
    const body = {
      api_refund: false,
      line_items: [{ id: lines[line]?.id, quantity, refund_total: String(quantity * 100_000) }],
    }
    const { status } = await store.call('/wp-json/wc/v3/orders/1/refunds', { method: 'POST', headers, body })
    expect(status).toBe(201)
  }
  await refund(0, 1)
  const slip = async () => (await print('ids=1&kind=packing-slip&lang=en')).text
  expect(await slip()).toMatch(/Cup.*\n<td class="number">2</)
  expect(await slip()).toContain('4 pieces')
  await refund(0, 2)
  expect(await slip()).toContain('2 pieces')
  expect(await slip()).toContain('Endless')
  expect(await slip()).not.toContain('Cup')
  const invoice = (await print('ids=1&lang=en')).text
  expect(invoice).toMatch(/Cup.*\n<td class="number">3</)
  expect(invoice).toContain('−300,000')
})

test('orders that there are not are refused by their numbers, and so are too many', async () => {
  await placed(store, [{ product_id: 1 }])
  const missing = await print('ids=1,7,8')
  expect([missing.status, JSON.parse(missing.text).message]).toEqual([404, 'There are no orders 7, 8.'])
  for (const ids of ['', 'x', '1;2', Array.from({ length: 51 }, (_, at) => at + 1).join(',')]) {
    expect((await print(`ids=${ids}`)).status, ids).toBe(400)
  }
})

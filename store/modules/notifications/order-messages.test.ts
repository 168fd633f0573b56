import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { placed } from '#tests/support/checkout.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'
import { cancelOrder, completeOrder, refundOrder } from '../orders/orders.ts'
import { readSettings, saveSettings } from '../settings/settings.ts'

const NOW = Date.UTC(2026, 10, 21, 8)
let store: TestStore
let context: Context

beforeEach(async () => {
  const clock = () => NOW
  store = await createTestStore((db) => writeShop(db, smallShop()), clock)
  context = { db: store.db, clock, actor: SYSTEM }
})

const messages = async () => {
  await store.runJobs()
  return store.db.selectFrom('outbox_messages').selectAll().orderBy('id').execute()
}

test('a Persian mail: right to left, Persian digits and date, everything of the order', async () => {
  await placed(store, [{ product_id: 1, quantity: 2 }], { coupons: ['ten'], customer_note: '<b>زنگ</b>' })
  const [mail, sms] = await messages()
  expect(mail).toMatchObject({ channel: 'mail', recipient: 'mina@example.com', subject: 'سفارش ۱ ثبت شد' })
  for (const part of ['dir="rtl"', '۲۲۰٬۰۰۰ تومان', '−۲۰٬۰۰۰ تومان', '۳۰ آبان ۱۴۰۵', 'تهران', '۱۲۳۴۵۶۷۸۹۰']) {
    expect(mail?.html).toContain(part)
  }
  expect(mail?.html).not.toContain('<b>زنگ')
  // the discount is named beside the line that it is taken off
  expect(mail?.text).toContain('• Cup × ۲: ۲۰۰٬۰۰۰ تومان (تخفیف: \u200e−۲۰٬۰۰۰ تومان)')
  expect(mail?.text).toContain('http://shop.test/mobile-checkout/order-received/1?key=wc_order_')
  expect(sms).toMatchObject({ channel: 'sms', recipient: '09123456789' })
})

test('an English shop writes English, left to right', async () => {
  await saveSettings(context, { locale: 'en' })
  const { currency } = await readSettings(context)
  await saveSettings(context, { currency: { ...currency, symbol: '$', position: 'left' } })
  await placed(store, [{ product_id: 1 }], { coupons: ['ten'] })
  const [mail] = await messages()
  expect(mail?.subject).toBe('Your order 1 is confirmed')
  expect(mail?.text).toContain('Discount: −$10,000')
  expect(mail?.html).toContain('dir="ltr"')
  expect(mail?.html).toContain('November 21, 2026')
})

test('a transfer tells where the money goes', async () => {
  const { gateways } = await readSettings(context)
  const account = { account_name: 'فروشگاه', card_number: '6037000000000000' }
  const bacs = { enabled: true, title: '', description: '', order: 1, settings: account }
  await saveSettings(context, { gateways: { ...gateways, bacs } })
  await placed(store, [{ product_id: 1 }], { payment_method: 'bacs' })
  const [mail] = await messages()
  expect(mail?.subject).toBe('سفارش ۱ در انتظار بررسی است')
  expect(mail?.text).toContain('واریز به:\nفروشگاه\n۶۰۳۷۰۰۰۰۰۰۰۰۰۰۰۰')
})

test('the shop hears of a new order once, the customer of every step', async () => {
  const { order_id } = await placed(store, [{ product_id: 1 }], { payment_method: 'bacs' })
  await messages()
  await completeOrder(context, order_id)
  expect((await cancelOrder(context, order_id)).ok).toBe(false)
  const mails = (await messages()).filter(({ channel }) => channel === 'mail')
  expect(mails.map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual([
    'mina@example.com: سفارش ۱ در انتظار بررسی است',
    'owner@shop.test: سفارش تازه: ۱',
    'mina@example.com: سفارش ۱ تکمیل شد',
  ])
})

test.each([
  ['fa', '• Cup × ۳: ۳۰۰٬۰۰۰ تومان (۱ از ۳ عدد مسترد شد)', 'مبلغ مسترد شده: \u200e−۱۰۰٬۰۰۰ تومان'],
  ['en', '• Cup × 3: 300,000 Toman (1 of 3 refunded)', 'Refunded amount: −100,000 Toman'],
] as const)(
  'a mail in %s says how many pieces of a line were refunded, and how much money',
  async (locale, line, sum) => {
    await saveSettings(context, { locale })
    const { order_id } = await placed(store, [{ product_id: 1, quantity: 3 }, { product_id: 6 }])
    const { id } = await store.db.selectFrom('order_items').select('id').executeTakeFirstOrThrow()
    const lines = [{ id, quantity: 1, total: 100_000, taxes: [] }]
    expect((await refundOrder(context, order_id, { reason: '', restocks: false, lines })).ok).toBe(true)
    await messages()
    await completeOrder(context, order_id)
    const mail = (await messages()).findLast(({ channel }) => channel === 'mail')
    expect(mail?.text).toContain(line)
    expect(mail?.text).toContain(sum)
    const [pieces = ''] = /[۱1] \S+ [۳3].*(?=\))/.exec(line) ?? []
    expect(mail?.html).toContain(`${pieces}</span>`)
    for (const part of sum.split(': ')) expect(mail?.html).toContain(part)
    expect(mail?.text.match(/Endless.*/)?.[0]).not.toMatch(/refunded|مسترد/)
  },
)

test('an order that waits for the bank is no news yet', async () => {
  await placed(store, [{ product_id: 1 }], { payment_method: 'testbank' })
  expect(await messages()).toEqual([])
})

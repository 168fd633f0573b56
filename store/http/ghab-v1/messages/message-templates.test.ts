import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { writeOrder } from '#store/modules/orders/orders.ts'
import type { MessageTemplateAnswer } from '#store-api/contract/messaging.ts'
import { buyCups, placed } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

let store: TestStore
let headers: Record<string, string>
beforeEach(async () => {
  const customers = [managerRow(), customerRow({ id: 7, mobile: '09123456789' })]
  store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers }))
  headers = await customerHeaders(store, managerRow())
})

const call = async (method: string, path: string, body?: object) => {
  const answer = await store.call(`/wp-json/ghab/v1/message-templates${path}`, { method, headers, body })
  return { status: answer.status, body: await answer.json() }
}
const messages = async () => {
  await store.runJobs()
  return store.outbox()
}

test('every message is listed with its texts and what may stand in them', async () => {
  const list = (await call('GET', '')).body as MessageTemplateAnswer[]
  const ids = list.map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining([
      'order.processing',
      'order.shipment',
      'order.details',
      'shop.new',
      'code.sign-in',
    ]),
  )
  const one = list.find(({ id }) => id === 'order.completed')
  expect(one).toMatchObject({
    lang: 'fa',
    audience: 'customer',
    placeholders: expect.arrayContaining(['name', 'total']),
  })
  const text = 'سفارش {number} تکمیل شد'
  expect(one?.texts.subject).toEqual({ text, default: text, changed: false })
  expect((await call('GET', '/code.sign-in')).body).toMatchObject({ required: ['code'], texts: { sms: {} } })
})

test('what is sent is in the shop’s own words, and in ours again after a reset', async () => {
  const words = { subject: '{name}، سفارش {number} به مبلغ {total}', sms: '{shop}: {number} {link}' }
  const saved = await call('PUT', '/order.processing', words)
  expect(saved.body.texts.subject).toMatchObject({ text: words.subject, changed: true })
  expect(saved.body.texts.body.changed).toBe(false)
  await placed(store, [{ product_id: 1 }])
  const [mail, sms] = await messages()
  expect(mail?.subject).toBe('مینا راد، سفارش ۱ به مبلغ ۱۴۰٬۰۰۰ تومان')
  expect(mail?.html).toContain('و آن را آماده می‌کنیم')
  expect(sms?.text).toMatch(/^Test shop: ۱ http/)
  await call('DELETE', '/order.processing')
  await placed(store, [{ product_id: 1 }])
  expect((await messages()).map(({ subject }) => subject)).toContain('سفارش ۲ ثبت شد')
})

test('a language has its own words, which a customer reads in their notifications', async () => {
  const mina = await customerHeaders(store, { id: 7 })
  await buyCups(store, mina)
  await store.runJobs()
  await call('PUT', '/order.processing?lang=en', { subject: 'Thanks for {total}' })
  const answer = await store.call('/wp-json/ghab/v1/notifications', {
    headers: { ...mina, 'Accept-Language': 'en' },
  })
  const { notifications } = (await answer.json()) as { notifications: { title: string }[] }
  expect(notifications[0]?.title).toBe('Thanks for 240,000 Toman')
  expect((await call('GET', '/order.processing')).body.texts.subject.changed).toBe(false)
})

test('a customer whose paid order is on hold reads of it in their notifications', async () => {
  const mina = await customerHeaders(store, { id: 7 })
  const id = await buyCups(store, mina)
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  await writeOrder(context, id, { status: 'completed', paymentMethod: 'testbank' })
  await writeOrder(context, id, { status: 'on-hold' })
  await store.runJobs()
  const answer = await store.call('/wp-json/ghab/v1/notifications', {
    headers: { ...mina, 'Accept-Language': 'en' },
  })
  const { notifications } = (await answer.json()) as { notifications: { text: string }[] }
  expect(notifications.map(({ text }) => text)).toContain('We look at your order and come back to you.')
})

test('a code is told in the shop’s own words, which have to have it', async () => {
  expect((await call('PUT', '/code.sign-in', { sms: 'Hello' })).body.data.params.sms).toContain('{code}')
  expect((await call('PUT', '/code.sign-in', { subject: 'Hello {code}' })).status).toBe(400)
  await call('PUT', '/code.sign-in', { sms: 'رمز: {code}' })
  await store.call('/wp-json/ghab/v1/auth/otp/request', { method: 'POST', body: { mobile: '09123456789' } })
  expect((await messages()).at(-1)?.text).toMatch(/^رمز: (\d{6})\n\n@shop\.test #\1$/)
})

test('a placeholder that says nothing is refused by its name', async () => {
  const refused = await call('PUT', '/order.completed', { body: 'Hello {nobody}' })
  expect(refused.status).toBe(400)
  expect(refused.body.data.params.body).toContain('{nobody}')
  expect((await call('POST', '/order.completed/preview', { body: '{nobody}' })).status).toBe(400)
  expect((await call('PUT', '/order.unknown', { body: 'x' })).status).toBe(404)
  expect((await call('DELETE', '/order.unknown')).status).toBe(404)
})

test('a preview has made-up data, escaped as in a mail', async () => {
  const { body } = await call('POST', '/order.shipment/preview?lang=en', { headline: '<b>{name}</b>' })
  expect(body.subject).toBe('The tracking code of your order 1234')
  expect(body.html).toContain('&lt;b&gt;Mary Sample')
  expect(body.text).toContain('RR123456789IR')
  expect(body.sms).toContain('RR123456789IR')
  expect((await call('POST', '/code.sign-in/preview', {})).body).toMatchObject({
    html: '',
    sms: expect.stringContaining('123456'),
  })
  expect((await store.outbox()).length).toBe(0)
})

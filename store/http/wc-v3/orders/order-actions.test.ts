import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import type { Notifications } from '#store-api/contract/account-data.ts'
import { buyCups } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { settingRow } from '#tests/support/rows/setting-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 25, 8)
const MINA = { id: 7, mobile: '09123456789' }
let store: TestStore
let headers: Record<string, string>
let mina: { Authorization: string }
let order: number

beforeEach(async () => {
  const shop = smallShop()
  const settings = [
    ...(shop.settings ?? []).filter(({ name }) => name !== 'locale'),
    settingRow('locale', 'en'),
  ]
  store = await createTestStore(
    (db) => writeShop(db, { ...shop, settings, customers: [customerRow(MINA), managerRow()] }),
    () => NOW,
  )
  headers = await managerHeaders(store)
  mina = await customerHeaders(store, MINA, () => NOW)
  order = await buyCups(store, mina)
  await store.runJobs()
})

const send = async (path: string, body?: object, as: Record<string, string> = headers) => {
  const answer = await store.call(`/wp-json/wc/v3/orders/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: as,
    body,
  })
  return { status: answer.status, body: await answer.json() }
}
/** What went out since the order was placed. */
const sent = async (run: () => Promise<unknown>) => {
  const before = (await store.outbox()).length
  await run()
  await store.runJobs()
  return (await store.outbox()).slice(before)
}

describe('a note to the customer', () => {
  test('goes out by mail and text message, and is among what the customer was told', async () => {
    const note = 'Your parcel is at the <gate>.\nRing twice.'
    const [mail, sms] = await sent(() => send(`${order}/notes`, { note, customer_note: true }))
    expect(mail).toMatchObject({ channel: 'mail', subject: `A note on your order ${order}` })
    expect(mail?.text).toContain(note)
    expect(mail?.html).toContain('at the &lt;gate&gt;.')
    expect(sms).toMatchObject({ channel: 'sms', recipient: MINA.mobile })
    const answer = await store.call('/wp-json/ghab/v1/notifications', { headers: mina })
    const { notifications } = (await answer.json()) as Notifications
    expect(notifications).toContainEqual(
      expect.objectContaining({ order_id: order, title: `A note on your order ${order}`, text: note }),
    )
  })

  test('is told once, and not at all when it is gone before', async () => {
    const { body } = await send(`${order}/notes`, { note: 'Wrong order', customer_note: true })
    await store.call(`/wp-json/wc/v3/orders/${order}/notes/${body.id}?force=true`, {
      method: 'DELETE',
      headers,
    })
    expect(await sent(async () => {})).toEqual([])
  })

  test('a note of the staff to themselves goes to nobody', async () => {
    expect(await sent(() => send(`${order}/notes`, { note: 'Difficult' }))).toEqual([])
  })
})

describe('a mail that is asked for', () => {
  test('is one of those that tell the truth about the order', async () => {
    const ids = async () =>
      ((await send(`${order}/actions/email_templates`)).body as { id: string }[]).map(({ id }) => id)
    expect(await ids()).toEqual(['customer_invoice', 'customer_processing_order'])
    await send(`${order}/refunds`, { amount: '1000', api_refund: false })
    expect(await ids()).toEqual(['customer_invoice', 'customer_processing_order', 'customer_refunded_order'])
    const refused = await send(`${order}/actions/send_email`, { template_id: 'customer_completed_order' })
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'woocommerce_rest_invalid_email_template',
        message: 'customer_completed_order is not a valid template for this order.',
      },
    })
  })

  test('goes to the customer alone, and is noted', async () => {
    const mails = await sent(async () => {
      expect(await send(`${order}/actions/send_order_details`, {})).toEqual({
        status: 200,
        body: { message: 'Order details sent to mina@example.com.' },
      })
      const again = { template_id: 'customer_processing_order' }
      expect((await send(`${order}/actions/send_email`, again)).status).toBe(200)
    })
    expect(mails.map(({ channel, recipient, subject }) => [channel, recipient, subject])).toEqual([
      ['mail', 'mina@example.com', `Details of your order ${order}`],
      ['mail', 'mina@example.com', `Your order ${order} is confirmed`],
    ])
    const { body } = await send(`${order}/notes`)
    expect(body[0].note).toBe('Order details sent to mina@example.com.')
  })

  test('may go to another address, which the order has then', async () => {
    const path = `${order}/actions/send_order_details`
    expect(await send(path, { email: 'new@example.com' })).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_rest_order_billing_email_exists' },
    })
    const [mail] = await sent(() => send(path, { email: 'new@example.com', force_email_update: true }))
    expect(mail?.recipient).toBe('new@example.com')
    expect((await send(String(order))).body.billing.email).toBe('new@example.com')
  })

  test('an order of a guest is found by the address that it has then', async () => {
    const billing = { email: 'old@example.com' }
    const { id } = (await send('', { billing })).body
    const given = { email: 'new@example.com', force_email_update: true }
    expect((await send(`${id}/actions/send_order_details`, given)).status).toBe(200)
    const noted = store.db.selectFrom('guest_contacts').select('contact').where('order_id', '=', id)
    expect(await noted.execute()).toEqual([{ contact: 'new@example.com' }])
  })

  test('needs an order, an address and a key that writes', async () => {
    const missing = { status: 404, body: { code: 'woocommerce_rest_not_found', message: 'Order not found' } }
    expect(await send('999/actions/send_order_details', {})).toMatchObject(missing)
    expect(await send('999/actions/email_templates')).toMatchObject(missing)
    const path = `${order}/actions/send_email`
    expect((await send(path, {})).body.code).toBe('rest_missing_callback_param')
    for (const given of [{ template_id: 'nope' }, { template_id: 'customer_invoice', email: 'bad' }]) {
      expect((await send(path, given)).body.code).toBe('rest_invalid_param')
    }
    const reader = await managerHeaders(store, 'read')
    expect((await send(`${order}/actions/send_order_details`, {}, reader)).status).toBe(401)
    expect((await send(`${order}/actions/email_templates`, undefined, {})).status).toBe(401)
    const blank = (await send('', {})).body.id
    expect((await send(`${blank}/actions/send_order_details`, {})).body.code).toBe(
      'woocommerce_rest_missing_email',
    )
  })
})

test('a phone number is kept as the staff writes it, and tidied where messages go to it', async () => {
  const phone = '۰۹۱۲ ۳۴۵ ۶۷۸۹'
  let made = { id: 0, billing: { phone: '' } }
  const messages = await sent(async () => {
    made = (await send('', { status: 'processing', billing: { phone, country: 'IR' } })).body
  })
  expect(made.billing.phone).toBe(phone)
  const noted = store.db.selectFrom('guest_contacts').select('contact').where('order_id', '=', made.id)
  expect(await noted.execute()).toEqual([{ contact: MINA.mobile }])
  expect(messages.flatMap(({ channel, recipient }) => (channel === 'sms' ? [recipient] : []))).toEqual([
    MINA.mobile,
  ])
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import {
  createMailTransport,
  createSmsTransport,
  readSender,
} from '#store/modules/notifications/notifications.ts'
import { writeTranslation } from '#store/modules/translations/translations.ts'
import { customerHeaders, customerRow, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { startReceiver } from '#tests/support/receivers/http-receiver.ts'
import { startMailServer } from '#tests/support/receivers/mail-server.ts'
import { createPushBrowser } from '#tests/support/receivers/push-browser.ts'
import { markupOf, renderPage } from '#tests/support/rendered-pages.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const [CUP, SHIRT, RED] = [1, 20, 21] as const
const HOUR = 3_600_000
const MAIL = 'sara@mail.test'
const MOBILE = '09123456789'
const PUSH = 'https://fcm.googleapis.com/fcm/send/one'

let now: number
let store: TestStore
let context: Context
let mail: Awaited<ReturnType<typeof startMailServer>>
let outside: Awaited<ReturnType<typeof startReceiver>>
let browser: ReturnType<typeof createPushBrowser>
/** fails a message after it was handed over, as a process does that dies before it is noted */
let dies: boolean

const noting =
  <T extends (...given: never[]) => Promise<void>>(transport: T) =>
  async (...given: Parameters<T>) => {
    await transport(...given)
    if (dies) throw new Error('the process ended')
  }

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  dies = false
  mail = await startMailServer()
  outside = await startReceiver(({ host }) =>
    host === 'api.kavenegar.com'
      ? { status: 200, body: JSON.stringify({ return: { status: 200 }, entries: [] }) }
      : { status: dies ? 503 : 201 },
  )
  browser = createPushBrowser(PUSH)
  const colour = { id: 0, name: 'رنگ', slug: 'color', position: 0, visible: true, variation: true }
  store = await createTestStore(
    async (db) => {
      const shop = smallShop()
      await writeShop(db, {
        ...shop,
        products: [
          ...(shop.products ?? []),
          productRow({
            id: SHIRT,
            type: 'variable',
            name: 'پیراهن',
            slug: 'shirt',
            attributes: toJson([{ ...colour, options: ['قرمز'] }]),
          }),
          productRow({
            id: RED,
            type: 'variation',
            parent_id: SHIRT,
            regular_price: 400_000,
            stock_status: 'outofstock',
            attributes: toJson([{ id: 0, name: 'رنگ', slug: 'color', option: 'قرمز' }]),
          }),
        ],
      })
      await db
        .insertInto('customers')
        .values(customerRow({ id: 11, password_hash: PASSWORD_HASH }))
        .execute()
    },
    () => now,
    {
      fetch: outside.fetch,
      transports: {
        mail: noting(createMailTransport(mail.url, () => readSender(context, 'shop@shop.test'))),
        sms: noting(createSmsTransport('key', '', outside.fetch)),
      },
      noted: () => {},
    },
  )
  context = { db: store.db, clock: () => now, actor: SYSTEM }
})
afterEach(async () => {
  mail.stop()
  outside.stop()
  await store.close()
})

const ask = async (
  product_id: number,
  kind: 'price' | 'restock',
  contact: string,
  { headers = {}, lang = '' } = {},
) => {
  const query = lang && `?lang=${lang}`
  const body = { product_id, kind, contact }
  const response = await store.call(`/wp-json/ghab/v1/alerts${query}`, { method: 'POST', body, headers })
  expect(response.status).toBe(201)
}
const change = async (id: number, values: Parameters<typeof productRow>[0]) => {
  await inTransaction(context, async (inside) => {
    await inside.db.updateTable('products').set(values).where('id', '=', id).execute()
    await recordEvent(inside, { type: 'product.changed', payload: { id, parent_id: id === RED ? SHIRT : 0 } })
  })
  await later()
}
/** Time goes on, and what is due is done, by two processes at once. */
const later = async (by = HOUR) => {
  now += by
  await Promise.all([store.runJobs(), store.runJobs()])
  await store.runJobs()
}
const smsTexts = () =>
  outside.requests
    .filter(({ host }) => host === 'api.kavenegar.com')
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body.toString())))
const pushes = () => outside.requests.filter(({ host }) => host === 'fcm.googleapis.com')

test('mails come from whom the settings name', async () => {
  await context.db
    .insertInto('settings')
    .values([
      { name: 'mail_from_name', value: toJson('Sara Shop'), updated_at: 0 },
      { name: 'mail_from_address', value: toJson('hello@sara.test'), updated_at: 0 },
    ])
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute()
  await inTransaction(context, (inside) => recordEvent(inside, { type: 'settings.changed', payload: {} }))
  await ask(CUP, 'price', MAIL)
  await change(CUP, { regular_price: 90_000 })
  expect(mail.mails.map(({ headers }) => headers.get('from'))).toEqual(['Sara Shop <hello@sara.test>'])
})

describe('a lower price', () => {
  test('arrives once as a mail with name, price and link, and again only when it is asked for again', async () => {
    await ask(CUP, 'price', MAIL)
    await change(CUP, { regular_price: 90_000 })
    await later()
    expect(mail.mails).toHaveLength(1)
    const [first] = mail.mails
    expect(first?.to).toBe(MAIL)
    expect(first?.headers.get('subject')).toBe('Cup ارزان‌تر شد')
    expect(first?.headers.get('from')).toMatch(/<shop@shop\.test>$/)
    for (const part of [first?.text, first?.html]) {
      expect(part).toContain('۹۰٬۰۰۰ تومان')
      expect(part).toContain(`${TEST_ORIGIN}/product/cup`)
    }
    await change(CUP, { regular_price: 80_000 })
    expect(mail.mails).toHaveLength(1)
    await ask(CUP, 'price', MAIL)
    await change(CUP, { regular_price: 70_000 })
    expect(mail.mails).toHaveLength(2)
    expect(mail.mails[1]?.text).toContain('۷۰٬۰۰۰ تومان')
  })

  test('arrives at the provider of SMS', async () => {
    await ask(CUP, 'price', MOBILE)
    await change(CUP, { regular_price: 90_000 })
    expect(smsTexts()).toHaveLength(1)
    expect(smsTexts()[0]).toMatchObject({
      receptor: MOBILE,
      message: expect.stringMatching(
        /Cup ارزان‌تر شد\nقیمت: ۹۰٬۰۰۰ تومان\nhttp:\/\/shop\.test\/product\/cup\n/,
      ),
    })
  })

  test('arrives in the browser, which alone can read it', async () => {
    const headers = await customerHeaders(store, { id: 11 }, () => now)
    const subscribed = await store.call('/wp-json/ghab/v1/push/subscriptions', {
      method: 'POST',
      body: browser.subscription,
      headers,
    })
    expect(subscribed.status).toBe(201)
    await ask(CUP, 'price', MOBILE, { headers })
    await change(CUP, { regular_price: 90_000 })
    const [push, ...more] = pushes()
    expect(more).toEqual([])
    expect(push?.path).toBe('/fcm/send/one')
    expect(browser.decrypt(push!.body)).toMatchObject({
      title: 'Cup ارزان‌تر شد',
      body: expect.stringContaining('۹۰٬۰۰۰ تومان'),
      url: '/product/cup',
      dir: 'rtl',
      lang: 'fa',
    })
    expect(() => createPushBrowser(PUSH).decrypt(push!.body)).toThrow()
  })

  test('is told in the language of who asked', async () => {
    await writeTranslation(context, 'product', CUP, 'en', { name: 'Blue cup' })
    await writeTranslation(context, 'settings', 0, 'en', { site_name: 'Pottery' })
    await ask(CUP, 'price', MAIL, { lang: 'en' })
    await change(CUP, { regular_price: 90_000 })
    const [told] = mail.mails
    expect(told?.headers.get('subject')).toBe('Blue cup costs less now')
    expect(told?.text).toContain('The new price: 90,000 Toman')
    expect(told?.text).toContain(`${TEST_ORIGIN}/en/product/cup`)
    expect(told?.text).toContain('Pottery')
    expect(told?.html).toContain('<html lang="en" dir="ltr">')
  })

  test('comes with a sale that begins by its date', async () => {
    await change(CUP, { sale_price: 60_000, sale_from_at: now + 10 * HOUR })
    await ask(CUP, 'price', MAIL)
    await later(8 * HOUR)
    expect(mail.mails).toEqual([])
    await later(2 * HOUR)
    expect(mail.mails).toHaveLength(1)
    expect(mail.mails[0]?.text).toContain('۶۰٬۰۰۰ تومان')
  })
})

test('a variation that is back is told with its options, and its link chooses them', async () => {
  await ask(RED, 'restock', MAIL)
  await later()
  expect(mail.mails).toEqual([])
  await change(RED, { stock_status: 'instock' })
  await later()
  expect(mail.mails).toHaveLength(1)
  const [told] = mail.mails
  expect(told?.headers.get('subject')).toBe('پیراهن (قرمز) دوباره موجود شد')
  expect(told?.text).toContain('۴۰۰٬۰۰۰ تومان')
  expect(told?.text).toContain(`${TEST_ORIGIN}/product/shirt?attribute_color=${encodeURIComponent('قرمز')}`)
})

test('what was taken back by the shop is not told, until it is there again', async () => {
  await ask(CUP, 'price', MAIL)
  await change(CUP, { regular_price: 50_000, status: 'draft' })
  expect(mail.mails).toEqual([])
  await change(CUP, { status: 'publish' })
  expect(mail.mails).toHaveLength(1)
})

test('whom the shop told what is forgotten after a year and a month', async () => {
  await ask(CUP, 'price', MAIL)
  await ask(2, 'price', MAIL)
  await change(CUP, { regular_price: 90_000 })
  await later(399 * 24 * HOUR)
  const kept = () => store.db.selectFrom('alerts').select('product_id').orderBy('product_id').execute()
  expect(await kept()).toEqual([{ product_id: CUP }, { product_id: 2 }])
  await later(25 * HOUR)
  expect(await kept()).toEqual([{ product_id: 2 }])
})

test('handed over again after the process died, a message can be told to be the same one', async () => {
  const headers = await customerHeaders(store, { id: 11 }, () => now)
  await store.call('/wp-json/ghab/v1/push/subscriptions', {
    method: 'POST',
    body: browser.subscription,
    headers,
  })
  await ask(CUP, 'price', MAIL, { headers })
  await ask(CUP, 'price', MOBILE)
  dies = true
  await change(CUP, { regular_price: 90_000 })
  dies = false
  await later()
  await later()
  const same = {
    mail: mail.mails.map((one) => one.headers.get('message-id')),
    sms: smsTexts().map(({ localid }) => localid),
    push: pushes().map((one) => one.headers.topic),
  }
  for (const marks of Object.values(same)) {
    expect(marks.length).toBeGreaterThan(1)
    expect(new Set(marks).size).toBe(1)
  }
  const sent = outside.requests.length
  await later()
  expect(outside.requests).toHaveLength(sent)
})

describe('the link that ends alerts', () => {
  const stop = async (token: string) =>
    (await store.call('/wp-json/ghab/v1/alerts/stop', { method: 'POST', body: { token } })).status
  const tokenIn = (text: string | undefined) =>
    /\/alerts\/stop\?token=([\w-]{22})/.exec(text ?? '')?.[1] ?? ''

  test('in a mail ends all that its reader waits for, and nobody else', async () => {
    await ask(CUP, 'price', MAIL)
    await ask(2, 'price', MAIL)
    await ask(2, 'price', 'other@mail.test')
    await change(CUP, { regular_price: 90_000 })
    const [told] = mail.mails
    const token = tokenIn(told?.text)
    expect(told?.headers.get('list-unsubscribe')).toBe(`<${TEST_ORIGIN}/alerts/stop?token=${token}>`)
    expect(told?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(tokenIn(told?.html)).toBe(token)
    expect(await stop(token)).toBe(200)
    await change(2, { regular_price: 1000 })
    expect(mail.mails.map(({ to }) => to)).toEqual([MAIL, 'other@mail.test'])
    // they may change their mind, and the same link ends it again
    await ask(2, 'price', MAIL)
    await change(2, { regular_price: 900 })
    expect(tokenIn(mail.mails.at(-1)?.text)).toBe(token)
  })

  test('leads to a page that ends nothing by itself, but by its button or a form of the mail program', async () => {
    await ask(CUP, 'price', MAIL)
    await ask(2, 'price', MAIL)
    await change(CUP, { regular_price: 90_000 })
    const path = `/alerts/stop?token=${tokenIn(mail.mails[0]?.text)}`
    const waiting = () => store.db.selectFrom('alerts').select('key').where('told_at', 'is', null).execute()
    expect(await markupOf(await renderPage(store, path))).toContain('End all alerts')
    expect(await waiting()).toHaveLength(1)
    const ended = await renderPage(store, path, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(await markupOf(ended)).toContain('Your alerts have ended')
    expect(await waiting()).toEqual([])
    const unknown = await renderPage(store, '/alerts/stop?token=a', { form: {} })
    expect(await markupOf(unknown)).toContain('This link is not known')
  })

  test('is in an SMS, too', async () => {
    await ask(CUP, 'price', MOBILE)
    await change(CUP, { regular_price: 90_000 })
    expect(await stop(tokenIn(smsTexts()[0]?.message))).toBe(200)
  })

  test('is none that can be guessed', async () => {
    await ask(CUP, 'price', MAIL)
    expect(await stop('a')).toBe(404)
    expect((await store.call('/wp-json/ghab/v1/alerts/stop', { method: 'POST', body: {} })).status).toBe(400)
    await change(CUP, { regular_price: 90_000 })
    expect(mail.mails).toHaveLength(1)
  })
})

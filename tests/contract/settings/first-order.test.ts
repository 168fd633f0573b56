import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '#store/context.ts'
import { makeSetupLink, markOwnShop } from '#store/new-shop/new-shop.ts'
import type { SetupChecklist } from '#store-api/contract/setup.ts'
import { comeBack, orderOf, placed } from '#tests/support/checkout.ts'
import { fakeZarinpal } from '#tests/support/receivers/fake-zarinpal.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const GHAB = '/wp-json/ghab/v1'
const WC = '/wp-json/wc/v3'
const WP = '/wp-json/wp/v2'
const MERCHANT = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b'

const bank = fakeZarinpal()
let store: TestStore
let headers: Record<string, string> = {}

beforeAll(async () => {
  const own = { clock: Date.now, actor: SYSTEM }
  // a mail server that takes everything
  const mail = { send: async () => {} }
  store = await createTestStore((db) => markOwnShop({ db, ...own }), Date.now, {
    fetch: bank.fetch,
    transports: { mail: mail as never },
  })
})
afterAll(() => store.close())

// biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
const send = async (method: string, path: string, body?: object): Promise<any> => {
  const answer = await store.call(path, { method, headers, body })
  const told = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(told)}`)
  return told
}

const missing = async (): Promise<string[]> => {
  const { items } = (await send('GET', `${GHAB}/setup/checklist`)) as SetupChecklist
  return items.filter(({ done }) => !done).map(({ key }) => key)
}

const upload = async (): Promise<{ id: number; source_url: string }> => {
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c04' } }).png()
  const answer = await store.fetch(
    new Request(`${TEST_ORIGIN}${WP}/media`, {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Type': 'image/png',
        'Content-Disposition': 'attachment; filename=a.png',
      },
      body: new Uint8Array(await picture.toBuffer()),
    }),
  )
  return answer.json()
}

/** The look is changed as the back office does it: a draft, published. */
const publish = async (values: object): Promise<void> => {
  const { draft } = await send('GET', `${GHAB}/settings`)
  const { revision } = await send('PUT', `${GHAB}/settings/draft`, { revision: draft.revision, values })
  await send('POST', `${GHAB}/settings/publish`, { revision })
}

test('a shop from nothing to its first paid order, by calls of the back office alone', async () => {
  const link = await makeSetupLink({ db: store.db, clock: Date.now, actor: SYSTEM }, TEST_ORIGIN)
  const owner = { first_name: 'Nila', email: 'nila@shop.test', password: 'a very long one 7' }
  const token = new URL(link ?? '').searchParams.get('token')
  const claimed = await send('POST', `${GHAB}/setup/claim`, { ...owner, token })
  headers = { Authorization: claimed.token }
  // cash on delivery is there from the beginning
  expect(await missing()).toEqual(
    'name address contact logo delivery product terms privacy refund notices'.split(' '),
  )

  const shop = { name: 'دکان', language: 'fa', currency: 'IRT', country: 'IR' }
  await send('POST', `${GHAB}/setup/steps/shop`, shop)
  await send('PUT', `${WC}/settings/general/woocommerce_store_address`, { value: 'خیابان ولیعصر' })
  const { source_url } = await upload()
  const page = await send('POST', `${WP}/pages`, { title: 'شرایط', content: '<p>…</p>', status: 'publish' })
  await publish({
    phone_no: '021-123',
    app_logo: { url: source_url },
    terms_page_id: page.id,
    privacyPolicy: '<p>…</p>',
    refundPolicy: '<p>…</p>',
  })
  expect(await missing()).toEqual(['delivery', 'product'])
  expect((await send('GET', `${GHAB}/setup/checklist`)).ready).toBe(false)

  const zone = await send('POST', `${WC}/shipping/zones`, { name: 'ایران' })
  await store.call(`${WC}/shipping/zones/${zone.id}/locations`, {
    method: 'PUT',
    headers,
    body: [{ code: 'IR', type: 'country' }],
  })
  const method = await send('POST', `${WC}/shipping/zones/${zone.id}/methods`, {
    method_id: 'flat_rate',
    settings: { title: 'پست', cost: '40000' },
  })
  await send('PUT', `${WC}/payment_gateways/zarinpal`, {
    enabled: true,
    settings: { merchant_id: MERCHANT },
  })
  const picture = await upload()
  const product = await send('POST', `${WC}/products`, {
    name: 'فنجان',
    regular_price: '100000',
    manage_stock: true,
    stock_quantity: 3,
    images: [{ id: picture.id }],
  })
  expect(await send('GET', `${GHAB}/setup/checklist`)).toMatchObject({ ready: true })
  expect(await missing()).toEqual([])

  const order = await placed(store, [{ product_id: product.id }], {
    payment_method: 'zarinpal',
    shipping_rate: `flat_rate:${method.instance_id ?? method.id}`,
  })
  expect(order).toMatchObject({ status: 'pending', redirect: expect.stringMatching(/^https:\/\/.*StartPay/) })
  const authority = order.redirect.split('/').at(-1) ?? ''
  bank.state.paid.add(authority)
  await comeBack(
    store,
    `${TEST_ORIGIN}${GHAB}/payments/zarinpal/return?authority=${authority}&Authority=${authority}&Status=OK`,
  )
  expect(await orderOf(store, order)).toMatchObject({ status: 'processing', total: '140000' })
  const { stock_quantity } = await send('GET', `${WC}/products/${product.id}`)
  expect(stock_quantity).toBe(2)
  expect(await send('PUT', `${WC}/orders/${order.order_id}`, { status: 'completed' })).toMatchObject({
    status: 'completed',
    payment_method: 'zarinpal',
  })
})

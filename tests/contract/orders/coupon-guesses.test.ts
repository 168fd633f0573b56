import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import type { Quote } from '#store-api/contract/cart.ts'
import { ADDRESS, draftOf } from '#tests/support/checkout.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const SHOPPER = '192.0.2.7'
const MACHINE = '192.0.2.66'

let now: number
let store: TestStore

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => now,
  )
})

const counted = (count: number) => Array.from({ length: count }, (_, i) => i)
const quote = (address: string, ...coupons: string[]) =>
  store.call('/wp-json/ghab/v1/cart/quote', {
    method: 'POST',
    address,
    body: { lines: [{ cart_id: '1', product_id: 1, quantity: 1 }], coupons },
  })
const statuses = async (calls: Promise<Response>[]) => (await Promise.all(calls)).map(({ status }) => status)
const answered = (all: number[]) => all.filter((status) => status !== 429).length
const seen = (address: string, draft: string, query = '') =>
  store.call(`/wp-json/ghab/v1/checkout/${draft}${query}`, { address })
const placeWith = (address: string, draft: string, coupons: string[]) =>
  store.call(`/wp-json/ghab/v1/checkout/${draft}/place`, {
    method: 'POST',
    address,
    body: {
      billing: ADDRESS,
      shipping_rate: 'flat_rate:1',
      payment_method: 'cod',
      terms: true,
      coupons,
      expected_total: '1',
    },
  })

test('many guesses at once are many guesses: in one call, and in calls beside each other', async () => {
  const bunch = counted(20).map((i) => `a-${i}`)
  expect((await quote(MACHINE, ...bunch)).status).toBe(200)
  expect((await quote(MACHINE, 'ten')).status).toBe(429)
  expect(answered(await statuses(counted(40).map((i) => quote('192.0.2.67', `b-${i}`))))).toBe(20)
})

test('the checkout is no way around: neither a draft’s own codes, nor the query, nor placing', async () => {
  const drafts = await Promise.all(
    counted(25).map((i) => draftOf(store, [{ product_id: 1 }], { coupons: [{ code: `c-${i}` }] })),
  )
  expect(answered(await statuses(drafts.map((draft) => seen(MACHINE, draft))))).toBe(20)
  const draft = drafts[0] ?? ''
  const asked = await statuses(counted(25).map((i) => seen('192.0.2.68', draft, `?coupon=d-${i}`)))
  expect(answered(asked)).toBe(20)
  const placing = await statuses(counted(25).map((i) => placeWith('192.0.2.69', draft, [`e-${i}`])))
  expect(placing.filter((status) => status === 409)).toHaveLength(20)
  expect(answered(placing)).toBe(20)
})

test('who has guessed too often does not hear of a right one either', async () => {
  await statuses(counted(20).map((i) => quote(MACHINE, `f-${i}`)))
  const draft = await draftOf(store, [{ product_id: 1 }])
  const tried = [
    quote(MACHINE, 'ten'),
    seen(MACHINE, draft, '?coupon=ten'),
    placeWith(MACHINE, await draftOf(store, [{ product_id: 1 }], { coupons: [{ code: 'ten' }] }), ['ten']),
  ]
  expect(await statuses(tried)).toEqual([429, 429, 429])
})

test('codes that exist cost nothing, however often a cart is quoted', async () => {
  for (const _ of counted(60)) {
    const answer = await quote(SHOPPER, 'ten', 'old')
    expect(answer.status).toBe(200)
    const { coupons, refused_coupons } = (await answer.json()) as Quote
    expect([coupons.length, refused_coupons[0]?.reason]).toEqual([1, 'expired'])
  }
})

test('a code that was right stays right while somebody guesses from the same IP address', async () => {
  expect((await quote(SHOPPER, 'Ten ')).status).toBe(200)
  await statuses(counted(30).map((i) => quote(SHOPPER, `g-${i}`)))
  expect((await quote(SHOPPER, 'g-99')).status).toBe(429)
  expect((await quote(SHOPPER, 'ten')).status).toBe(200)
  expect((await quote(SHOPPER)).status).toBe(200)
})

test('guessing from many IP addresses ends too, and locks out nobody who has a code', async () => {
  const networks = counted(100).map((i) => `10.0.0.${i}`)
  const tries = networks.flatMap((address) => counted(20).map((i) => quote(address, `h-${address}-${i}`)))
  // 600 from all together, and three more from each that had none of them yet
  expect(answered(await statuses(tries))).toBeLessThan(1000)
  const later = counted(20).map((i) => quote('10.0.0.99', `i-${i}`))
  expect(answered(await statuses(later))).toBeLessThan(4)
  const answer = await quote(SHOPPER, 'ten')
  expect(answer.status).toBe(200)
  expect(((await answer.json()) as Quote).coupons).toHaveLength(1)
  // one slip of the pen
  expect((await quote('192.0.2.8', 'tenn')).status).toBe(200)
  expect((await quote('192.0.2.8', 'ten')).status).toBe(200)
})

test('an order that was placed before tells nothing of codes, and makes none known', async () => {
  const draft = await draftOf(store, [{ product_id: 1 }])
  const place = (coupons: string[]) =>
    store.call(`/wp-json/ghab/v1/checkout/${draft}/place`, {
      method: 'POST',
      address: MACHINE,
      body: { billing: ADDRESS, shipping_rate: 'flat_rate:1', payment_method: 'cod', terms: true, coupons },
    })
  expect((await place([])).status).toBe(200)
  expect((await place(['j-1'])).status).toBe(200)
  const guesses = await statuses(counted(25).map(() => quote(MACHINE, 'j-1')))
  expect(answered(guesses)).toBe(20)
})

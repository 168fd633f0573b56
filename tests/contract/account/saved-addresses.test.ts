import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import type { CheckoutView } from '#store-api/contract/checkout.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const HOME = { first_name: 'مینا', last_name: 'راد', state: 'THR', city: 'تهران', postcode: '1234567890' }
const BILLING = { ...HOME, address_1: 'خانه', email: 'mina@example.com', phone: '09123456789' }
const SHIPPING = { ...HOME, city: 'ری', address_1: 'کارگاه' }

let store: TestStore
let mina: Record<string, string>
let reza: Record<string, string>

beforeEach(async () => {
  store = await createTestStore(async (db) => {
    await writeShop(db, smallShop())
    await db
      .insertInto('customers')
      .values([
        customerRow({ id: 11, billing: toJson(BILLING) as never, shipping: toJson(SHIPPING) as never }),
        customerRow({ id: 12, first_name: 'رضا', email: 'reza@example.com', mobile: '09120000012' }),
      ])
      .execute()
  })
  mina = await customerHeaders(store, { id: 11 })
  reza = await customerHeaders(store, { id: 12 })
})

const draft = async (headers: Record<string, string>, billing_info = {}) =>
  (await (
    await store.call('/api/appsettings/ionic_data_link/', {
      method: 'POST',
      headers,
      body: { products: [{ product_id: 1 }], billing_info, one_page: 1, platform: 'web' },
    })
  ).json()) as string
const view = async (id: string, headers: Record<string, string>) =>
  (await (await store.call(`/wp-json/ghab/v1/checkout/${id}`, { headers })).json()) as CheckoutView
const kinds = ({ saved }: CheckoutView) => saved.map(({ kind }) => kind)

test('both addresses are offered whole, and the one of parcels is begun with', async () => {
  const shown = await view(await draft(mina), mina)
  expect(shown.saved).toMatchObject([
    { kind: 'shipping', address: { ...SHIPPING, phone: BILLING.phone, email: BILLING.email } },
    { kind: 'billing', address: BILLING },
  ])
  expect(shown.billing).toEqual(shown.saved[0]?.address)
})

test('an address saved twice is offered once, and one that was never saved not at all', async () => {
  await store.db
    .updateTable('customers')
    .set({ shipping: toJson({ ...BILLING, email: undefined }) as never })
    .where('id', '=', 11)
    .execute()
  expect(kinds(await view(await draft(mina), mina))).toEqual(['shipping'])
  await store.db
    .updateTable('customers')
    .set({ shipping: toJson({}) as never })
    .where('id', '=', 11)
    .execute()
  expect(kinds(await view(await draft(mina), mina))).toEqual(['billing'])
  expect(kinds(await view(await draft(reza), reza))).toEqual([])
})

test('an address with another phone number is another one', async () => {
  const shipping = { ...BILLING, email: undefined, phone: '02188776655' }
  await store.db
    .updateTable('customers')
    .set({ shipping: toJson(shipping) as never })
    .where('id', '=', 11)
    .execute()
  expect(kinds(await view(await draft(mina), mina))).toEqual(['shipping', 'billing'])
})

test('nobody else hears of them, whoever began the checkout', async () => {
  const own = await draft(mina)
  for (const headers of [{}, reza]) {
    const shown = await view(own, headers)
    expect(shown.saved).toEqual([])
    expect(JSON.stringify(shown)).not.toContain('کارگاه')
  }
  const begunByGuest = await draft({})
  expect(kinds(await view(begunByGuest, mina))).toEqual(['shipping', 'billing'])
  expect(JSON.stringify(await view(begunByGuest, reza))).not.toContain('کارگاه')
})

test('what the device knew is begun with; saved ones are offered beside it', async () => {
  const shown = await view(await draft(mina, { address_1: 'هتل', city: 'شیراز' }), mina)
  expect(shown.billing).toMatchObject({ address_1: 'هتل', city: 'شیراز' })
  expect(kinds(shown)).toEqual(['shipping', 'billing'])
})

test('a page that is typed into is quoted for what is typed, not for what is saved', async () => {
  const id = await draft(mina)
  expect((await view(id, mina)).quote.shipping.calculated).toBe(true)
  expect((await view(`${id}?typed=1`, mina)).quote.shipping.calculated).toBe(false)
})

test('who has saved no address is known by name and contacts, beside what the cart knew', async () => {
  const shown = await view(await draft(reza, { state: 'FRS', city: 'شیراز' }), reza)
  expect(shown.billing).toMatchObject({ state: 'FRS', city: 'شیراز', address_1: '' })
  expect(shown.billing).toMatchObject({ first_name: 'رضا', email: 'reza@example.com', phone: '09120000012' })
  expect((await view(await draft({}), {})).billing).toMatchObject({ first_name: '', email: '', phone: '' })
})

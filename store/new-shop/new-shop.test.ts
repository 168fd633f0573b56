import { expect, test } from 'vitest'
import { customerRow } from '#tests/support/people/customers.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { createTestStore } from '#tests/support/test-store.ts'
import { SYSTEM } from '../context.ts'
import { openMemoryDatabase } from '../database/connection.ts'
import { readSettings } from '../modules/settings/settings.ts'
import {
  countryOfCurrency,
  isCurrency,
  isNewShop,
  markOwnShop,
  type NewShop,
  openNewShop,
} from './new-shop.ts'
import { newShopSettings } from './new-shop-settings.ts'

const SHOP: NewShop = {
  language: 'en',
  currency: 'USD',
  country: 'US',
  name: 'Corner',
  email: 'owner@shop.example',
  delivery: '4.90',
}
const emptyContext = async () => ({ db: await openMemoryDatabase(), clock: Date.now, actor: SYSTEM })

test.each([
  ['IRT', 'IR', 'تومان', 0, 'right_space', 'Asia/Tehran', 'kg'],
  ['IRR', 'IR', 'ریال', 0, 'right_space', 'Asia/Tehran', 'kg'],
  ['USD', 'US', '$', 2, 'left', 'America/New_York', 'lbs'],
  ['EUR', 'DE', '€', 2, 'left', 'Europe/Berlin', 'kg'],
  ['JPY', 'JP', '¥', 0, 'left', 'Asia/Tokyo', 'kg'],
  ['AED', 'AE', 'AED', 2, 'left_space', 'Asia/Dubai', 'kg'],
  ['KWD', 'KW', 'KWD', 3, 'left_space', 'Asia/Kuwait', 'kg'],
])('a shop in %s of %s', (currency, country, symbol, decimals, position, timezone, weight_unit) => {
  expect(newShopSettings({ ...SHOP, currency, country })).toMatchObject({
    currency: { code: currency, symbol, decimals, position },
    country,
    timezone,
    weight_unit,
  })
})

test('addresses ask for what the country has', () => {
  const fieldsOf = (country: string) => newShopSettings({ ...SHOP, country }).bill_ship_info
  expect(fieldsOf('IR')).toMatchObject({ state: 'required', phone: 'required', email: 'optional' })
  expect(fieldsOf('US')).toMatchObject({ state: 'required', phone: 'optional', email: 'required' })
  expect(fieldsOf('DE')).toMatchObject({ state: 'optional', phone: 'optional', email: 'required' })
})

test('a currency names its country, where it is that of one', () => {
  expect(['IRT', 'IRR', 'USD', 'GBP', 'EUR', 'XOF'].map(countryOfCurrency)).toEqual([
    'IR',
    'IR',
    'US',
    'GB',
    null,
    null,
  ])
  expect(['IRT', 'USD', 'usd', 'XYZ', ''].map(isCurrency)).toEqual([true, true, false, false, false])
})

test('what is opened is whole: a customer there can order with cash on delivery', async () => {
  let password = ''
  const store = await createTestStore(async (db) => {
    const opened = await openNewShop({ db, clock: Date.now, actor: SYSTEM }, SHOP)
    if (opened.ok) password = opened.value.password
    await db
      .insertInto('products')
      .values(productRow({ id: 1, name: 'Cup', slug: 'cup', regular_price: 1000 }))
      .execute()
  })
  expect(password).not.toBe('')
  const quote = await store.call('/wp-json/ghab/v1/cart/quote', {
    method: 'POST',
    body: {
      lines: [{ cart_id: 'a', product_id: 1, quantity: 1 }],
      coupons: [],
      shipping_address: { country: 'US', state: 'NY', city: 'New York', postcode: '10007' },
    },
  })
  expect(await quote.json()).toMatchObject({
    shipping: { required: true, rates: [{ method_id: 'flat_rate', cost: '4.90' }] },
    totals: { total: '14.90' },
  })
  expect(await store.db.selectFrom('tax_classes').selectAll().execute()).toEqual([
    { slug: 'reduced-rate', name: 'Reduced rate' },
    { slug: 'zero-rate', name: 'Zero rate' },
  ])
  await store.close()
})

test('only a shop that nobody runs is opened, and another is left as it was', async () => {
  const context = await emptyContext()
  await markOwnShop(context)
  expect(await isNewShop(context)).toBe(true)
  expect((await openNewShop(context, SHOP)).ok).toBe(true)
  expect(await isNewShop(context)).toBe(false)
  expect(await openNewShop(context, { ...SHOP, name: 'Another' })).toEqual({ ok: false, error: 'not_new' })
  expect((await readSettings(context)).site_name).toBe('Corner')
  expect(await context.db.selectFrom('shipping_zones').selectAll().execute()).toHaveLength(1)
  await context.db.destroy()
})

test.each(['administrator', 'shop_manager'])('a shop with an %s is not new', async (role) => {
  const context = await emptyContext()
  await context.db
    .insertInto('customers')
    .values(customerRow({ id: 1, email: 'a@shop.test', role }))
    .execute()
  expect(await isNewShop(context)).toBe(false)
  await context.db.destroy()
})

test('an e-mail address that has an account is refused, and nothing is written', async () => {
  const context = await emptyContext()
  await context.db
    .insertInto('customers')
    .values(customerRow({ id: 1, email: SHOP.email }))
    .execute()
  expect(await openNewShop(context, SHOP)).toEqual({ ok: false, error: 'taken' })
  expect(await context.db.selectFrom('settings').selectAll().execute()).toEqual([])
  await context.db.destroy()
})

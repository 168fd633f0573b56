import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { productForAgents } from '#store-api/contract/product-for-agents.ts'
import { mediaRow } from '#tests/support/rows/media-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'
import { conditionIn, conditionOf } from './condition.ts'

test.each([
  ['بازسازی‌شده', 'refurbished'],
  ['Renewed', 'refurbished'],
  ['کارکرده، بازسازی شده در کارگاه', 'refurbished'],
  ['کارکرده در حد نو', 'used'],
  ['دست‌دوم', 'used'],
  ['استوك', 'used'],
  ['Second-hand', 'used'],
  ['Open box', 'used'],
  ['نو', null],
  ['New, never used', null],
  ['Unused', null],
  ['استفاده نشده', null],
  ['کارنکرده', null],
  ['non-refurbished', null],
  ['آماده ارسال', null],
])('%s says %s', (text, condition) => {
  expect(conditionIn(text)).toBe(condition)
})

const attribute = (name: string, options: string[], { variation = false, slug = name } = {}) => ({
  id: 0,
  name,
  slug,
  position: 0,
  visible: true,
  variation,
  options,
})

test.each([
  ['وضعیت', 'وضعیت'],
  ['وضعيت كالا', 'x'],
  ['Item condition', 'x'],
  ['حالت', 'pa_condition'],
])('an attribute that is named %s, with the slug %s, is of the condition', (name, slug) => {
  const attributes = [attribute(name, ['Used'], { slug })]
  expect(conditionOf({ attributes, meta_data: [] }, [])).toBe('used')
})

test('an attribute about something else says nothing of it', () => {
  const attributes = [attribute('Hair condition', ['Used']), attribute('وضعیت ارسال', ['کارکرده'])]
  expect(conditionOf({ attributes, meta_data: [] }, [])).toBe('new')
})

const ALL = ['New', 'Used']
let store: TestStore
beforeAll(async () => {
  const { settings = [], ...shop } = smallShop()
  const common = { regular_price: 5000, image_ids: toJson([1]) }
  const choice = (option: string) => toJson([{ id: 0, name: 'Condition', slug: 'Condition', option }])
  store = await createTestStore((db) =>
    writeShop(db, {
      ...shop,
      settings: [...settings, { name: 'product_feeds', value: toJson(['google']), updated_at: 1 }],
      media: [mediaRow({ id: 1 })],
      products: [
        productRow({ ...common, id: 1 }),
        productRow({ ...common, id: 2, attributes: toJson([attribute('وضعیت', ['بازسازی‌شده'])]) }),
        productRow({ ...common, id: 3, meta_data: toJson([{ id: 1, key: 'condition', value: 'used' }]) }),
        productRow({
          ...common,
          id: 4,
          type: 'variable',
          attributes: toJson([attribute('Condition', ALL, { variation: true })]),
        }),
        ...ALL.map((option, at) =>
          productRow({ ...common, id: 5 + at, type: 'variation', parent_id: 4, attributes: choice(option) }),
        ),
      ],
    }),
  )
})
afterAll(() => store.close())

const json = async (path: string) => (await store.call(path)).json()

test('page, feed and product data tell the same condition, of variations each its own', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((id) => json(`/wp-json/ghab/v1/products/${id}/structured-data`)),
  )
  const told = pages.flatMap((things) => JSON.stringify(things).match(/\w+(?=Condition"[,}])/g) ?? [])
  expect(told).toEqual(['New', 'Refurbished', 'Used', 'New', 'Used'])
  const feed = await (await store.call('/product-feeds/google.xml')).text()
  expect(Array.from(feed.matchAll(/<g:condition>(.*?)</g), ([, condition]) => condition)).toEqual([
    'new',
    'refurbished',
    'used',
    'new',
    'used',
  ])
  const { offers } = productForAgents.parse(await json('/product-data/4.json'))
  expect(offers.map(({ condition }) => condition)).toEqual(['new', 'used'])
})

import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { buildShop } from '#demo/builders/build-shop.ts'
import { decimalsOf, loadSource } from '#demo/seed-demo.ts'
import { type SeedShop, writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { mediaRow } from '#tests/support/rows/media-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 21, 9, 30)

const openShop = async (shop: SeedShop): Promise<TestStore> => {
  const store = await createTestStore(
    (db) => writeShop(db, shop),
    () => NOW,
  )
  const saved = await saveSettings(
    { db: store.db, clock: () => NOW, actor: SYSTEM },
    { product_feeds: ['google'] },
  )
  expect(saved.ok).toBe(true)
  return store
}

type Item = Map<string, string[]>

const textOf = (item: Item, name: string): string => (item.get(name) ?? []).join('|')

const readItems = async (store: TestStore): Promise<Item[]> => {
  const items: Item[] = []
  for (let path = '/product-feeds/google.xml'; path; ) {
    const xml = await (await store.call(path)).text()
    for (const item of DomUtils.getElementsByTagName('item', parseDocument(xml, { xmlMode: true }))) {
      const children = DomUtils.getElementsByTagName(() => true, item.children, false)
      const byName = Map.groupBy(children, ({ name }) => name.replace(/^g:/, ''))
      items.push(
        new Map(
          [...byName].map(([name, found]) => [
            name,
            found.map((child) =>
              name === 'product_detail'
                ? DomUtils.getElementsByTagName(() => true, child.children, false)
                    .map((part) => DomUtils.textContent(part))
                    .join(': ')
                : DomUtils.textContent(child),
            ),
          ]),
        ),
      )
    }
    path = new URL(/rel="next" href="([^"]+)"/.exec(xml)?.[1] ?? 'x:').pathname
  }
  return items
}

const OPTIONS = ['color', 'size', 'material', 'pattern', 'product_detail']

const groupsOf = (items: Item[]) =>
  [...Map.groupBy(items, (item) => textOf(item, 'item_group_id'))].filter(([group]) => group !== '')

test.each<Locale>(['fa', 'en'])(
  'in the demo shop %s no two items of a group are the same',
  async (locale) => {
    const demo = (await buildShop(await loadSource(locale), NOW, decimalsOf(locale))).rows(new Map())
    const pictured = (demo.products ?? []).map((product) => ({ ...product, image_ids: toJson([1]) }))
    const store = await openShop({ ...demo, media: [mediaRow({ id: 1 })], products: pictured })
    const groups = groupsOf(await readItems(store))
    expect(groups.length).toBeGreaterThan(10)
    for (const [group, items] of groups) {
      const told = items.map((item) => OPTIONS.map((name) => textOf(item, name)).join('\n'))
      expect(new Set(told).size, group).toBe(items.length)
      expect(new Set(items.map((item) => textOf(item, 'title'))).size, group).toBe(items.length)
      for (const name of OPTIONS.slice(0, -1))
        for (const item of items) expect((item.get(name) ?? []).length, name).toBeLessThan(2)
    }
    const all = groups.flatMap(([, items]) => items)
    expect(all.some((item) => item.has('size') && !item.has('product_detail'))).toBe(true)
    expect(all.filter((item) => /shoe|کفش/i.test(textOf(item, 'product_detail')))).toEqual([])
    await store.close()
  },
)

const variable = (names: string[]) => ({
  type: 'variable' as const,
  image_ids: toJson([1]),
  attributes: toJson(
    names.map((name, position) => ({
      id: 0,
      name,
      slug: name,
      position,
      visible: true,
      variation: true,
      options: ['a', 'b'],
    })),
  ),
})

const variation = (id: number, parent_id: number, choices: Record<string, string>) =>
  productRow({
    id,
    type: 'variation',
    parent_id,
    regular_price: 1000,
    attributes: toJson(
      Object.entries(choices).map(([name, option]) => ({ id: 0, name, slug: name, option })),
    ),
  })

test('what Google has no attribute for is a detail, and long names keep the options', async () => {
  const long = 'قوری '.repeat(60).trim()
  const store = await openShop({
    ...smallShop(),
    media: [mediaRow({ id: 1 })],
    products: [
      productRow({ id: 1, slug: 'phone', name: 'Phone', ...variable(['رنگ قاب', 'حافظه']) }),
      variation(2, 1, { 'رنگ قاب': 'سرخ', حافظه: '۶۴ & ۱' }),
      variation(3, 1, { 'رنگ قاب': 'سرخ', حافظه: '۱۲۸' }),
      productRow({ id: 4, slug: 'strap', name: long, ...variable(['رنگ بدنه', 'رنگ بند']) }),
      variation(5, 4, { 'رنگ بدنه': 'سرخ', 'رنگ بند': 'آبی' }),
      variation(6, 4, { 'رنگ بدنه': 'سرخ', 'رنگ بند': 'سبز' }),
    ],
  })
  const items = await readItems(store)
  const told = (name: string) => items.map((item) => item.get(name))
  expect(told('color')).toEqual([['سرخ'], ['سرخ'], ['سرخ'], ['سرخ']])
  expect(told('product_detail')).toEqual([
    ['حافظه: ۶۴ & ۱'],
    ['حافظه: ۱۲۸'],
    ['رنگ بند: آبی'],
    ['رنگ بند: سبز'],
  ])
  const titles = items.map((item) => textOf(item, 'title'))
  expect(titles.every(({ length }) => length <= 150)).toBe(true)
  expect(titles[2]).toMatch(/… - سرخ, آبی$/)
  expect(new Set(titles).size).toBe(4)
  await store.close()
})

test('what is on backorder is available on a date, other things have none', async () => {
  const store = await openShop({
    ...smallShop(),
    media: [mediaRow({ id: 1 })],
    products: (['instock', 'outofstock', 'onbackorder'] as const).map((stock_status, at) =>
      productRow({ id: at + 1, regular_price: 1000, stock_status, image_ids: toJson([1]) }),
    ),
  })
  const items = await readItems(store)
  expect(items.map((item) => [textOf(item, 'availability'), textOf(item, 'availability_date')])).toEqual([
    ['in_stock', ''],
    ['out_of_stock', ''],
    ['backorder', '2026-12-21T00:00Z'],
  ])
  await store.close()
})

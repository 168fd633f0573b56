import { expect, it } from 'vitest'
import type { StoreClient } from '#store-api/client/store-client.ts'
import type { ShopperProductQuery } from '#store-api/contract/products.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { loadSections } from './load-home.ts'

const SETTINGS = {
  home: [
    { type: 'products', source: 'on_sale', title: '' },
    { type: 'text', title: '', html: 'About us' },
    { type: 'products', source: 'newest', title: '' },
    { type: 'products', source: 'best_selling', title: '' },
  ],
  intro: [],
} as unknown as AppSettings

/** A shop of so many products, which is always asked for the same ones first. */
const storeOf = (count: number) =>
  ({
    categories: async () => [],
    products: async ({ per_page }: ShopperProductQuery) => ({
      products: Array.from({ length: Math.min(count, per_page ?? 10) }, (_, at) => ({ id: at + 1 })),
    }),
    productsByIds: async (ids: number[]) => ids.map((id) => ({ id, images: [], categories: [] })),
  }) as unknown as StoreClient

/** Of each row, what it is drawn with and what comes later. */
const rowsOf = async (count: number): Promise<[number[], number[]][]> => {
  const sections = await loadSections(storeOf(count), SETTINGS)
  return sections.flatMap((section): [number[], number[]][] =>
    section.type === 'products' ? [[section.products.map(({ id }) => id), section.more]] : [],
  )
}

it('shows ten products in a row, five of them at once, and in no row what stood in one above', async () => {
  expect(await rowsOf(100)).toEqual([
    [
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ],
    [
      [11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20],
    ],
    [
      [21, 22, 23, 24, 25],
      [26, 27, 28, 29, 30],
    ],
  ])
})

it('repeats products only to fill a row of a small shop', async () => {
  expect(await rowsOf(12)).toEqual([
    [
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ],
    [
      [11, 12, 1, 2, 3],
      [4, 5, 6, 7, 8],
    ],
    [
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ],
  ])
  expect(await rowsOf(3)).toEqual([
    [[1, 2, 3], []],
    [[1, 2, 3], []],
    [[1, 2, 3], []],
  ])
})

it('asks once for the cards of all rows', async () => {
  const asked: number[][] = []
  const store = storeOf(12)
  const productsByIds = async (ids: number[]) => {
    asked.push(ids)
    return store.productsByIds(ids)
  }
  await loadSections({ ...store, productsByIds }, SETTINGS)
  expect(asked).toEqual([[1, 2, 3, 4, 5, 11, 12]])
})

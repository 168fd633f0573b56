import { expect, it } from 'vitest'
import type { StoreClient } from '#store-api/client/store-client.ts'
import type { ProductListQuery } from '#store-api/contract/products.ts'
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
    products: async ({ per_page }: ProductListQuery) => ({
      products: Array.from({ length: Math.min(count, per_page ?? 10) }, (_, at) => ({
        id: at + 1,
        images: [],
        categories: [],
      })),
    }),
  }) as unknown as StoreClient

const rowsOf = async (count: number): Promise<number[][]> => {
  const sections = await loadSections(storeOf(count), SETTINGS)
  return sections.flatMap((section) =>
    section.type === 'products' ? [section.products.map(({ id }) => id)] : [],
  )
}

it('shows in no row what stood in one above', async () => {
  expect(await rowsOf(100)).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10],
    [11, 12, 13, 14, 15],
  ])
})

it('repeats products only to fill a row of a small shop', async () => {
  expect(await rowsOf(7)).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7, 1, 2, 3],
    [1, 2, 3, 4, 5],
  ])
})

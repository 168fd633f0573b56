import { expect, test } from 'vitest'
import { readShopRows, UnreadableShop } from './read-shop.ts'

const product = (id: number, type: string) => ({
  id,
  type,
  name: `Product ${id}`,
  prices: { regular_price: '1', sale_price: '', currency_code: 'EUR', currency_minor_unit: 0 },
})

/** Another shop that shows so many products. */
const shopOf = (products: number, type = 'simple') => ({
  address: 'other.test',
  currency: 'EUR',
  fetch: async (url: string) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.endsWith('/categories')) return Response.json([])
    const perPage = Number(searchParams.get('per_page'))
    const before = (Number(searchParams.get('page') ?? 1) - 1) * perPage
    const length = Math.max(0, Math.min(perPage, products - before))
    return Response.json(Array.from({ length }, (_, at) => product(before + at + 1, type)))
  },
})

const countRows = async (shop: ReturnType<typeof shopOf>): Promise<number> => {
  let rows = -1
  for await (const _ of readShopRows(shop)) rows += 1
  return rows
}

test('a shop of more than five thousand products is read to its end', async () => {
  expect(await countRows(shopOf(5_003))).toBe(5_003)
})

test('one that shows products without an end is refused', async () => {
  // of groups no row is made
  await expect(countRows(shopOf(Number.POSITIVE_INFINITY, 'grouped'))).rejects.toEqual(
    new UnreadableShop('too_large'),
  )
})

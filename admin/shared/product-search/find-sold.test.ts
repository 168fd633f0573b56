import { expect, test, vi } from 'vitest'
import type { Query } from '#admin/api/call.ts'
import { findSold } from './find-sold.ts'

const fakes = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#admin/api/call.ts', () => ({ call: fakes.call }))

const product = (id: number, sku: string, more: object = {}) => ({
  id,
  parent_id: 0,
  name: `Product ${id}`,
  type: 'simple',
  status: 'publish',
  downloadable: false,
  sku,
  price: '100',
  stock_quantity: null,
  stock_status: 'instock',
  images: [],
  attributes: [],
  ...more,
})
const variation = (id: number, sku: string, option: string, status = 'publish') =>
  product(id, sku, {
    parent_id: 10,
    type: 'variation',
    attributes: [{ slug: 'size', name: 'Size', option }],
    status,
  })

type Row = ReturnType<typeof variation>

const holds = (row: Row, { search, search_sku, include }: Query): boolean =>
  (typeof search !== 'string' || (row.parent_id === 0 && row.name.includes(search))) &&
  (typeof search_sku !== 'string' || row.sku.includes(search_sku)) &&
  (!Array.isArray(include) || include.includes(row.id))

/** A store with these products and variations, which answers as `wc/v3` does. */
const selling = (...rows: Row[]) =>
  fakes.call.mockImplementation(async (path: string, { query }: { query: Query }) => {
    const { status, per_page = 10, page = 1 } = query
    const [from, to] = [(Number(page) - 1) * Number(per_page), Number(page) * Number(per_page)]
    const of = path.match(/^wc\/v3\/products\/(\d+)\/variations$/)?.[1]
    const found = rows
      .filter((row) => (of ? row.parent_id === Number(of) : holds(row, query)))
      .filter((row) => status === undefined || row.status === status)
    return { json: found.slice(from, to), headers: new Headers() }
  })

const SHOE = product(10, 'AS-10', { name: 'Shoe', type: 'variable', images: [{ src: 'shoe.jpg' }] }) as Row

const find = async (search: string, isWhole = false) =>
  (await findSold(search, isWhole, new AbortController().signal)).map((sold) => [
    sold.product_id,
    sold.variation_id,
    sold.name,
  ])

test('a product is found by its SKU, or by its name', async () => {
  selling(product(7, 'TEA-7', { name: 'Tea' }) as Row, product(8, 'CUP', { name: 'Cup' }) as Row)
  expect(await find('TEA-7')).toEqual([[7, 0, 'Tea']])
  expect(await find('Cup')).toEqual([[8, 0, 'Cup']])
})

test('a variation is found by its own SKU, under the name and the picture of its product', async () => {
  selling(SHOE, variation(11, 'R-41', '41'), variation(12, 'R-42', '42'))
  expect(await find('R-42')).toEqual([[10, 12, 'Shoe - 42']])
  const [sold] = await findSold('R-42', false, new AbortController().signal)
  expect(sold).toMatchObject({ sku: 'R-42', image: 'shoe.jpg' })
})

test('a variation says what it leaves open, and is called by what it does not', async () => {
  const attributes = [
    { slug: 'size', name: 'Size', variation: true, options: ['41', '42'] },
    { slug: 'colour', name: 'Colour', variation: true, options: ['Red', 'Blue'] },
    { slug: 'made', name: 'Made in', variation: false, options: ['Iran'] },
  ]
  selling({ ...SHOE, attributes } as Row, variation(11, 'R-41', '41'), {
    ...variation(12, 'R-ANY', ''),
    attributes: [],
  })
  const [fixed] = await findSold('R-41', false, new AbortController().signal)
  const [colour, size] = [attributes[1], attributes[0]].map((one) => ({
    slug: one?.slug,
    name: one?.name,
    options: one?.options,
  }))
  expect(fixed).toMatchObject({ name: 'Shoe - 41', open: [colour] })
  const [any] = await findSold('R-ANY', false, new AbortController().signal)
  expect(any).toMatchObject({ name: 'Shoe', open: [size, colour] })
})

test('what a product and its variations are both found by is offered once', async () => {
  selling(SHOE, variation(11, 'AS-10-41', '41'), variation(12, 'AS-10-42', '42'))
  expect(await find('AS-10')).toEqual([
    [10, 11, 'Shoe - 41'],
    [10, 12, 'Shoe - 42'],
  ])
  expect(await find('AS-10', true)).toEqual([[10, 0, 'Shoe']])
})

test('a variation that is switched off, or whose product is not published, is not offered', async () => {
  selling(SHOE, variation(11, 'R-41', '41', 'private'), variation(12, 'R-42', '42'))
  expect(await find('Shoe')).toEqual([[10, 12, 'Shoe - 42']])
  expect(await find('R-41')).toEqual([])
  selling({ ...SHOE, status: 'draft' }, variation(12, 'R-42', '42'))
  expect(await find('R-42')).toEqual([])
})

test('all variations of a product are offered, however many they are', async () => {
  const many = Array.from({ length: 130 }, (_, at) => variation(100 + at, '', String(at)))
  selling(SHOE, ...many)
  expect(await find('Shoe')).toHaveLength(130)
})

import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import { priceAt } from '../products/parse-product.ts'
import type { CatalogProduct, ProductRow } from '../products/product.ts'

const COLUMNS = [
  'id',
  'parent_id',
  'type',
  'regular_price',
  'sale_price',
  'sale_from_at',
  'sale_to_at',
] as const
type Priced = Pick<ProductRow, (typeof COLUMNS)[number]>

const readPublished = async (
  { db }: Context,
  column: 'id' | 'parent_id',
  ids: readonly number[],
): Promise<Priced[]> => {
  const rows: Priced[] = []
  for (const some of chunksOf([...new Set(ids)])) {
    const found = db.selectFrom('products').select(COLUMNS).where(column, 'in', some)
    rows.push(...(await found.where('status', '=', 'publish').execute()))
  }
  return rows
}

const lowestOf = (prices: readonly (number | null | undefined)[]): number | undefined => {
  const known = prices.filter((price) => price !== null && price !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

/**
 * What a piece of each product costs at least, in minor units: its own price, else that of its cheapest published
 * variation or member. One without any price is missing from the map.
 */
export const lowestPrices = async (
  context: Context,
  products: readonly CatalogProduct[],
): Promise<Map<number, number>> => {
  const now = context.clock()
  const members = await readPublished(
    context,
    'id',
    products.flatMap(({ grouped_ids }) => grouped_ids),
  )
  const variable = [...products, ...members].filter(({ type }) => type === 'variable').map(({ id }) => id)
  const variations = Map.groupBy(await readPublished(context, 'parent_id', variable), (row) => row.parent_id)
  const ofRow = (row: Priced): number | undefined =>
    lowestOf(
      row.type === 'variable'
        ? (variations.get(row.id) ?? []).map((one) => priceAt(one, now))
        : [priceAt(row, now)],
    )
  const ofMember = new Map(members.map((row) => [row.id, ofRow(row)]))
  return new Map(
    products.flatMap((product) => {
      const price =
        product.type === 'grouped'
          ? lowestOf(product.grouped_ids.map((id) => ofMember.get(id)))
          : ofRow(product)
      return price === undefined ? [] : [[product.id, price]]
    }),
  )
}

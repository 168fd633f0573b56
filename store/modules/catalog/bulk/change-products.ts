import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import { fromJson } from '#store/database/json.ts'
import type { BulkKind, Difference } from '#store/modules/bulk/bulk.ts'
import type { ProductRow } from '../products/product.ts'
import type { ProductsTable, StockStatus } from '../tables.ts'
import type { ProductFields } from '../write/product-fields.ts'
import { findRow } from '../write/product-rows.ts'
import { updateProduct } from '../write/write-product.ts'
import { readVariationStates, type VariationStates, writeVariationStates } from './variation-states.ts'

/** What is changed of many products at once; what is not given stays as it is. */
export interface ProductBulkChange {
  status?: 'publish' | 'draft' | 'pending' | 'private' | 'trash' | undefined
  stock_status?: StockStatus | undefined
  /** added to those that a product has */
  category?: number | undefined
  /** of the prices: 10 raises by a tenth, -10 lowers */
  percent?: number | undefined
  /** the product whose variations are changed */
  variations_of?: number | undefined
  /** prices in minor units */
  regular_price?: number | undefined
  /** null for none */
  sale_price?: number | null | undefined
  /** pieces of each, which are counted from then on */
  stock_quantity?: number | undefined
}

/** The columns of a product that a bulk change writes. */
type OwnColumns = Partial<
  Pick<
    ProductsTable,
    | 'status'
    | 'regular_price'
    | 'sale_price'
    | 'sale_from_at'
    | 'sale_to_at'
    | 'manage_stock'
    | 'stock_quantity'
    | 'stock_status'
    | 'backorders'
  >
> & { category_ids?: number[] }

type ChangedColumns = OwnColumns & { variation_states?: VariationStates }

/** A price changed by per cent, rounded to what the currency has. */
const changedPrice = (price: number, percent: number): number =>
  Math.max(0, Math.round((price * (100 + percent)) / 100))

/** Written with a sale price, these keep a sale that has ended from beginning anew. */
const saleDatesOf = ({ sale_from_at, sale_to_at }: ProductRow): ProductFields => ({
  sale_from_at,
  sale_to_at,
})

const pricesOf = (row: ProductRow, { percent, sale_price: given }: ProductBulkChange): ProductFields => {
  const { regular_price, sale_price } = row
  if (!percent || regular_price === null) return {}
  const isChanged = given === undefined && sale_price !== null
  return {
    regular_price: changedPrice(regular_price, percent),
    ...(isChanged && { sale_price: changedPrice(sale_price, percent), ...saleDatesOf(row) }),
  }
}

const sameForAll = (row: ProductRow, change: ProductBulkChange): ProductFields => {
  const { regular_price, sale_price, stock_quantity } = change
  const isOtherStock = row.manage_stock === 0 || row.stock_quantity !== stock_quantity
  return {
    ...(regular_price !== undefined && row.regular_price !== regular_price && { regular_price }),
    ...(sale_price !== undefined && row.sale_price !== sale_price && { sale_price }),
    ...(stock_quantity !== undefined && isOtherStock && { manage_stock: true, stock_quantity }),
  }
}

/** The fields of one product that a change of many makes different; empty for none. */
const fieldsOf = (row: ProductRow, change: ProductBulkChange): ProductFields => {
  const { status, stock_status, category } = change
  const categories = fromJson(row.category_ids)
  // a product with variations has the state of those, which `newStatesOf` tells, or of the pieces that it counts for them
  const isState = stock_status !== undefined && row.type !== 'variable'
  return {
    ...(status !== undefined && row.status !== status && { status }),
    ...(isState && row.stock_status !== stock_status && { stock_status }),
    // a state that is chosen by hand is no longer counted
    ...(isState && row.manage_stock === 1 && { manage_stock: false }),
    ...(category !== undefined &&
      !categories.includes(category) && { category_ids: [...categories, category] }),
    ...pricesOf(row, change),
    ...sameForAll(row, change),
  }
}

/** Whether a sale would go because its price is not below the other one any more. One that is taken away is meant to go. */
const losesSale = (row: ProductRow, fields: ProductFields): boolean => {
  if (fields.regular_price === undefined && fields.sale_price === undefined) return false
  const { regular_price, sale_price } = { ...row, ...fields }
  return sale_price !== null && (regular_price === null || sale_price >= regular_price)
}

const COLUMNS = [
  'status',
  'regular_price',
  'sale_price',
  'sale_from_at',
  'sale_to_at',
  'manage_stock',
  'stock_quantity',
  'stock_status',
  'backorders',
] as const

/** What of a product a bulk change may write. */
const columnsOf = (row: ProductRow): Required<OwnColumns> => ({
  status: row.status,
  regular_price: row.regular_price,
  sale_price: row.sale_price,
  sale_from_at: row.sale_from_at,
  sale_to_at: row.sale_to_at,
  manage_stock: row.manage_stock,
  stock_quantity: row.stock_quantity,
  stock_status: row.stock_status,
  backorders: row.backorders,
  category_ids: fromJson(row.category_ids),
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The columns that differ between a product as it was and as it is. */
const differenceOf = (before: ProductRow, after: ProductRow): Difference<ChangedColumns> => {
  const [was, is] = [columnsOf(before), columnsOf(after)]
  const names = [...COLUMNS, 'category_ids' as const].filter((name) => !isSame(was[name], is[name]))
  const pick = (columns: OwnColumns): OwnColumns =>
    Object.fromEntries(names.map((name) => [name, columns[name]]))
  return { before: pick(was), after: pick(is) }
}

/** Whether a product still is as a bulk change left it, as far as that wrote it. */
const isAsLeft = (row: ProductRow, after: OwnColumns): boolean => {
  const now = columnsOf(row)
  return Object.entries(after).every(([name, value]) => isSame(now[name as keyof OwnColumns], value))
}

/** The fields that put a product back. */
const formerFields = (row: ProductRow, { manage_stock, ...former }: OwnColumns): ProductFields => ({
  ...(former.sale_price !== undefined && saleDatesOf(row)),
  ...former,
  ...(manage_stock !== undefined && { manage_stock: manage_stock === 1 }),
})

const NOTHING: Difference<ChangedColumns> = { before: {}, after: {} }

const write = async (
  inside: Context,
  row: ProductRow,
  fields: ProductFields,
): Promise<Result<Difference<ChangedColumns>, string>> => {
  if (Object.keys(fields).length === 0) return ok(NOTHING)
  const written = await updateProduct(inside, row.id, fields, row.parent_id)
  if (!written.ok) return refuse(written.error.reason)
  return ok(differenceOf(row, (await findRow(inside, row.id)) ?? row))
}

/** The states that a change of a product means for its variations, as WooCommerce's bulk edit does; empty for none. */
const newStatesOf = async (
  inside: Context,
  { id, type, manage_stock }: ProductRow,
  { stock_status }: ProductBulkChange,
): Promise<VariationStates> => {
  if (stock_status === undefined || type !== 'variable' || manage_stock === 1) return {}
  const others = Object.entries(await readVariationStates(inside, id)).filter(
    ([, state]) => state !== stock_status,
  )
  return Object.fromEntries(others.map(([variation]) => [variation, stock_status]))
}

/** Writes the fields of a product and the states of its variations. */
const writeWithStates = async (
  inside: Context,
  row: ProductRow,
  fields: ProductFields,
  states: VariationStates,
): Promise<Result<Difference<ChangedColumns>, string>> => {
  const former = await readVariationStates(inside, row.id)
  const own = await write(inside, row, fields)
  if (!own.ok || Object.keys(states).length === 0) return own
  const written = await writeVariationStates(inside, row.id, states)
  if (!written.ok) return written
  const replaced = Object.fromEntries(Object.keys(states).map((id) => [id, former[Number(id)]]))
  const { before, after } = own.value
  return ok({
    before: { ...before, variation_states: replaced as VariationStates },
    after: { ...after, variation_states: states },
  })
}

/** The variations of a product that a change of all of them means. */
export const variationIdsOf = async ({ db }: Context, productId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('parent_id', '=', productId)
    .where('status', '<>', 'trash')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Changes of many products, or of the variations of one, each by the same verb as a single write. */
export const productBulkChanges: BulkKind<ProductBulkChange, ChangedColumns> = {
  name: 'products',
  job: 'bulk-change',
  findItems: async ({ db }, ids) => {
    const names = new Map<number, string>()
    for (const some of chunksOf(ids)) {
      const rows = await db.selectFrom('products').select(['id', 'name']).where('id', 'in', some).execute()
      for (const { id, name } of rows) names.set(id, name)
    }
    return ids.map((id) => ({ id, name: names.get(id) ?? '' }))
  },
  changeOne: async (inside, id, change) => {
    const row = await findRow(inside, id)
    if (row?.parent_id !== (change.variations_of ?? 0)) return refuse('unknown')
    const fields = fieldsOf(row, change)
    if (losesSale(row, fields)) return refuse('sale_above')
    return writeWithStates(inside, row, fields, await newStatesOf(inside, row, change))
  },
  ofUndo: ({ variations_of }) => (variations_of === undefined ? {} : { variations_of }),
  putBack: async (inside, id, { before, after }) => {
    const row = await findRow(inside, id)
    if (!row) return refuse('unknown')
    const { variation_states: left = {}, ...own } = after
    const { variation_states: former = {}, ...columns } = before
    const states = await readVariationStates(inside, id)
    const areAsLeft = Object.entries(left).every(([variation, state]) => states[Number(variation)] === state)
    if (!isAsLeft(row, own) || !areAsLeft) return refuse('changed_since')
    return writeWithStates(inside, row, formerFields(row, columns), former)
  },
}

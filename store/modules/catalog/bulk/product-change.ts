import { fromJson } from '#store/database/json.ts'
import type { ProductRow } from '../products/product.ts'
import type { BulkChange, ChangedColumns } from '../tables.ts'
import type { ProductFields } from '../write/product-fields.ts'

/** A price changed by per cent, rounded to what the currency has. */
const changedPrice = (price: number, percent: number): number =>
  Math.max(0, Math.round((price * (100 + percent)) / 100))

const pricesOf = ({ regular_price, sale_price }: ProductRow, percent: number | undefined): ProductFields =>
  !percent || regular_price === null
    ? {}
    : {
        regular_price: changedPrice(regular_price, percent),
        ...(sale_price !== null && { sale_price: changedPrice(sale_price, percent) }),
      }

/** The fields of one product that a change of many makes different; empty for none. */
export const fieldsOf = (row: ProductRow, change: BulkChange): ProductFields => {
  const { status, stock_status, category, percent } = change
  const categories = fromJson(row.category_ids)
  const isState = stock_status !== undefined && row.type !== 'variable' && row.stock_status !== stock_status
  return {
    ...(status !== undefined && row.status !== status && { status }),
    ...(isState && { stock_status }),
    // a state that is chosen by hand is no longer counted
    ...(stock_status !== undefined && row.manage_stock === 1 && { manage_stock: false }),
    ...(category !== undefined &&
      !categories.includes(category) && { category_ids: [...categories, category] }),
    ...pricesOf(row, percent),
  }
}

const COLUMNS = [
  'status',
  'regular_price',
  'sale_price',
  'manage_stock',
  'stock_quantity',
  'stock_status',
  'backorders',
] as const

/** What of a product a bulk change may write. */
const columnsOf = (row: ProductRow): Required<ChangedColumns> => ({
  status: row.status,
  regular_price: row.regular_price,
  sale_price: row.sale_price,
  manage_stock: row.manage_stock,
  stock_quantity: row.stock_quantity,
  stock_status: row.stock_status,
  backorders: row.backorders,
  category_ids: fromJson(row.category_ids),
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The columns that differ between a product as it was and as it is. */
export const differenceOf = (
  before: ProductRow,
  after: ProductRow,
): { before: ChangedColumns; after: ChangedColumns } => {
  const [was, is] = [columnsOf(before), columnsOf(after)]
  const names = [...COLUMNS, 'category_ids' as const].filter((name) => !isSame(was[name], is[name]))
  const pick = (columns: ChangedColumns): ChangedColumns =>
    Object.fromEntries(names.map((name) => [name, columns[name]]))
  return { before: pick(was), after: pick(is) }
}

/** Whether a product still is as a bulk change left it, as far as that wrote it. */
export const isAsLeft = (row: ProductRow, after: ChangedColumns): boolean => {
  const now = columnsOf(row)
  return Object.entries(after).every(([name, value]) => isSame(now[name as keyof ChangedColumns], value))
}

/** The fields that put a product back. */
export const formerFields = ({ manage_stock, ...former }: ChangedColumns): ProductFields => ({
  ...former,
  ...(manage_stock !== undefined && { manage_stock: manage_stock === 1 }),
})

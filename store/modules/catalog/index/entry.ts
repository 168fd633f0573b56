import { fromJson, type Json } from '#store/database/json.ts'
import type { ProductTexts } from '#store/modules/translations/translations.ts'
import type { SaleFacts } from '../prices/judge-sale.ts'
import { statusOf } from '../products/parse-product.ts'
import type { ProductRow } from '../products/product.ts'
import type { ProductType, StockStatus } from '../tables.ts'

/** A JSON list; most are empty and need no parsing. */
export const parseList = <T>(text: Json<T[]>): T[] => (text === '[]' ? [] : fromJson(text))

/** What the index reads of a product's row. */
export const INDEXED_COLUMNS = [
  'id',
  'type',
  'status',
  'name',
  'slug',
  'sku',
  'global_unique_id',
  'description',
  'short_description',
  'catalog_visibility',
  'featured',
  'regular_price',
  'sale_price',
  'sale_from_at',
  'sale_to_at',
  'virtual',
  'downloadable',
  'tax_class',
  'manage_stock',
  'stock_quantity',
  'stock_status',
  'backorders',
  'shipping_class_id',
  'average_rating',
  'rating_count',
  'total_sales',
  'parent_id',
  'post_parent',
  'menu_order',
  'category_ids',
  'tag_ids',
  'brand_ids',
  'grouped_ids',
  'attributes',
  'vendor_id',
  'created_at',
  'updated_at',
] as const
export type IndexedRow = Pick<ProductRow, (typeof INDEXED_COLUMNS)[number]> & {
  /** in other languages, where there are any */
  translations?: ProductTexts[] | undefined
  /** where it has a sale price */
  sale?: SaleFacts | undefined
}

/** What the index holds of a product beside its columns. */
export interface Entry {
  id: number
  type: ProductType
  status: string
  name: string
  slug: string
  sku: string
  globalUniqueId: string
  parentId: number
  groupedIds: number[]
  /** its own pieces are counted */
  counted: boolean
  /** the status of its own count, else as marked by hand */
  ownStock: StockStatus
  /** what its sale, its children and its parent make of it */
  onSale: boolean
  /** on sale from a price that was charged; of variable products, one of their variations is */
  claimsSale: boolean
  /** minor units: the lowest price charged in the thirty days before its sale, where that is known */
  lowestBefore: number | null
  /** of a row with a sale price, whether that holds now or not */
  saleFacts: SaleFacts | null
  stock: StockStatus
  /** the different prices of the children of a variable or grouped product, ascending */
  prices: number[] | null
  /** worked out when a title is first sorted */
  titleKey: string | null
  /** its text in the text index, -1 for variations */
  document: number
  textHash: number
}

export interface StockRules {
  /** the shop's switch for counting stock at all */
  manageStock: boolean
  noStockAmount: number
}

/** One string for all rows that hold the same word: a database hands out a new one each time. */
const words = new Map<string, string>()
const intern = <T extends string>(text: T): T => {
  const known = words.get(text)
  if (known !== undefined) return known as T
  words.set(text, text)
  return text
}

/** The facts of a row itself. Derived facts keep their old values until they are computed again. */
export const readEntry = (row: IndexedRow, before: Entry | undefined, rules: StockRules): Entry => {
  const counted = rules.manageStock && row.manage_stock === 1
  return {
    id: row.id,
    type: intern(row.type),
    status: intern(row.status),
    name: row.name,
    slug: row.slug,
    sku: row.sku,
    globalUniqueId: row.global_unique_id,
    parentId: row.parent_id,
    groupedIds: parseList(row.grouped_ids),
    counted,
    ownStock: counted
      ? statusOf(row.stock_quantity ?? 0, row.backorders, rules.noStockAmount)
      : intern(row.stock_status),
    onSale: before?.onSale ?? false,
    claimsSale: before?.claimsSale ?? false,
    lowestBefore: before?.lowestBefore ?? null,
    saleFacts: row.sale ?? null,
    stock: before?.stock ?? intern(row.stock_status),
    prices: before?.prices ?? null,
    titleKey: null,
    document: before?.document ?? -1,
    textHash: before?.textHash ?? 0,
  }
}

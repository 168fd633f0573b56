import type { ProductRow } from '../product.ts'
import type { ProductType, StockStatus } from '../tables.ts'

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
export type IndexedRow = Pick<ProductRow, (typeof INDEXED_COLUMNS)[number]>

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
  stock: StockStatus
  /** the different prices of the children of a variable or grouped product, ascending */
  prices: number[] | null
  /** worked out when a title is first sorted */
  titleKey: string | null
  /** its text in the text index, -1 for variations */
  document: number
  textHash: number
}

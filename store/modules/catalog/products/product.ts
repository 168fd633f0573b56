import type { Selectable } from 'kysely'
import type { MetaEntry } from '#common/meta-data.ts'
import type {
  AttributeChoice,
  ProductAttribute,
  ProductDownload,
  ProductsTable,
  StockStatus,
} from '../tables.ts'

export type ProductRow = Selectable<ProductsTable>

/** What decides how much of a product may be sold; for a variation it may be the parent's. */
export interface Stock {
  /** the row that counts the stock: its own or its parent's; null if neither counts stock */
  counted_by: number | null
  quantity: number | null
  status: StockStatus
  /** no, notify, yes */
  backorders: string
}

/**
 * A product or variation as the shop's rules see it: JSON parsed, flags as booleans, the sale judged by the clock,
 * a variation completed with what it takes from its parent. Money in minor units.
 */
export interface CatalogProduct
  extends Omit<
    ProductRow,
    | 'featured'
    | 'virtual'
    | 'downloadable'
    | 'downloads'
    | 'manage_stock'
    | 'sold_individually'
    | 'reviews_allowed'
    | 'category_ids'
    | 'tag_ids'
    | 'brand_ids'
    | 'image_ids'
    | 'upsell_ids'
    | 'cross_sell_ids'
    | 'grouped_ids'
    | 'attributes'
    | 'default_attributes'
    | 'meta_data'
  > {
  featured: boolean
  virtual: boolean
  downloadable: boolean
  downloads: ProductDownload[]
  manage_stock: boolean
  sold_individually: boolean
  reviews_allowed: boolean
  category_ids: number[]
  tag_ids: number[]
  brand_ids: number[]
  image_ids: number[]
  upsell_ids: number[]
  cross_sell_ids: number[]
  grouped_ids: number[]
  /** of a product; empty for a variation */
  attributes: ProductAttribute[]
  /** of a variation; empty for a product */
  choices: AttributeChoice[]
  default_attributes: AttributeChoice[]
  meta_data: MetaEntry[]
  /** whether the sale price holds now */
  on_sale: boolean
  /** what a piece costs now; null when it has no price of its own (variable, grouped, or not priced) */
  price: number | null
  stock: Stock
  /** the variable product of a variation, else null */
  parent: CatalogProduct | null
  /** published (the parent too), priced, and a variation or a simple product */
  purchasable: boolean
}

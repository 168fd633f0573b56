import { fromJson } from '#store/database/json.ts'
import type { AttributeChoice, ProductAttribute, StockStatus } from '../tables.ts'
import type { CatalogProduct, ProductRow, Stock } from './product.ts'

export interface ParseOptions {
  now: number
  /** the shop's switch for counting stock at all */
  manageStock: boolean
  /** pieces at or below this count as none left */
  noStockAmount: number
}

interface SaleRow {
  regular_price: number | null
  sale_price: number | null
  sale_from_at: number | null
  sale_to_at: number | null
}

/** Others cost what their variations or members do. */
export const hasOwnPrice = ({ type }: Pick<ProductRow, 'type'>): boolean =>
  type !== 'variable' && type !== 'grouped'

/** Whether the sale price holds at `now`: set, below the regular one, and between its dates. */
const isOnSale = (row: SaleRow, now: number): boolean =>
  row.sale_price !== null &&
  row.regular_price !== null &&
  row.sale_price < row.regular_price &&
  (row.sale_from_at === null || row.sale_from_at <= now) &&
  (row.sale_to_at === null || row.sale_to_at >= now)

/** What a piece costs everybody at `now`. */
export const priceAt = (row: SaleRow, now: number): number | null =>
  isOnSale(row, now) ? row.sale_price : row.regular_price

/** The status that a count gives. */
export const statusOf = (quantity: number, backorders: string, noStockAmount: number): StockStatus => {
  if (quantity > noStockAmount) return 'instock'
  return backorders === 'no' ? 'outofstock' : 'onbackorder'
}

const stockOf = (row: ProductRow, parent: CatalogProduct | null, options: ParseOptions): Stock => {
  if (options.manageStock && row.manage_stock) {
    const quantity = row.stock_quantity ?? 0
    return {
      counted_by: row.id,
      quantity,
      status: statusOf(quantity, row.backorders, options.noStockAmount),
      backorders: row.backorders,
    }
  }
  if (parent?.stock.counted_by) return parent.stock
  return { counted_by: null, quantity: null, status: row.stock_status, backorders: row.backorders }
}

const KINDS_SOLD = new Set(['simple', 'variation'])

/** A row as domain record; a variation wants its parsed parent. */
export const parseProduct = (
  row: ProductRow,
  parent: CatalogProduct | null,
  options: ParseOptions,
): CatalogProduct => {
  const isVariation = row.type === 'variation'
  const attributes = fromJson(row.attributes)
  const price = priceAt(row, options.now)
  const image_ids = fromJson(row.image_ids)
  return {
    ...row,
    name: parent && !row.name ? parent.name : row.name,
    featured: row.featured === 1,
    virtual: row.virtual === 1,
    downloadable: row.downloadable === 1,
    downloads: fromJson(row.downloads),
    manage_stock: row.manage_stock === 1,
    sold_individually: parent ? parent.sold_individually : row.sold_individually === 1,
    reviews_allowed: row.reviews_allowed === 1,
    category_ids: parent ? parent.category_ids : fromJson(row.category_ids),
    tag_ids: parent ? parent.tag_ids : fromJson(row.tag_ids),
    brand_ids: parent ? parent.brand_ids : fromJson(row.brand_ids),
    image_ids: image_ids.length === 0 && parent ? parent.image_ids.slice(0, 1) : image_ids,
    upsell_ids: fromJson(row.upsell_ids),
    cross_sell_ids: fromJson(row.cross_sell_ids),
    grouped_ids: fromJson(row.grouped_ids),
    attributes: isVariation ? [] : (attributes as ProductAttribute[]),
    choices: isVariation ? (attributes as AttributeChoice[]) : [],
    default_attributes: fromJson(row.default_attributes),
    meta_data: fromJson(row.meta_data),
    tax_class: parent && row.tax_class === 'parent' ? parent.tax_class : row.tax_class,
    tax_status: parent ? parent.tax_status : row.tax_status,
    shipping_class_id: row.shipping_class_id || (parent?.shipping_class_id ?? 0),
    weight: row.weight || (parent?.weight ?? ''),
    length: row.length || (parent?.length ?? ''),
    width: row.width || (parent?.width ?? ''),
    height: row.height || (parent?.height ?? ''),
    vendor_id: parent ? parent.vendor_id : row.vendor_id,
    on_sale: isOnSale(row, options.now),
    price,
    stock: stockOf(row, parent, options),
    parent,
    purchasable:
      KINDS_SOLD.has(row.type) &&
      row.status === 'publish' &&
      price !== null &&
      (!isVariation || parent?.status === 'publish'),
  }
}

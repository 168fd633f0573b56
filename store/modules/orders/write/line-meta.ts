import { changeMeta, type MetaChange } from '#common/meta-data.ts'
import type { CatalogProduct } from '#store/modules/catalog/catalog.ts'
import type { OrderItem } from '../order.ts'
import type { OrderItemMeta } from '../tables.ts'

export interface LineMetaChange extends MetaChange {
  /** what people read in place of the key */
  label?: string | undefined
}

/** The options of a product, before what the line has beside the options of the product that it was for. */
export const soldMeta = (
  product: CatalogProduct,
  item: OrderItem,
  before: CatalogProduct | undefined,
): OrderItemMeta[] => {
  const options = product.choices.filter(({ option }) => option)
  const replaced = new Set([...(before?.choices ?? []), ...options].map(({ slug }) => slug))
  const last = Math.max(0, ...item.meta_data.map(({ id }) => id))
  return [
    ...options.map(({ slug, name, option }, index) => ({
      id: last + index + 1,
      key: slug,
      value: option,
      display_key: name,
      display_value: option,
    })),
    ...item.meta_data.filter(({ key }) => !replaced.has(key)),
  ]
}

/** WooCommerce stores these as metadata; here they follow from the line, so nothing given for them is stored. */
const DERIVED_META = new Set(['Backordered', '_reduced_stock', '_restock_refunded_items'])

/** What the order keeps of its own beside; an option that a variation leaves open is called as the shop calls it. */
export const withMeta = (
  item: OrderItem,
  changes: readonly LineMetaChange[] | undefined,
  product: CatalogProduct | undefined,
): OrderItemMeta[] =>
  changes
    ? changeMeta(
        item.meta_data,
        changes.filter(({ key }) => !DERIVED_META.has(key ?? '')),
      ).map((entry) => {
        const known = item.meta_data.find(({ id, value }) => id === entry.id && value === entry.value)
        const choice = product?.choices.find(({ slug }) => slug === entry.key)
        const label = changes.find(({ key }) => key === entry.key)?.label ?? choice?.name
        return known ?? { ...entry, display_key: label ?? entry.key, display_value: entry.value }
      })
    : item.meta_data

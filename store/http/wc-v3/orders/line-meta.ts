import type { Locale } from '#common/locale.ts'
import type { Taxonomy } from '#store/modules/catalog/catalog.ts'
import { BACKORDERED_LABEL, type LineMetaChange, type OrderItem } from '#store/modules/orders/orders.ts'

type LineMeta = OrderItem['meta_data']

/** Options as WooCommerce keeps them: of an attribute that products share the slug is the value. */
const chosenOptions = ({ meta_data }: OrderItem, taxonomy: Taxonomy): LineMeta =>
  meta_data.map((option) => {
    const attribute = taxonomy.attributeBySlug(option.key)
    const term = attribute && taxonomy.termOf(attribute.id, String(option.value))
    return term ? { ...option, value: term.slug } : option
  })

/** What is written of a line's metadata, with options as the order keeps them: the inverse of what is answered. */
export const givenOptions = (
  changes: readonly LineMetaChange[] | undefined,
  taxonomy: Taxonomy,
): LineMetaChange[] | undefined =>
  changes?.map((change) => {
    const attribute = taxonomy.attributeBySlug(change.key ?? '')
    const term = attribute && taxonomy.termsOf(attribute.id).find(({ slug }) => slug === change.value)
    return term ? { ...change, value: term.name, label: attribute.name } : change
  })

/** How many pieces a line took out of stock or sold beyond it, and how many refunds returned. */
const STOCK_META = {
  backordered: 'Backordered',
  reduced_stock: '_reduced_stock',
  restocked: '_restock_refunded_items',
} as const

const stockMeta = ({ details, meta_data }: OrderItem, locale: Locale): LineMeta => {
  const last = Math.max(0, ...meta_data.map(({ id }) => id))
  return Object.entries(STOCK_META)
    .map(([name, key]) => ({ key, value: String(details[name] ?? 0) }))
    .filter(({ value }) => value !== '0')
    .map(({ key, value }, index) => ({
      id: last + index + 1,
      key,
      value,
      display_key: key === STOCK_META.backordered ? BACKORDERED_LABEL[locale] : key,
      display_value: value,
    }))
}

/** The metadata of a line as WooCommerce has it: the options that were chosen, and what became of the stock. */
export const lineMeta = (
  item: OrderItem,
  { taxonomy, locale }: { taxonomy: Taxonomy; locale: Locale },
): LineMeta => [...chosenOptions(item, taxonomy), ...stockMeta(item, locale)]

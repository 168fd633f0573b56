/** A column of WooCommerce's product file. */
interface Column {
  /** as exports name it */
  id: string
  label: string
  /** as imports name it, where that is another word */
  field?: string
}

interface Units {
  weight_unit: string
  dimension_unit: string
}

/** WooCommerce's columns, in its order; attributes, custom fields and downloads follow as far as products have any. */
export const columnsOf = ({ weight_unit, dimension_unit }: Units): readonly Column[] => [
  { id: 'id', label: 'ID' },
  { id: 'type', label: 'Type' },
  { id: 'sku', label: 'SKU' },
  { id: 'global_unique_id', label: 'GTIN, UPC, EAN, or ISBN' },
  { id: 'name', label: 'Name' },
  { id: 'published', label: 'Published' },
  { id: 'featured', label: 'Is featured?' },
  { id: 'catalog_visibility', label: 'Visibility in catalog' },
  { id: 'short_description', label: 'Short description' },
  { id: 'description', label: 'Description' },
  { id: 'date_on_sale_from', label: 'Date sale price starts' },
  { id: 'date_on_sale_to', label: 'Date sale price ends' },
  { id: 'tax_status', label: 'Tax status' },
  { id: 'tax_class', label: 'Tax class' },
  { id: 'stock_status', label: 'In stock?' },
  { id: 'stock', label: 'Stock', field: 'stock_quantity' },
  { id: 'low_stock_amount', label: 'Low stock amount' },
  { id: 'backorders', label: 'Backorders allowed?' },
  { id: 'sold_individually', label: 'Sold individually?' },
  { id: 'weight', label: `Weight (${weight_unit})` },
  { id: 'length', label: `Length (${dimension_unit})` },
  { id: 'width', label: `Width (${dimension_unit})` },
  { id: 'height', label: `Height (${dimension_unit})` },
  { id: 'reviews_allowed', label: 'Allow customer reviews?' },
  { id: 'purchase_note', label: 'Purchase note' },
  { id: 'sale_price', label: 'Sale price' },
  { id: 'regular_price', label: 'Regular price' },
  { id: 'category_ids', label: 'Categories' },
  { id: 'tag_ids', label: 'Tags' },
  { id: 'shipping_class_id', label: 'Shipping class' },
  { id: 'images', label: 'Images' },
  { id: 'download_limit', label: 'Download limit' },
  { id: 'download_expiry', label: 'Download expiry days' },
  { id: 'parent_id', label: 'Parent' },
  { id: 'grouped_products', label: 'Grouped products' },
  { id: 'upsell_ids', label: 'Upsells' },
  { id: 'cross_sell_ids', label: 'Cross-sells' },
  { id: 'product_url', label: 'External URL' },
  { id: 'button_text', label: 'Button text' },
  { id: 'menu_order', label: 'Position' },
  { id: 'brand_ids', label: 'Brands' },
]

const NO_UNITS = { weight_unit: '', dimension_unit: '' }
/** The names that `columns` of an export may have. */
export const COLUMN_IDS = columnsOf(NO_UNITS).map(({ id }) => id)
/** The names of columns that stand once in a file. */
const FIELDS = new Set(columnsOf(NO_UNITS).map(({ id, field }) => field ?? id))

/** Columns of groups that repeat, with the group's number in the name: `Attribute 1 name`. */
const ATTRIBUTE_PARTS = {
  name: 'name',
  'value(s)': 'value',
  visible: 'visible',
  global: 'taxonomy',
  default: 'default',
} as const
const DOWNLOAD_PARTS = { ID: 'id', name: 'name', URL: 'url' } as const
const NUMBERED = /^(attributes:(name|value|visible|taxonomy|default)|downloads:(id|name|url))\d{1,3}$/

/** Whether a column may be read as this: `regular_price`, `attributes:name1`, `meta:colour`. */
export const isField = (field: string): boolean =>
  FIELDS.has(field) || NUMBERED.test(field) || /^meta:./.test(field)

const partOf = (parts: Readonly<Record<string, string>>, text: string): string | undefined =>
  Object.entries(parts).find(([label]) => label.toLowerCase() === text)?.[1]

const numbered = (label: string): string | null => {
  const [, kind, number, part = ''] = /^(attribute|download) (\d{1,3}) (.+)$/.exec(label) ?? []
  if (!kind) return null
  const name = partOf(kind === 'attribute' ? ATTRIBUTE_PARTS : DOWNLOAD_PARTS, part)
  return name ? `${kind}s:${name}${number}` : null
}

/**
 * What the columns of a file are read as by their names, as WooCommerce guesses it; null for one that is not read.
 * Weights and dimensions in another unit than the shop's are not.
 */
export const guessFields = (header: readonly string[], units: Units): (string | null)[] => {
  const byLabel = new Map(
    columnsOf(units).map(({ id, label, field }) => [label.toLowerCase(), field ?? id] as const),
  )
  return header.map((name) => {
    const label = name.trim().toLowerCase()
    if (label.startsWith('meta:')) return `meta:${name.trim().slice('meta:'.length).trim()}`
    return byLabel.get(label) ?? numbered(label)
  })
}

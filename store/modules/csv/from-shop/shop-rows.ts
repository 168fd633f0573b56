import { joinNames, joinPaths } from '../cells/texts.ts'
import type { ShopProduct } from './shop-answers.ts'

type Cells = Record<string, string>

const MOST_ATTRIBUTES = 8
const MOST_PICTURES = 12
const NUMBERS = Array.from({ length: MOST_ATTRIBUTES }, (_, at) => at + 1)

/** The names of the columns, as WooCommerce's own files have them. */
export const SHOP_COLUMNS: readonly string[] = [
  'Type',
  'SKU',
  'Name',
  'Published',
  'Short description',
  'Description',
  'Regular price',
  'Sale price',
  'In stock?',
  'Categories',
  'Tags',
  'Brands',
  'Images',
  'Parent',
  ...NUMBERS.flatMap((at) =>
    ['name', 'value(s)', 'visible', 'global'].map((part) => `Attribute ${at} ${part}`),
  ),
]

/** Path of a category from the top, by its id. */
export type CategoryPaths = ReadonlyMap<number, readonly string[]>

/** by how much amounts of the other shop are more than amounts here: a toman is ten rial */
const RATES: Record<string, number> = { 'IRR IRT': 0.1, 'IRT IRR': 10 }

/** What an amount of another currency is multiplied by; null where nobody knows. */
export const rateOf = (from: string, to: string): number | null =>
  from === to ? 1 : (RATES[`${from} ${to}`] ?? null)

const amount = (minor: string, decimals: number, rate: number): string => {
  const value = (Number(minor) / 10 ** decimals) * rate
  return Number.isFinite(value) && value > 0 ? String(Number(value.toFixed(6))) : ''
}

const priceCells = (
  { prices: { regular_price, sale_price, currency_minor_unit: decimals } }: ShopProduct,
  rate: number,
): Cells => {
  const [regular, sale] = [amount(regular_price, decimals, rate), amount(sale_price, decimals, rate)]
  // without a sale it is told as the regular price
  return { 'Regular price': regular, 'Sale price': sale === regular ? '' : sale }
}

/**
 * Variations find their product by its SKU, and the next reading finds both.
 * @param shop the host of the other shop, for what has no SKU there
 */
const skuOf = ({ id, sku }: ShopProduct, shop: string): string => sku || `${shop}-${id}`

const attributeCells = (
  attributes: readonly { id: number; name: string; values: readonly string[] }[],
): Cells =>
  Object.fromEntries(
    attributes.slice(0, MOST_ATTRIBUTES).flatMap(({ id, name, values }, at) => [
      [`Attribute ${at + 1} name`, name],
      [`Attribute ${at + 1} value(s)`, joinNames(values)],
      [`Attribute ${at + 1} visible`, '1'],
      [`Attribute ${at + 1} global`, id > 0 ? '1' : '0'],
    ]),
  )

const commonCells = (product: ShopProduct): Cells => ({
  Name: product.name,
  Published: '1',
  'In stock?': product.is_in_stock ? '1' : '0',
  Images: joinNames(product.images.slice(0, MOST_PICTURES).map(({ src }) => src)),
})

const rowOf = (cells: Cells): string[] => SHOP_COLUMNS.map((name) => cells[name] ?? '')

const names = (all: readonly { name: string }[]): string => joinNames(all.map(({ name }) => name))

/** A product of another shop as a row of WooCommerce's file. */
export const productRow = (
  product: ShopProduct,
  { paths, rate, shop }: { paths: CategoryPaths; rate: number; shop: string },
): string[] =>
  rowOf({
    ...commonCells(product),
    ...(product.type === 'variable' ? {} : priceCells(product, rate)),
    Type: product.type,
    SKU: skuOf(product, shop),
    'Short description': product.short_description,
    Description: product.description,
    Categories: joinPaths(product.categories.map(({ id, name }) => paths.get(id) ?? [name])),
    Tags: names(product.tags),
    Brands: names(product.brands),
    ...attributeCells(
      product.attributes.map(({ id, name, terms }) => ({ id, name, values: terms.map((term) => term.name) })),
    ),
  })

/** A variation of a product of another shop, with what it chose of each attribute; empty for any. */
export const variationRow = (
  variation: ShopProduct,
  parent: ShopProduct,
  { rate, shop }: { rate: number; shop: string },
): string[] => {
  const chosen = parent.variations.find(({ id }) => id === variation.id)?.attributes ?? []
  const making = parent.attributes.filter(({ has_variations }) => has_variations)
  return rowOf({
    ...commonCells(variation),
    ...priceCells(variation, rate),
    Type: 'variation',
    // one that has none of its own is told with that of its product
    SKU: skuOf(variation.sku === parent.sku ? { ...variation, sku: '' } : variation, shop),
    Parent: skuOf(parent, shop),
    ...attributeCells(
      making.map(({ id, name, terms }) => {
        const value = chosen.find((one) => one.name === name)?.value
        const term = terms.find(({ slug }) => slug === value)
        return { id, name, values: value ? [term?.name ?? value] : [] }
      }),
    ),
  })
}

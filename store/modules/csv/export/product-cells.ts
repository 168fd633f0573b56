import { formatPrice } from '#common/money.ts'
import { localDate } from '#common/zoned-time.ts'
import { fromJson } from '#store/database/json.ts'
import type {
  AttributeChoice,
  ProductAttribute,
  ProductRow,
  Taxonomy,
} from '#store/modules/catalog/catalog.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import { writePlain } from '../cells/plain-texts.ts'
import { escapeLines, joinNames, joinPaths } from '../cells/texts.ts'

/** What the cells of products need beside their rows. */
export interface CellsContext {
  settings: Pick<StoreSettings, 'currency' | 'timezone'>
  taxonomy: Taxonomy
  /** products that are parents of, or linked with, those that are written */
  others: ReadonlyMap<number, ProductRow>
  /** URLs of pictures by their ids */
  pictures: ReadonlyMap<number, string>
  withMeta: boolean
}

type Cells = Map<string, string>

const flag = (value: number | boolean): string => (value ? '1' : '0')
const number = (value: number | null): string => (value === null ? '' : String(value))
/** -1 means no limit */
const limit = (value: number): string => (value === -1 ? '' : String(value))

/** As WooCommerce writes it: `2030-12-31 0:00:00`. */
const dateCell = (at: number | null, timezone: string): string =>
  at === null ? '' : localDate(at, timezone).replace(/T0?/, ' ')

const STATUSES: Readonly<Record<string, string>> = { publish: '1', private: '0' }
const STOCK = { instock: '1', outofstock: '0', onbackorder: 'backorder' } as const
const BACKORDERS: Readonly<Record<string, string>> = { no: '0', yes: '1' }

const choicesOf = ({ attributes }: ProductRow) => fromJson(attributes) as AttributeChoice[]
const attributesOf = ({ attributes }: ProductRow) => fromJson(attributes) as ProductAttribute[]

/** A variation is named by its product and its options. */
const nameOf = (row: ProductRow, parent: ProductRow | undefined): string => {
  if (!parent) return row.name
  const options = choicesOf(row).flatMap(({ option }) => option || [])
  return options.length ? `${parent.name} - ${options.join(', ')}` : parent.name
}

const typeOf = (row: ProductRow): string =>
  joinNames([row.type, ...(row.downloadable ? ['downloadable'] : []), ...(row.virtual ? ['virtual'] : [])])

/** Another product as a cell names it: by its SKU, unless it has none or one that looks like an id. */
const nameOther = ({ id, sku }: Pick<ProductRow, 'id' | 'sku'>): string =>
  sku === '' || /^id:/i.test(sku) ? `id:${id}` : sku

const linksCell = (ids: readonly number[], { others }: CellsContext): string =>
  joinNames(
    ids.flatMap((id) => {
      const other = others.get(id)
      return other && other.status !== 'trash' ? [nameOther(other)] : []
    }),
  )

const namesCell = (ids: readonly number[], rows: ReadonlyMap<number, { name: string }>): string =>
  joinNames(ids.flatMap((id) => rows.get(id)?.name ?? []).map(writePlain))

const pathsCell = (
  ids: readonly number[],
  rows: ReadonlyMap<number, { name: string }>,
  pathOf: (id: number) => number[],
): string => {
  const pathNames = (id: number) =>
    pathOf(id)
      .toReversed()
      .map((one) => writePlain(rows.get(one)?.name ?? ''))
  return joinPaths(ids.filter((id) => rows.has(id)).map(pathNames))
}

/** The columns that every file has, by their id. */
const ownCells = (row: ProductRow, context: CellsContext): Record<string, string> => {
  const { settings, taxonomy } = context
  const { decimals } = settings.currency
  const parent = row.parent_id ? context.others.get(row.parent_id) : undefined
  const isVariation = row.type === 'variation'
  const price = (amount: number | null) => (amount === null ? '' : formatPrice(amount, decimals))
  const status = parent?.status === 'draft' ? '-1' : (STATUSES[row.status] ?? '-1')
  return {
    id: String(row.id),
    type: typeOf(row),
    sku: row.sku,
    global_unique_id: row.global_unique_id,
    name: writePlain(nameOf(row, parent)),
    published: status,
    featured: flag(row.featured),
    catalog_visibility: row.catalog_visibility,
    short_description: escapeLines(row.short_description),
    description: escapeLines(row.description),
    date_on_sale_from: dateCell(row.sale_from_at, settings.timezone),
    date_on_sale_to: dateCell(row.sale_to_at, settings.timezone),
    tax_status: row.tax_status,
    tax_class: row.tax_class,
    stock_status: STOCK[row.stock_status],
    stock: row.manage_stock ? number(row.stock_quantity) : '',
    low_stock_amount: number(row.low_stock_amount),
    backorders: BACKORDERS[row.backorders] ?? row.backorders,
    sold_individually: flag(row.sold_individually),
    weight: row.weight,
    length: row.length,
    width: row.width,
    height: row.height,
    reviews_allowed: flag(row.reviews_allowed && !isVariation),
    purchase_note: row.purchase_note,
    sale_price: price(row.sale_price),
    regular_price: price(row.regular_price),
    category_ids: pathsCell(fromJson(row.category_ids), taxonomy.categories, taxonomy.categoryPath),
    tag_ids: namesCell(fromJson(row.tag_ids), taxonomy.tags),
    shipping_class_id: writePlain(taxonomy.shippingClasses.get(row.shipping_class_id)?.name ?? ''),
    images: joinNames(fromJson(row.image_ids).flatMap((id) => context.pictures.get(id) ?? [])),
    download_limit: limit(row.download_limit),
    download_expiry: limit(row.download_expiry),
    parent_id: parent ? nameOther(parent) : '',
    grouped_products: linksCell(fromJson(row.grouped_ids), context),
    upsell_ids: linksCell(fromJson(row.upsell_ids), context),
    cross_sell_ids: linksCell(fromJson(row.cross_sell_ids), context),
    product_url: row.external_url,
    button_text: row.button_text,
    menu_order: String(row.menu_order),
    brand_ids: pathsCell(fromJson(row.brand_ids), taxonomy.brands, taxonomy.brandPath),
  }
}

const attributeCells = (row: ProductRow): [string, string][] => {
  const defaults = fromJson(row.default_attributes)
  return attributesOf(row)
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ id, name, visible, options }, index): [string, string][] => {
      const chosen = defaults.find((one) => (id ? one.id === id : one.name === name))?.option
      const label = `Attribute ${index + 1}`
      return [
        [`${label} name`, writePlain(name)],
        [`${label} value(s)`, joinNames(options.map(writePlain))],
        [`${label} visible`, flag(visible)],
        [`${label} global`, flag(id)],
        ...(chosen ? [[`${label} default`, writePlain(chosen)] satisfies [string, string]] : []),
      ]
    })
}

/** Of a variation: what it chose of each attribute that makes variations; empty for any. */
const choiceCells = (row: ProductRow, parent: ProductRow | undefined): [string, string][] => {
  const choices = choicesOf(row)
  const making = parent
    ? attributesOf(parent)
        .filter(({ variation }) => variation)
        .toSorted((a, b) => a.position - b.position)
    : choices
  return making.flatMap(({ id, name }, index): [string, string][] => {
    const option = choices.find((one) => (id ? one.id === id : one.name === name))?.option ?? ''
    const label = `Attribute ${index + 1}`
    return [
      [`${label} name`, writePlain(name)],
      [`${label} value(s)`, joinNames(option ? [writePlain(option)] : [])],
      [`${label} global`, flag(id)],
    ]
  })
}

/** Values that a cell can hold; lists and objects are left out, as by WooCommerce. */
const metaCells = (row: ProductRow): [string, string][] =>
  fromJson(row.meta_data).flatMap(({ key, value }): [string, string][] =>
    typeof value === 'object' || value === '' ? [] : [[`Meta: ${key}`, String(value)]],
  )

const downloadCells = (row: ProductRow): [string, string][] =>
  fromJson(row.downloads).flatMap(({ id, name, file }, index): [string, string][] => [
    [`Download ${index + 1} ID`, id],
    [`Download ${index + 1} name`, writePlain(name)],
    [`Download ${index + 1} URL`, file],
  ])

/** What a product has of the columns that stand behind the others, as far as any has them. */
export const furtherCells = (
  row: ProductRow,
  { others, withMeta }: Pick<CellsContext, 'others' | 'withMeta'>,
): Cells =>
  new Map([
    ...(row.type === 'variation' ? choiceCells(row, others.get(row.parent_id)) : attributeCells(row)),
    ...(withMeta ? metaCells(row) : []),
    ...downloadCells(row),
  ])

/** A product's cells: of its own columns by their id, of further ones by their label. */
export const productCells = (row: ProductRow, context: CellsContext): Cells =>
  new Map([...Object.entries(ownCells(row, context)), ...furtherCells(row, context)])

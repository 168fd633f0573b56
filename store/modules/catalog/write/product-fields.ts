import { randomUUID } from 'node:crypto'
import { findMeta, type MetaEntry } from '#common/meta-data.ts'
import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { hasOwnPrice, statusOf } from '../products/parse-product.ts'
import type { ProductRow } from '../products/product.ts'
import type { AttributeChoice, ProductAttribute, ProductDownload, StockStatus } from '../tables.ts'
import { createTerm } from './write-term.ts'

interface GivenAttribute {
  id?: number | undefined
  name?: string | undefined
  position?: number | undefined
  visible?: boolean | undefined
  variation?: boolean | undefined
  options?: string[] | undefined
}
export interface GivenChoice {
  id?: number | undefined
  name?: string | undefined
  option?: string | undefined
}
interface GivenMeta {
  id?: number | undefined
  key?: string | undefined
  /** null takes it away */
  value?: unknown
  /** null takes no list and no object away */
  keepsObjects?: boolean | undefined
}

/** What may be written of a product or variation; what is not given stays. Money in minor units, times in ms. */
export type ProductFields = {
  [K in
    | 'status'
    | 'name'
    | 'slug'
    | 'sku'
    | 'global_unique_id'
    | 'description'
    | 'short_description'
    | 'catalog_visibility'
    | 'external_url'
    | 'button_text'
    | 'tax_status'
    | 'tax_class'
    | 'backorders'
    | 'weight'
    | 'length'
    | 'width'
    | 'height'
    | 'purchase_note']?: string | undefined
} & {
  [K in 'featured' | 'virtual' | 'downloadable' | 'manage_stock' | 'sold_individually' | 'reviews_allowed']?:
    | boolean
    | undefined
} & {
  [K in
    | 'download_limit'
    | 'download_expiry'
    | 'menu_order'
    | 'post_parent'
    | 'shipping_class_id'
    | 'vendor_id'
    | 'created_at']?: number | undefined
} & {
  [K in
    | 'regular_price'
    | 'sale_price'
    | 'wholesale_price'
    | 'sale_from_at'
    | 'sale_to_at'
    | 'stock_quantity'
    | 'low_stock_amount']?: number | null | undefined
} & {
  [K in
    | 'category_ids'
    | 'tag_ids'
    | 'brand_ids'
    | 'image_ids'
    | 'upsell_ids'
    | 'cross_sell_ids'
    | 'grouped_ids']?: number[] | undefined
} & {
  type?: 'simple' | 'variable' | 'grouped' | 'external' | undefined
  /** pieces more, or fewer, than are in stock; not where `stock_quantity` is given */
  stock_change?: number | undefined
  stock_status?: StockStatus | undefined
  downloads?: { id?: string | undefined; name?: string | undefined; file?: string | undefined }[] | undefined
  /** of a product */
  attributes?: GivenAttribute[] | undefined
  /** of a variation */
  choices?: GivenChoice[] | undefined
  default_attributes?: GivenChoice[] | undefined
  meta_data?: GivenMeta[] | undefined
}

const FLAGS = [
  'featured',
  'virtual',
  'downloadable',
  'manage_stock',
  'sold_individually',
  'reviews_allowed',
] as const
const PLAIN = [
  'type',
  'status',
  'name',
  'sku',
  'global_unique_id',
  'description',
  'short_description',
  'catalog_visibility',
  'external_url',
  'button_text',
  'tax_status',
  'tax_class',
  'backorders',
  'weight',
  'length',
  'width',
  'height',
  'purchase_note',
  'download_limit',
  'download_expiry',
  'menu_order',
  'post_parent',
  'shipping_class_id',
  'vendor_id',
  'created_at',
  'regular_price',
  'sale_price',
  'wholesale_price',
  'sale_from_at',
  'sale_to_at',
  'stock_quantity',
  'low_stock_amount',
  'stock_status',
] as const
const LISTS = ['image_ids', 'upsell_ids', 'cross_sell_ids', 'grouped_ids'] as const

const mergeMeta = (before: readonly MetaEntry[], given: readonly GivenMeta[]): MetaEntry[] => {
  const entries = before.map((entry) => ({ ...entry }))
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const ofKey = new Map<string, Set<MetaEntry>>()
  const addToKey = (entry: MetaEntry) => {
    ofKey.set(entry.key, (ofKey.get(entry.key) ?? new Set()).add(entry))
  }
  for (const entry of entries) addToKey(entry)
  let last = Math.max(0, ...byId.keys())
  const lookup = {
    byId: (id: number) => byId.get(id),
    byKey: (key: string) => ofKey.get(key)?.values().next().value,
  }
  for (const change of given) {
    const { key, value = null, keepsObjects } = change
    const known = findMeta(change, lookup)
    if (keepsObjects && value === null && typeof known?.value === 'object') continue
    if (known) {
      ofKey.get(known.key)?.delete(known)
      Object.assign(known, { key: key ?? known.key, value })
      if (value === null) byId.delete(known.id)
      else addToKey(known)
    } else if (key && value !== null) {
      const entry = { id: ++last, key, value }
      entries.push(entry)
      byId.set(entry.id, entry)
      addToKey(entry)
    }
  }
  return entries.filter(({ value }) => value !== null)
}

const downloadsOf = (given: NonNullable<ProductFields['downloads']>): ProductDownload[] =>
  given.flatMap(({ id, name, file }) =>
    file ? [{ id: id || randomUUID(), name: name || (file.split('/').at(-1) ?? file), file }] : [],
  )

/** Only the ids that are there; the others are left out, as in WooCommerce. */
const knownIds = async (
  { db }: Context,
  table: 'categories' | 'tags' | 'brands',
  ids: readonly number[],
): Promise<number[]> => {
  const distinct = [...new Set(ids)]
  const known = new Set<number>()
  for (const some of chunksOf(distinct)) {
    const rows = await db.selectFrom(table).select('id').where('id', 'in', some).execute()
    for (const { id } of rows) known.add(id)
  }
  return distinct.filter((id) => known.has(id))
}

/**
 * The name of an attribute's term that an option means; one that is new is made.
 * @param choices options of a product, which are chosen by their slug, too
 */
const optionOf = async (
  context: Context,
  attributeId: number,
  option: string,
  choices: readonly string[] = [],
): Promise<string> => {
  const text = option.trim()
  const known = await context.db
    .selectFrom('attribute_terms')
    .select('name')
    .where('attribute_id', '=', attributeId)
    .where(({ eb, or }) => or([eb('name', '=', text), eb('slug', '=', text)]))
    .execute()
  if (known.some(({ name }) => name === text)) return text
  const bySlug = known.find(({ name }) => choices.includes(name))
  if (bySlug) return bySlug.name
  const made = await createTerm(context, 'term', { name: text }, attributeId)
  if (made.ok || made.error.reason !== 'exists') return text
  // the same name in other letters, as "RED" for "Red"
  const { name } = await context.db
    .selectFrom('attribute_terms')
    .select('name')
    .where('id', '=', made.error.id)
    .executeTakeFirstOrThrow()
  return name
}

/** Attributes of a product by what was given; shared ones are named as they are, and none has no options. */
const attributesOf = async (
  context: Context,
  given: readonly GivenAttribute[],
): Promise<ProductAttribute[]> => {
  const attributes: ProductAttribute[] = []
  for (const one of given) {
    const shared = one.id
      ? await context.db.selectFrom('attributes').selectAll().where('id', '=', one.id).executeTakeFirst()
      : undefined
    if (one.id ? !shared : !one.name) continue
    const options: string[] = []
    for (const option of one.options ?? []) {
      if (option.trim() === '') continue
      options.push(shared ? await optionOf(context, shared.id, option) : option.trim())
    }
    if (options.length === 0) continue
    const name = shared?.name ?? (one.name as string)
    attributes.push({
      id: shared?.id ?? 0,
      name,
      slug: shared?.slug ?? name,
      position: one.position ?? 0,
      visible: one.visible ?? false,
      variation: one.variation ?? false,
      options: [...new Set(options)],
    })
  }
  return attributes
}

const isMeant =
  ({ id, name = '' }: GivenChoice) =>
  (attribute: ProductAttribute): boolean =>
    id
      ? attribute.id === id
      : [attribute.name, attribute.slug].some((text) => text.toLowerCase() === name.toLowerCase())

/** Choices among the attributes that make variations; others are left out, as in WooCommerce. */
const choicesOf = async (
  context: Context,
  given: readonly GivenChoice[],
  attributes: readonly ProductAttribute[],
): Promise<AttributeChoice[]> => {
  const choices: AttributeChoice[] = []
  for (const one of given) {
    const attribute = attributes.find((other) => other.variation && isMeant(one)(other))
    if (!attribute) continue
    const text = one.option?.trim() ?? ''
    const option =
      attribute.id && text ? await optionOf(context, attribute.id, text, attribute.options) : text
    choices.push({ id: attribute.id, name: attribute.name, slug: attribute.slug, option })
  }
  return choices
}

/** The nearest number of pieces that can be told exactly. */
const bounded = (quantity: number): number =>
  Math.max(Number.MIN_SAFE_INTEGER, Math.min(quantity, Number.MAX_SAFE_INTEGER))

const COUNTED = new Set(['simple', 'variable', 'variation'])

const NO_PRICES = {
  regular_price: null,
  sale_price: null,
  wholesale_price: null,
  sale_from_at: null,
  sale_to_at: null,
}

const settlePrices = (row: ProductRow): Partial<ProductRow> => {
  if (!hasOwnPrice(row)) return NO_PRICES
  const { regular_price, sale_price } = row
  const isReduced = sale_price !== null && regular_price !== null && sale_price < regular_price
  return isReduced ? {} : { sale_price: null }
}

/** What the columns of the type, of a sale and of the stock say together. */
const settle = (row: ProductRow, noStockAmount: number): Partial<ProductRow> => {
  const prices = settlePrices(row)
  if (!row.manage_stock || !COUNTED.has(row.type)) {
    return { ...prices, manage_stock: 0, stock_quantity: null, backorders: 'no' }
  }
  const stock_quantity = row.stock_quantity ?? 0
  return { ...prices, stock_quantity, stock_status: statusOf(stock_quantity, row.backorders, noStockAmount) }
}

const SALE_DATES = ['sale_from_at', 'sale_to_at'] as const

/**
 * Whether another sale price is given after a sale has ended. The dates of that one do not hold for it: WooCommerce
 * empties them when a sale ends. The same price sent back begins no sale.
 */
const isNewSale = (before: ProductRow, { sale_price }: ProductFields, now: number): boolean =>
  typeof sale_price === 'number' &&
  sale_price !== before.sale_price &&
  before.sale_to_at !== null &&
  before.sale_to_at < now

/** What stays is not written again: of the stock, another process may have sold meanwhile. */
const changesOf = (before: ProductRow, after: Partial<ProductRow>): Partial<ProductRow> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name as keyof ProductRow] !== value),
  )

/**
 * The columns of a product's row that given fields change. Options that an attribute does not have yet become terms of it.
 * @param before the row as it is, or one at rest
 * @param parent the attributes of a variation's product
 */
export const columnsOf = async (
  context: Context,
  before: ProductRow,
  fields: ProductFields,
  { noStockAmount, parent }: { noStockAmount: number; parent?: readonly ProductAttribute[] | undefined },
): Promise<Partial<ProductRow>> => {
  const values: Partial<ProductRow> = {}
  const set = (name: string, value: unknown) => {
    if (value !== undefined) Object.assign(values, { [name]: value })
  }
  for (const name of PLAIN) set(name, fields[name])
  if (isNewSale(before, fields, context.clock())) {
    for (const name of SALE_DATES) set(name, fields[name] ?? null)
  }
  for (const name of FLAGS) set(name, fields[name] === undefined ? undefined : Number(fields[name]))
  for (const name of LISTS) set(name, fields[name] && toJson([...new Set(fields[name])]))
  const { category_ids, tag_ids, brand_ids, attributes, choices, default_attributes } = fields
  set('category_ids', category_ids && toJson(await knownIds(context, 'categories', category_ids)))
  set('tag_ids', tag_ids && toJson(await knownIds(context, 'tags', tag_ids)))
  set('brand_ids', brand_ids && toJson(await knownIds(context, 'brands', brand_ids)))
  set('downloads', fields.downloads && toJson(downloadsOf(fields.downloads)))
  set('meta_data', fields.meta_data && toJson(mergeMeta(fromJson(before.meta_data), fields.meta_data)))
  const own = attributes && (await attributesOf(context, attributes))
  set('attributes', own && toJson(own))
  set('attributes', choices && toJson(await choicesOf(context, choices, parent ?? [])))
  const all = own ?? (parent ? [] : (fromJson(before.attributes) as ProductAttribute[]))
  set('default_attributes', default_attributes && toJson(await choicesOf(context, default_attributes, all)))
  if (fields.stock_quantity === undefined && fields.stock_change !== undefined) {
    set('stock_quantity', bounded((before.stock_quantity ?? 0) + fields.stock_change))
  }
  return changesOf(before, { ...values, ...settle({ ...before, ...values }, noStockAmount) })
}

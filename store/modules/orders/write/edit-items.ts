import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { baseAddress, findTaxClass, orderTaxes } from '#store/modules/cart/cart.ts'
import {
  type CatalogProduct,
  findStored,
  loadProducts,
  lowestPrices,
  type ProductsBySku,
} from '#store/modules/catalog/catalog.ts'
import { priceWithout } from '#store/modules/pricing/pricing.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { OrderItem } from '../order.ts'
import { type LineMetaChange, soldMeta, withMeta } from './line-meta.ts'

interface ItemEdit {
  /** of a line that the order has; without it there will be a new one */
  id?: number | undefined
  remove?: boolean | undefined
  name?: string | undefined
  /** without tax */
  total?: number | undefined
  taxClass?: string | undefined
  taxStatus?: string | undefined
  meta?: readonly LineMetaChange[] | undefined
}
interface LineEdit extends ItemEdit {
  productId?: number | undefined
  variationId?: number | undefined
  sku?: string | undefined
  quantity?: number | undefined
  subtotal?: number | undefined
}
interface ShippingEdit extends ItemEdit {
  methodId?: string | undefined
  instanceId?: string | undefined
}

/** What is written of an order's lines; lines that are not named stay as they are. */
export interface ItemEdits {
  lines?: readonly LineEdit[] | undefined
  shipping?: readonly ShippingEdit[] | undefined
  fees?: readonly ItemEdit[] | undefined
}

export type ItemRefusal = 'unknown_item' | 'product_missing' | 'quantity_missing' | 'unknown_tax_class'

/** A line of which nothing is known yet. */
export const NEW_ITEM: Omit<OrderItem, 'id' | 'kind'> = {
  order_id: 0,
  name: '',
  product_id: 0,
  variation_id: 0,
  vendor_id: 0,
  quantity: 1,
  tax_class: '',
  tax_status: 'taxable',
  subtotal: 0,
  subtotal_tax: 0,
  total: 0,
  total_tax: 0,
  taxes: [],
  sku: '',
  global_unique_id: '',
  parent_name: null,
  image_id: null,
  details: {},
  meta_data: [],
}

/**
 * The product that an edit of a line names, by its SKU or its number; 0 where it names none. The SKU that the line was
 * sold by names none: it may be another product's by now.
 */
const namedBy = (edit: LineEdit, item: OrderItem | undefined, bySku: ProductsBySku): number => {
  const bySentSku = edit.sku && edit.sku !== item?.sku ? bySku.get(edit.sku)?.id : 0
  return bySentSku || edit.variationId || edit.productId || 0
}

/** The product that a line is for; 0 where it is for none. */
const productOf = (item: OrderItem | undefined): number => item?.variation_id || item?.product_id || 0

/** Whether a line is for a product already; its product names one of its variations, too, as in WooCommerce. */
const isFor = (item: OrderItem, productId: number): boolean =>
  item.product_id === productId || item.variation_id === productId

const nameOf = (product: CatalogProduct, { locale }: StoreSettings): string => {
  const options = product.choices.map(({ option }) => option).filter(Boolean)
  return product.parent && options.length > 0
    ? `${product.parent.name} - ${options.join(locale === 'fa' ? '، ' : ', ')}`
    : (product.parent?.name ?? product.name)
}

/** What a line keeps of the product that is sold by it. */
const soldBy = (product: CatalogProduct, settings: StoreSettings) => ({
  name: nameOf(product, settings),
  product_id: product.parent_id || product.id,
  variation_id: product.parent ? product.id : 0,
  vendor_id: product.vendor_id,
  tax_class: product.tax_class,
  tax_status: product.tax_status,
  sku: product.sku,
  global_unique_id: product.global_unique_id,
  parent_name: product.parent?.name ?? null,
  image_id: product.image_ids[0] ?? product.parent?.image_ids[0] ?? null,
})

/** An edit with its tax class by its slug, null where there is none; the one that a line has may be gone meanwhile. */
const withTaxClass = async <E extends ItemEdit>(
  context: Context,
  item: OrderItem,
  edit: E,
): Promise<E | null> => {
  const { taxClass } = edit
  if (taxClass === undefined || taxClass === item.tax_class) return edit
  const slug = await findTaxClass(context, taxClass)
  return slug === undefined ? null : { ...edit, taxClass: slug }
}

const edited = (
  item: OrderItem,
  { name, total, taxClass, taxStatus, meta }: ItemEdit,
  product?: CatalogProduct,
): OrderItem => {
  const { exact_total: _, ...details } = item.details
  return {
    ...item,
    ...(name !== undefined && { name }),
    ...(total !== undefined && { total, details }),
    ...(taxClass !== undefined && { tax_class: taxClass }),
    ...(taxStatus !== undefined && { tax_status: taxStatus }),
    meta_data: withMeta(item, meta, product),
  }
}

/** What is charged for pieces of a product, without the tax of the shop's own place where prices have it. */
const netPrice = async (
  context: Context,
  settings: StoreSettings,
  product: CatalogProduct,
  price: number,
): Promise<number> => {
  if (!settings.prices_include_tax || product.tax_status !== 'taxable') return price
  const wanted = { goods: [product], classes: [product.tax_class], address: baseAddress(settings) }
  const taxes = await orderTaxes(context, settings, wanted)
  const rates = taxes?.baseRates[product.tax_class] ?? []
  return priceWithout(price, rates, settings.currency.decimals)
}

/** A product and what a piece of it costs. */
interface Sale {
  product: CatalogProduct
  price: number
}

/** As in WooCommerce, what is sold by its variations or members may be ordered itself, at the lowest of their prices. */
const loadSales = async (context: Context, ids: readonly number[]): Promise<Map<number, Sale>> => {
  const products = await loadProducts(context, ids)
  const prices = await lowestPrices(context, [...products.values()])
  return new Map([...products].map(([id, product]) => [id, { product, price: prices.get(id) ?? 0 }]))
}

const editLine = async (
  context: Context,
  item: OrderItem,
  edit: LineEdit,
  sales: ReadonlyMap<number, Sale>,
  named: number,
): Promise<OrderItem> => {
  const sale = sales.get(named)
  const { product } = sale ?? {}
  const settings = await readSettings(context)
  const quantity = edit.quantity ?? item.quantity
  const isNew = item.id < 0
  const price =
    isNew && sale ? await netPrice(context, settings, sale.product, sale.price * quantity) : item.subtotal
  const before = sales.get(productOf(item))?.product
  const isSold = product !== undefined && !isFor(item, product.id)
  const sold = isSold
    ? { ...item, ...soldBy(product, settings), meta_data: soldMeta(product, item, before) }
    : item
  const priced = { ...sold, quantity, ...(isNew && { subtotal: price, total: price }) }
  const line = edited(priced, edit, product)
  const subtotal = edit.subtotal ?? line.subtotal
  // as in WooCommerce a total above it lifts the subtotal: no discount is below nothing
  const lifted = edit.total === undefined ? subtotal : Math.max(subtotal, edit.total)
  if (edit.subtotal === undefined && lifted === line.subtotal) return line
  const { exact_subtotal: _, ...details } = line.details
  return { ...line, subtotal: lifted, details }
}

/** Writes what is given over an order's lines, without pricing them; new ones have ids below zero. */
export const editItems = async (
  context: Context,
  before: readonly OrderItem[],
  edits: ItemEdits,
): Promise<Result<OrderItem[], ItemRefusal>> => {
  const lineEdits = edits.lines ?? []
  const { bySku } = await findStored(context, { ids: [], skus: lineEdits.flatMap(({ sku }) => sku || []) })
  const items = new Map(before.map((item) => [item.id, item]))
  const sales = await loadSales(
    context,
    lineEdits.flatMap((edit) => {
      const item = items.get(edit.id ?? 0)
      return [namedBy(edit, item, bySku), productOf(item)]
    }),
  )
  let newId = 0
  /** The line that an edit is for, null when it was to be removed; undefined when the order has no such line. */
  const begin = (kind: OrderItem['kind'], { id, remove }: ItemEdit): OrderItem | null | undefined => {
    if (!id) {
      newId -= 1
      return { ...NEW_ITEM, id: newId, kind, details: kind === 'line_item' ? { reduced_stock: 0 } : {} }
    }
    const item = items.get(id)
    if (item?.kind !== kind) return undefined
    if (remove) items.delete(id)
    return remove ? null : item
  }
  for (const edit of lineEdits) {
    const item = begin('line_item', edit)
    if (item === undefined) return refuse('unknown_item' as const)
    if (item === null) continue
    const isNew = item.id < 0
    const named = namedBy(edit, item, bySku)
    if (isNew && named === 0) return refuse('product_missing' as const)
    if (isNew && edit.quantity !== undefined && edit.quantity < 1) return refuse('quantity_missing' as const)
    const known = await withTaxClass(context, item, edit)
    if (!known) return refuse('unknown_tax_class' as const)
    // as in WooCommerce a product that there is not leaves a line without a name
    items.set(item.id, await editLine(context, item, known, sales, named))
  }
  for (const edit of edits.shipping ?? []) {
    const item = begin('shipping', edit)
    if (item === undefined) return refuse('unknown_item' as const)
    if (item === null) continue
    const { methodId, instanceId } = edit
    const details = {
      ...item.details,
      ...(methodId !== undefined && { method_id: methodId }),
      ...(instanceId !== undefined && { instance_id: instanceId }),
    }
    items.set(item.id, edited({ ...item, name: item.name || 'Shipping', details }, edit))
  }
  for (const edit of edits.fees ?? []) {
    const item = begin('fee', edit)
    if (item === undefined) return refuse('unknown_item' as const)
    if (item === null) continue
    const known = await withTaxClass(context, item, edit)
    if (!known) return refuse('unknown_tax_class' as const)
    items.set(item.id, edited(item, known))
  }
  return ok([...items.values()])
}

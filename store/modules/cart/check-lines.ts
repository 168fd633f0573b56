import { type Minor, parsePrice } from '#common/money.ts'
import { foldPersian } from '#common/persian.ts'
import type { Role } from '#store/context.ts'
import type { CatalogProduct } from '../catalog/catalog.ts'
import type { CartRequest, LineNotice, LineRemoval, PricedCartLine, RemovedLine } from './priced-cart.ts'

type AskedLine = CartRequest['lines'][number]

/** A line as the catalogue allows it, before coupons and taxes. */
export type CheckedLine = Omit<
  PricedCartLine,
  'exact' | 'subtotal' | 'subtotalTax' | 'discount' | 'total' | 'totalTax' | 'taxes'
>

export interface LineContext {
  role: Role | 'system'
  decimals: number
  /** between a product's name and its options, and between them */
  comma: string
}

/** What earlier lines of the same cart have taken. */
interface Taken {
  /** pieces by the row that counts them */
  pieces: Map<number, number>
  /** products sold one per order */
  alone: Set<number>
}

interface Sold {
  product: CatalogProduct
  options: PricedCartLine['options']
}

/** What is sold by a line: the product itself, or the variation chosen of it. */
const findSold = (asked: AskedLine, products: Map<number, CatalogProduct>): Sold | LineRemoval => {
  const named = products.get(asked.productId)
  const chosen = asked.variationId ? products.get(asked.variationId) : undefined
  if (named?.status !== 'publish') return 'vanished'
  if (named.type === 'grouped' || named.type === 'external') return 'not_purchasable'
  if (asked.variationId && chosen?.parent_id !== named.id) return 'option_missing'
  const product = chosen ?? named
  if (product.type === 'variable') return 'option_missing'
  if (product.status !== 'publish' || (product.parent && product.parent.status !== 'publish'))
    return 'vanished'
  if (!product.purchasable) return 'not_purchasable'
  const options = chooseOptions(product, asked.choices ?? [])
  return options ? { product, options } : 'option_missing'
}

/** The options of a variation; one it leaves open is taken from the shopper if the product has it. */
const chooseOptions = (
  product: CatalogProduct,
  given: { key: string; value: string }[],
): PricedCartLine['options'] | null => {
  const options: PricedCartLine['options'] = []
  for (const { slug, name, option } of product.choices) {
    const wanted = given.find(({ key }) => key === slug || foldPersian(key) === foldPersian(name))
    const offered = product.parent?.attributes.find((attribute) => attribute.slug === slug)?.options ?? []
    const chosen =
      option || (wanted && offered.find((each) => foldPersian(each) === foldPersian(wanted.value)))
    if (!chosen) return null
    options.push({ slug, name, option: chosen })
  }
  return options
}

/** Wholesale prices are for those who proved the role. */
const unitPriceOf = (product: CatalogProduct, role: LineContext['role']): Minor =>
  (role === 'wholesale_customer' ? product.wholesale_price : null) ?? product.price ?? 0

const availableOf = (product: CatalogProduct, taken: Taken): number => {
  const { counted_by, quantity, status, backorders } = product.stock
  if (status === 'outofstock') return 0
  if (counted_by === null || quantity === null || backorders !== 'no') return Number.POSITIVE_INFINITY
  return Math.max(0, quantity - (taken.pieces.get(counted_by) ?? 0))
}

const nameOf = (product: CatalogProduct, options: Sold['options'], comma: string): string =>
  product.parent
    ? `${product.parent.name} - ${options.map(({ option }) => option).join(comma)}`
    : product.name

const checkLine = (
  asked: AskedLine,
  { product, options }: Sold,
  lineContext: LineContext,
  taken: Taken,
): CheckedLine | LineRemoval => {
  const productId = product.parent_id || product.id
  if (product.sold_individually && taken.alone.has(productId)) return 'not_purchasable'
  const available = availableOf(product, taken)
  if (available === 0) return 'out_of_stock'
  const max = product.sold_individually ? 1 : available
  const quantity = Math.min(asked.quantity, max)
  const unitPrice = unitPriceOf(product, lineContext.role)
  const seen = asked.seenPrice === undefined ? null : parsePrice(asked.seenPrice, lineContext.decimals)
  const changed = seen !== null && seen !== unitPrice
  const notices: LineNotice[] = []
  if (changed) notices.push('price_changed')
  if (quantity < asked.quantity) {
    notices.push(product.sold_individually ? 'sold_individually' : 'quantity_clamped')
  }
  const { counted_by } = product.stock
  if (counted_by !== null) taken.pieces.set(counted_by, (taken.pieces.get(counted_by) ?? 0) + quantity)
  if (product.sold_individually) taken.alone.add(productId)
  return {
    key: asked.key,
    product,
    productId,
    variationId: product.parent ? product.id : 0,
    vendorId: product.vendor_id,
    name: nameOf(product, options, lineContext.comma),
    parentName: product.parent?.name ?? null,
    options,
    quantity,
    requestedQuantity: asked.quantity,
    maxQuantity: Number.isFinite(max) ? max : null,
    unitPrice,
    regularPrice: product.regular_price ?? unitPrice,
    previousPrice: changed ? seen : null,
    onSale: product.on_sale,
    taxable: product.tax_status === 'taxable',
    notices,
  }
}

/** Holds every line against the catalogue: what may be sold, how much of it, at which price; and what may not, and why. */
export const checkLines = (
  asked: AskedLine[],
  products: Map<number, CatalogProduct>,
  lineContext: LineContext,
): { lines: CheckedLine[]; removed: RemovedLine[] } => {
  const lines: CheckedLine[] = []
  const removed: RemovedLine[] = []
  const taken: Taken = { pieces: new Map(), alone: new Set() }
  for (const line of asked) {
    const sold = findSold(line, products)
    const checked = typeof sold === 'string' ? sold : checkLine(line, sold, lineContext, taken)
    if (typeof checked !== 'string') lines.push(checked)
    else {
      const known = products.get(line.productId)
      removed.push({
        key: line.key,
        productId: line.productId,
        variationId: line.variationId ?? 0,
        name: known?.status === 'publish' ? known.name : '',
        reason: checked,
      })
    }
  }
  return { lines, removed }
}

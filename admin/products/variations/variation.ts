import { call } from '#admin/api/call.ts'
import { productBody } from '#admin/api/product-body.ts'
import { readAll } from '#admin/api/read-all.ts'
import type { ProductPicture } from '../product.ts'

/** What of a variation is changed in a dialog of its own. */
export interface VariationDetails {
  date_on_sale_from: string | null
  date_on_sale_to: string | null
  weight: string
  downloadable: boolean
  downloads: { id?: string; name: string; file: string }[]
  download_limit: number | null
  download_expiry: number | null
}

/** What the screens use of `wc/v3/products/{id}/variations`. */
export interface Variation extends VariationDetails {
  id: number
  name: string
  sku: string
  status: string
  regular_price: string
  sale_price: string
  /** missing where there is none */
  wholesale_price?: string
  /** `parent` where the product counts */
  manage_stock: boolean | 'parent'
  stock_quantity: number | null
  stock_status: string
  image: ProductPicture | null
  attributes: { id: number; name: string; option: string }[]
}

const DETAILS = [
  'date_on_sale_from',
  'date_on_sale_to',
  'weight',
  'downloadable',
  'downloads',
  'download_limit',
  'download_expiry',
] as const satisfies (keyof VariationDetails)[]

/** Of the details, those that were changed. */
export const changedFields = (before: VariationDetails, after: VariationDetails): Partial<VariationDetails> =>
  Object.fromEntries(
    DETAILS.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).map((name) => [
      name,
      after[name],
    ]),
  )

export type VariationChange = Partial<Omit<Variation, 'id'>>

const pathOf = (productId: number): string => `wc/v3/products/${productId}/variations`

/** the store's own limit of a batch */
const PAGE = 100

/** All variations of a product, in their order. */
export const readVariations = (productId: number): Promise<Variation[]> =>
  readAll(pathOf(productId), { orderby: 'id', order: 'asc' })

export const saveVariation = async (
  productId: number,
  id: number,
  change: VariationChange,
): Promise<Variation> => {
  const { json } = await call<Variation>(`${pathOf(productId)}/${id}`, {
    method: 'PUT',
    body: productBody(change),
  })
  return json
}

/** Makes the variations that the attributes allow and that are not there yet. @returns how many */
export const generateVariations = async (productId: number): Promise<number> => {
  const { json } = await call<{ count: number }>(`${pathOf(productId)}/generate`, {
    method: 'POST',
    body: {},
  })
  return json.count
}

/** A price changed by per cent, rounded to what the currency has. */
const changedPrice = (price: string, percent: number, decimals: number): string => {
  const factor = 10 ** decimals
  const changed = Math.round((Number(price) * factor * (100 + percent)) / 100) / factor
  return String(Math.max(0, changed))
}

export type BulkKind = 'price' | 'percent' | 'sale' | 'stock'

/** What a value for all changes of each variation; those without a price have none to change by per cent. */
export const bulkChangesOf = (
  variations: readonly Variation[],
  kind: BulkKind,
  value: number,
  decimals: number,
): ({ id: number } & VariationChange)[] =>
  variations.flatMap(({ id, regular_price }): ({ id: number } & VariationChange)[] => {
    if (kind === 'price') return [{ id, regular_price: String(value) }]
    // nothing is no sale
    if (kind === 'sale') return [{ id, sale_price: value === 0 ? '' : String(value) }]
    if (kind === 'stock') return [{ id, manage_stock: true, stock_quantity: value }]
    return regular_price === '' ? [] : [{ id, regular_price: changedPrice(regular_price, value, decimals) }]
  })

/** Writes many variations. @throws Error with what the store says of the first that it refuses */
export const saveVariations = async (
  productId: number,
  changes: readonly ({ id: number } & VariationChange)[],
): Promise<void> => {
  for (let from = 0; from < changes.length; from += PAGE) {
    const { json } = await call<{ update?: { error?: { message: string } }[] }>(
      `${pathOf(productId)}/batch`,
      { method: 'POST', body: { update: changes.slice(from, from + PAGE) } },
    )
    const error = json.update?.find((one) => one.error)?.error
    if (error) throw new Error(error.message)
  }
}

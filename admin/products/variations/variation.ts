import { HttpError } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { conflictsOf } from '#admin/api/changes.ts'
import type { Conflict } from '#admin/api/data-provider.ts'
import { productBody } from '#admin/api/product-body.ts'
import { readAll } from '#admin/api/read-all.ts'
import type { ProductBulkChange } from '#store-api/contract/bulk-changes.ts'
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

/** All variations of a product, in their order. */
export const readVariations = (productId: number): Promise<Variation[]> =>
  readAll(pathOf(productId), { orderby: 'id', order: 'asc' })

const refuseConflict = async (path: string, shown: Variation, change: VariationChange): Promise<void> => {
  const { json: now } = await call<Variation>(path, { query: { context: 'edit' } })
  const fields = conflictsOf({ ...change }, { ...shown }, { ...now })
  if (fields.length === 0) return
  const conflict: Conflict = { code: 'changed_meanwhile', fields, now: { ...now } }
  throw new HttpError('errors.changed_meanwhile', 409, conflict)
}

/**
 * Saves a change of a variation, unless what is changed was sold or written since it was shown.
 * @throws HttpError 409 whose body is a {@link Conflict}
 */
export const saveVariation = async (
  productId: number,
  shown: Variation,
  change: VariationChange,
): Promise<Variation> => {
  const path = `${pathOf(productId)}/${shown.id}`
  await refuseConflict(path, shown, change)
  const { json } = await call<Variation>(path, { method: 'PUT', body: productBody(change) })
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

export type BulkKind = 'price' | 'percent' | 'sale' | 'stock'

/** What the store is told of a value for all variations. */
export const changeOfAll = (kind: BulkKind, value: number): ProductBulkChange => {
  if (kind === 'price') return { regular_price: String(value) }
  // nothing is no sale
  if (kind === 'sale') return { sale_price: value === 0 ? '' : String(value) }
  return kind === 'stock' ? { stock_quantity: value } : { percent: value }
}

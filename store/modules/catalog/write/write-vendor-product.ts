import { type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { ProductRow } from '../products/product.ts'
import type { ProductRefusal } from './product-codes.ts'
import type { ProductFields } from './product-fields.ts'
import { findRow } from './product-rows.ts'
import { createProduct, updateProduct } from './write-product.ts'

export type VendorProductRefusal = ProductRefusal | { reason: 'not_allowed' }

/** What a vendor wants of a product: kept for later, or sold. */
type VendorWish = 'draft' | 'publish'

const notAllowed = () => refuse({ reason: 'not_allowed' } as const)

/** What shoppers read of a product, and the shop looks at; price and stock are the vendor's own. */
const LOOKED_AT = ['name', 'description', 'short_description'] as const
const LOOKED_AT_LISTS = ['image_ids', 'category_ids'] as const

const isRewritten = (before: ProductRow, fields: ProductFields): boolean =>
  LOOKED_AT.some((name) => fields[name] !== undefined && fields[name] !== before[name]) ||
  LOOKED_AT_LISTS.some(
    (name) => fields[name] !== undefined && fields[name]?.join() !== fromJson<number[]>(before[name]).join(),
  )

/** The status of a product after its vendor has written it. */
const statusFor = (
  before: ProductRow | null,
  fields: ProductFields,
  wish: VendorWish | undefined,
  isLookedAt: boolean,
): string => {
  const status = before?.status ?? 'draft'
  // what the shop hides stays hidden
  if (status === 'private') return status
  if (wish === 'draft') return 'draft'
  if (status === 'publish') return isLookedAt && before && isRewritten(before, fields) ? 'pending' : status
  if (wish === 'publish') return isLookedAt ? 'pending' : 'publish'
  return status
}

/**
 * Writes a product of a vendor, who may do so as the setting `vendor_products` says. Where the shop looks at them first,
 * a new one waits for that, and so does one whose texts, pictures or categories were changed.
 * @param id 0 for a new one
 * @returns the product's id
 */
export const writeVendorProduct = (
  context: Context,
  vendorId: number,
  id: number,
  fields: ProductFields,
  wish?: VendorWish,
): Promise<Result<number, VendorProductRefusal>> =>
  inTransaction(context, async (inside) => {
    const { vendor_products: allowed } = await readSettings(inside)
    if (allowed === 'off') return notAllowed()
    const before = id ? await findRow(inside, id) : null
    if (id && (!before || before.vendor_id !== vendorId || before.parent_id)) {
      return refuse({ reason: 'unknown' } as const)
    }
    const status = statusFor(before ?? null, fields, wish, allowed === 'review')
    const written = { ...fields, status, vendor_id: vendorId }
    return id ? updateProduct(inside, id, written) : createProduct(inside, written)
  })

/** Puts a product of a vendor into the bin. */
export const trashVendorProduct = (
  context: Context,
  vendorId: number,
  id: number,
): Promise<Result<number, VendorProductRefusal>> =>
  inTransaction(context, async (inside) => {
    if ((await readSettings(inside)).vendor_products === 'off') return notAllowed()
    const before = await findRow(inside, id)
    if (before?.vendor_id !== vendorId || before.parent_id) return refuse({ reason: 'unknown' } as const)
    return updateProduct(inside, id, { status: 'trash' })
  })

import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { describeMedia, findMedia } from '#store/modules/media/media.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { ProductRow } from '../products/product.ts'
import type { ProductRefusal } from './product-codes.ts'
import type { ProductFields } from './product-fields.ts'
import { findRow } from './product-rows.ts'
import { createProduct, updateProduct } from './write-product.ts'

/** `hidden`: the shop hides it; `foreign_picture`: neither the vendor's own nor the product's */
export type VendorProductRefusal =
  | ProductRefusal
  | { reason: 'not_allowed' }
  | { reason: 'hidden' }
  | { reason: 'foreign_picture' }

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
  isDescribed: boolean,
): string => {
  const status = before?.status ?? 'draft'
  // what the shop hides stays hidden
  if (status === 'private') return status
  if (wish === 'draft') return 'draft'
  if (status === 'publish')
    return isLookedAt && before && (isDescribed || isRewritten(before, fields)) ? 'pending' : status
  if (wish === 'publish') return isLookedAt ? 'pending' : 'publish'
  return status
}

/** A picture of a product, and the text that stands for it where that is given. */
interface GivenPicture {
  id: number
  alt?: string | undefined
}

/**
 * Gives pictures of a vendor the texts that stand for them.
 * @param known pictures that the product has
 * @returns those whose text is another now
 */
const describePictures = async (
  inside: Context,
  vendorId: number,
  known: readonly number[],
  given: readonly GivenPicture[],
): Promise<Result<number[], VendorProductRefusal>> => {
  const pictures = await findMedia(
    inside,
    given.map(({ id }) => id),
  )
  const described: number[] = []
  for (const { id, alt } of given) {
    const picture = pictures.get(id)
    const isOwn = picture?.vendor_id === vendorId
    const isChanged = alt !== undefined && alt !== picture?.alt
    if (!isOwn && (isChanged || !known.includes(id))) return refuse({ reason: 'foreign_picture' } as const)
    if (!isChanged) continue
    await describeMedia(inside, id, { alt })
    described.push(id)
  }
  return ok(described)
}

/** What else of the vendor's is sold with these pictures goes back to the shop, which looks at their texts. */
const handInOthers = async (inside: Context, vendorId: number, id: number, pictures: readonly number[]) => {
  if (pictures.length === 0) return
  const others = await inside.db
    .selectFrom('products')
    .select(['id', 'image_ids'])
    .where('vendor_id', '=', vendorId)
    .where('parent_id', '=', 0)
    .where('status', '=', 'publish')
    .where('id', '!=', id)
    .execute()
  for (const other of others) {
    const shown = fromJson<number[]>(other.image_ids)
    if (pictures.some((picture) => shown.includes(picture)))
      await updateProduct(inside, other.id, { status: 'pending' })
  }
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
  pictures: readonly GivenPicture[] = [],
): Promise<Result<number, VendorProductRefusal>> =>
  inTransaction(context, async (inside) => {
    const { vendor_products: allowed } = await readSettings(inside)
    if (allowed === 'off') return notAllowed()
    const before = id ? await findRow(inside, id) : null
    if (id && (!before || before.vendor_id !== vendorId || before.parent_id)) {
      return refuse({ reason: 'unknown' } as const)
    }
    const known = before ? fromJson<number[]>(before.image_ids) : []
    const described = await describePictures(inside, vendorId, known, pictures)
    if (!described.ok) return described
    const isLookedAt = allowed === 'review'
    if (isLookedAt) await handInOthers(inside, vendorId, id, described.value)
    const status = statusFor(before ?? null, fields, wish, isLookedAt, described.value.length > 0)
    const written = { ...fields, status, vendor_id: vendorId }
    return id ? updateProduct(inside, id, written) : createProduct(inside, written)
  })

/** Puts a product of a vendor into the bin, out of which it would come as it was not: what the shop hides stays. */
export const trashVendorProduct = (
  context: Context,
  vendorId: number,
  id: number,
): Promise<Result<number, VendorProductRefusal>> =>
  inTransaction(context, async (inside) => {
    if ((await readSettings(inside)).vendor_products === 'off') return notAllowed()
    const before = await findRow(inside, id)
    if (before?.vendor_id !== vendorId || before.parent_id) return refuse({ reason: 'unknown' } as const)
    if (before.status === 'private') return refuse({ reason: 'hidden' } as const)
    return updateProduct(inside, id, { status: 'trash' })
  })

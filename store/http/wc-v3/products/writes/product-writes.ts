import type { Context } from 'hono'
import { makeOnce } from '#store/http/idempotency-key.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { itemWrite } from '#store/http/wp-rest/item-writes.ts'
import { forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { inLanguageToo } from '#store/http/write-texts.ts'
import {
  createProduct,
  createVariation,
  deleteProduct,
  deleteReviewsOf,
  duplicateProduct,
  type ProductRefusal,
  updateProduct,
} from '#store/modules/catalog/catalog.ts'
import type { Services } from '#store/services.ts'
import { readProduct, readVariation } from './given-product.ts'
import { productArgs, variationArgs } from './product-args.ts'

/** The refusal of a code that another product has, or that is none; null for any other. */
export const invalidCode = (refusal: ProductRefusal): ApiError | null => {
  switch (refusal.reason) {
    case 'sku_taken':
      return new ApiError(400, 'product_invalid_sku', 'Invalid or duplicated SKU.', {
        resource_id: refusal.id,
        unique_sku: refusal.free,
      })
    case 'gtin_taken':
      return new ApiError(
        400,
        'product_invalid_global_unique_id',
        'Invalid or duplicated GTIN, UPC, EAN or ISBN.',
        { resource_id: refusal.id, unique_global_unique_id: refusal.free },
      )
    case 'invalid_gtin':
      return new ApiError(
        400,
        'product_invalid_global_unique_id',
        'Invalid or duplicated GTIN, UPC, EAN or ISBN.',
      )
    default:
      return null
  }
}

const invalidProduct = (status: 400 | 404) =>
  new ApiError(status, 'woocommerce_rest_product_invalid_id', 'Invalid ID.')
const invalidVariation = () =>
  new ApiError(404, 'woocommerce_rest_product_variation_invalid_id', 'Invalid ID.')
const alreadyTrashed = (what: string) =>
  new ApiError(410, 'woocommerce_rest_already_trashed', `The ${what} has already been deleted.`)

type Answer = (c: Context, id: number) => Promise<{ status: string }>

/** @param answer the product as its editor reads it; throws 404 where there is none of this id */
export const productWrites = (services: Services, answer: Answer) => {
  const create = itemWrite(productArgs, async (c, given) => {
    if (given.id) {
      throw new ApiError(400, 'woocommerce_rest_product_exists', 'Cannot create existing product.')
    }
    const fields = await readProduct(c, services, given)
    const made = await makeOnce(c, requestContext(c, services), given, (inside) =>
      createProduct(inside, fields),
    )
    if (!made.ok) throw invalidCode(made.error) ?? invalidProduct(400)
    return answer(c, made.value)
  })
  const update = itemWrite(productArgs, async (c, given, id) => {
    const fields = await readProduct(c, services, given, id)
    const done = await updateProduct(requestContext(c, services), id, fields)
    if (!done.ok) throw invalidCode(done.error) ?? invalidProduct(400)
    return answer(c, id)
  })
  const remove = itemWrite(forceArg, async (c, { force }, id) => {
    const context = requestContext(c, services)
    const before = await answer(c, id)
    if (!force && before.status === 'trash') throw alreadyTrashed('product')
    if (force) await deleteReviewsOf(context, services.dataDir, id)
    const done = force
      ? await deleteProduct(context, id)
      : await updateProduct(context, id, { status: 'trash' })
    if (!done.ok) throw invalidProduct(404)
    return before
  })
  const duplicate = itemWrite(productArgs, async (c, given, id) => {
    const { id: _, ...changes } = given
    const fields = await readProduct(c, services, { ...changes, id: undefined }, id)
    const done = await makeOnce(c, requestContext(c, services), given, (inside) =>
      duplicateProduct(inside, id, fields),
    )
    if (done.ok) return answer(c, done.value)
    throw (
      invalidCode(done.error) ??
      new ApiError(404, 'woocommerce_rest_product_invalid_id', 'Invalid product ID.')
    )
  })
  return { create, update: inLanguageToo(services, 'product', update, answer), remove, duplicate }
}

/** Of the product that the path names `:parent`. */
export const variationWrites = (services: Services, answer: Answer) => {
  const parentOf = (c: Context): number => Number(c.req.param('parent'))
  const create = itemWrite(variationArgs, async (c, given) => {
    const fields = await readVariation(c, services, given)
    const made = await makeOnce(c, requestContext(c, services), given, (inside) =>
      createVariation(inside, parentOf(c), fields),
    )
    if (!made.ok) throw invalidCode(made.error) ?? invalidProduct(404)
    return answer(c, made.value)
  })
  const update = itemWrite(variationArgs, async (c, given, id) => {
    const fields = await readVariation(c, services, given, id)
    const done = await updateProduct(requestContext(c, services), id, fields, parentOf(c))
    if (!done.ok) throw invalidCode(done.error) ?? invalidVariation()
    return answer(c, id)
  })
  const remove = itemWrite(forceArg, async (c, { force }, id) => {
    const context = requestContext(c, services)
    const before = await answer(c, id)
    if (!force && before.status === 'trash') throw alreadyTrashed('product_variation')
    const done = force
      ? await deleteProduct(context, id, parentOf(c))
      : await updateProduct(context, id, { status: 'trash' }, parentOf(c))
    if (!done.ok) throw invalidVariation()
    return before
  })
  return { create, update, remove }
}

import { Hono, type Context as HonoContext } from 'hono'
import { makeOnce } from '#store/http/idempotency-key.ts'
import { mediaUrl } from '#store/http/image.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { parseBody } from '#store/http/parse.ts'
import { createThrottle } from '#store/http/rate-limit/throttle.ts'
import { documentsOf } from '#store/http/wc-v3/products/documents/product-documents.ts'
import { readProduct } from '#store/http/wc-v3/products/writes/given-product.ts'
import { productArgs } from '#store/http/wc-v3/products/writes/product-args.ts'
import { invalidCode } from '#store/http/wc-v3/products/writes/product-writes.ts'
import { ApiError, invalidParameters, tooBusy } from '#store/http/wp-rest/errors.ts'
import { readWritten } from '#store/http/wp-rest/parameters.ts'
import { readUpload, titleOf } from '#store/http/wp-v2/media/media-upload.ts'
import {
  loadProducts,
  trashVendorProduct,
  type VendorProductRefusal,
  writeVendorProduct,
} from '#store/modules/catalog/catalog.ts'
import { textOfHtml } from '#store/modules/content/content.ts'
import { addMedia, findMedia } from '#store/modules/media/media.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { type VendorPicture, vendorProductChange } from '#store-api/contract/vendor-dashboard.ts'
import { requireVendor } from './require-vendor.ts'
import { vendorProductDetailJson } from './vendor-dashboard-json.ts'

const PRODUCTS = '/wp-json/ghab/v1/vendor/products'
const PRODUCT = `${PRODUCTS}/:id{[0-9]+}`

const unknownProduct = () => new ApiError(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.')

const refusalOf = (refusal: VendorProductRefusal): ApiError => {
  if (refusal.reason === 'not_allowed') {
    return new ApiError(403, 'ghab_vendor_products_off', 'This shop writes the products of vendors itself.')
  }
  if (refusal.reason === 'hidden')
    return new ApiError(403, 'ghab_vendor_product_hidden', 'The shop hides this product.')
  if (refusal.reason === 'foreign_picture') return foreignPicture()
  return invalidCode(refusal) ?? unknownProduct()
}

const nameless = () =>
  invalidParameters({ name: { code: 'ghab_name_needed', message: 'A product needs a name.' } })
const foreignPicture = () =>
  invalidParameters({
    images: { code: 'ghab_foreign_picture', message: 'A product shows pictures that its vendor added.' },
  })
const noPicture = () =>
  invalidParameters({ file: { code: 'ghab_not_a_picture', message: 'This file is no picture.' } })

/** `ghab/v1/vendor/products` and `…/pictures`: what vendors write of their own products, as far as the shop lets them. */
export const vendorProductRoutes = (services: Services): Hono => {
  const documents = documentsOf(services)
  const throttlePictures = createThrottle(services.countAs, 'vendor pictures', {
    perIp: 100,
    perTarget: 100,
  })
  const throttleWrites = createThrottle(services.countAs, 'vendor products', { perIp: 300, perTarget: 300 })

  const idOf = (c: HonoContext) => Number(c.req.param('id'))

  const answer = async (c: HonoContext, vendorId: number, id: number, status: 200 | 201 = 200) => {
    const row = (await loadProducts(requestContext(c, services), [id])).get(id)
    const isOwn = row?.vendor_id === vendorId && row.parent_id === 0
    const [product] = isOwn ? await documents.raw(c, 'product', [id]) : []
    if (!product) throw unknownProduct()
    const media = await findMedia(
      requestContext(c, services),
      product.images.map((image) => image.id),
    )
    const isOwnPicture = (picture: number) => media.get(picture)?.vendor_id === vendorId
    return c.json(vendorProductDetailJson(product, isOwnPicture), status)
  }

  const write = async (c: HonoContext, id: number) => {
    const { context, vendor } = await requireVendor(c, services)
    throttleWrites(c, String(vendor.id))
    const { status, date_on_sale_from, date_on_sale_to, images, ...fields } = await parseBody(
      c,
      vendorProductChange,
    )
    if (id === 0 ? !fields.name?.trim() : fields.name?.trim() === '') throw nameless()
    const pictures = images?.map(({ id: picture, alt }) => ({ id: picture, alt: alt && textOfHtml(alt) }))
    const others = {
      ...(pictures && { images: pictures.map((picture) => ({ id: picture.id })) }),
      ...(date_on_sale_from !== undefined && { date_on_sale_from: date_on_sale_from ?? '' }),
      ...(date_on_sale_to !== undefined && { date_on_sale_to: date_on_sale_to ?? '' }),
    }
    const given = readWritten(new Map(Object.entries({ ...fields, ...others })), productArgs)
    const product = await readProduct(c, services, given)
    const written = await makeOnce(c, context, { ...given, status, pictures }, (inside) =>
      writeVendorProduct(inside, vendor.id, id, product, status, pictures),
    )
    if (!written.ok) throw refusalOf(written.error)
    return answer(c, vendor.id, written.value, id ? 200 : 201)
  }

  return new Hono()
    .get(PRODUCT, async (c) => {
      const { vendor } = await requireVendor(c, services)
      return answer(c, vendor.id, idOf(c))
    })
    .post(PRODUCTS, (c) => write(c, 0))
    .put(PRODUCT, (c) => write(c, idOf(c)))
    .delete(PRODUCT, async (c) => {
      const { context, vendor } = await requireVendor(c, services)
      const trashed = await trashVendorProduct(context, vendor.id, idOf(c))
      if (!trashed.ok) throw refusalOf(trashed.error)
      return answer(c, vendor.id, trashed.value)
    })
    .post('/wp-json/ghab/v1/vendor/pictures', async (c) => {
      const { context, vendor } = await requireVendor(c, services)
      if ((await readSettings(context)).vendor_products === 'off') throw refusalOf({ reason: 'not_allowed' })
      throttlePictures(c, String(vendor.id))
      const { name, bytes } = await readUpload(c)
      const added = await addMedia(context, services.dataDir, bytes, {
        title: titleOf(name),
        alt: '',
        vendorId: vendor.id,
      })
      if (!added.ok) throw added.error === 'busy' ? tooBusy(c) : noPicture()
      const { id, alt } = added.value
      const source_url = mediaUrl(originOf(c.req, services), added.value)
      return c.json({ id, source_url, alt_text: alt } satisfies VendorPicture, 201)
    })
}

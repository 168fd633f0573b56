import { Hono, type Context as HonoContext } from 'hono'
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
import { addMedia } from '#store/modules/media/media.ts'
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
  return invalidCode(refusal) ?? unknownProduct()
}

const nameless = () =>
  invalidParameters({ name: { code: 'ghab_name_needed', message: 'A product needs a name.' } })
const noPicture = () =>
  invalidParameters({ file: { code: 'ghab_not_a_picture', message: 'This file is no picture.' } })

/** `ghab/v1/vendor/products` and `…/pictures`: what vendors write of their own products, as far as the shop lets them. */
export const vendorProductRoutes = (services: Services): Hono => {
  const documents = documentsOf(services)
  const throttle = createThrottle(services.countAs, 'vendor pictures', { perIp: 100, perTarget: 100 })

  const idOf = (c: HonoContext) => Number(c.req.param('id'))

  const answer = async (c: HonoContext, vendorId: number, id: number, status: 200 | 201 = 200) => {
    const row = (await loadProducts(requestContext(c, services), [id])).get(id)
    const isOwn = row?.vendor_id === vendorId && row.parent_id === 0
    const [product] = isOwn ? await documents.raw(c, 'product', [id]) : []
    if (!product) throw unknownProduct()
    return c.json(vendorProductDetailJson(product), status)
  }

  const write = async (c: HonoContext, id: number) => {
    const { context, vendor } = await requireVendor(c, services)
    const { status, date_on_sale_from, date_on_sale_to, ...fields } = await parseBody(c, vendorProductChange)
    if (id === 0 ? !fields.name?.trim() : fields.name?.trim() === '') throw nameless()
    const dates = {
      ...(date_on_sale_from !== undefined && { date_on_sale_from: date_on_sale_from ?? '' }),
      ...(date_on_sale_to !== undefined && { date_on_sale_to: date_on_sale_to ?? '' }),
    }
    const given = readWritten(new Map(Object.entries({ ...fields, ...dates })), productArgs)
    const written = await writeVendorProduct(
      context,
      vendor.id,
      id,
      await readProduct(c, services, given),
      status,
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
      const { vendor } = await requireVendor(c, services)
      throttle(c, String(vendor.id))
      const { name, bytes } = await readUpload(c)
      const added = await addMedia(requestContext(c, services), services.dataDir, bytes, {
        title: titleOf(name),
        alt: '',
      })
      if (!added.ok) throw added.error === 'busy' ? tooBusy(c) : noPicture()
      const { id, alt } = added.value
      const source_url = mediaUrl(originOf(c.req, services), added.value)
      return c.json({ id, source_url, alt_text: alt } satisfies VendorPicture, 201)
    })
}

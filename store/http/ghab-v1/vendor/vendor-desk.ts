import { Hono, type Context as HonoContext } from 'hono'
import { mediaUrl } from '#store/http/image.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { parseBody, parseInput } from '#store/http/parse.ts'
import { resolveImage } from '#store/http/wc-v3/products/writes/given-images.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import { sanitiseHtml } from '#store/modules/content/content.ts'
import { findMedia } from '#store/modules/media/media.ts'
import {
  editVendor,
  findVendorAccount,
  listVendorAccounts,
  type VendorAccount,
} from '#store/modules/vendors/vendors.ts'
import type { Services } from '#store/services.ts'
import {
  type VendorAccount as VendorAnswer,
  vendorChange,
  vendorDeskQuery,
} from '#store-api/contract/vendor-desk.ts'

const PATH = '/wp-json/ghab/v1/vendor-desk'
const ITEM = `${PATH}/:id{[0-9]+}`

const unknown = () => new ApiError(404, 'ghab_vendor_unknown', 'There is no such vendor.')
const slugTaken = () =>
  invalidParameters({ slug: { code: 'ghab_slug_taken', message: 'Another vendor has this slug.' } })

/** `ghab/v1/vendor-desk`: all vendors for those who run the shop, who let them sell or not. */
export const vendorDeskRoutes = (services: Services): Hono => {
  const idOf = (c: HonoContext) => Number(c.req.param('id'))

  const toJson = async (c: HonoContext, vendors: readonly VendorAccount[]): Promise<VendorAnswer[]> => {
    const pictures = await findMedia(
      requestContext(c, services),
      vendors.flatMap((vendor) => [vendor.banner_id, vendor.avatar_id]),
    )
    const origin = originOf(c.req, services)
    const picture = (id: number | null) => {
      const found = pictures.get(id ?? 0)
      return found ? { id: found.id, src: mediaUrl(origin, found), alt: found.alt } : null
    }
    return vendors.map(({ banner_id, avatar_id, created_at, ...vendor }) => {
      const figures = services.catalog.figures({ vendors: [vendor.id], statuses: ['any'] })
      return {
        ...vendor,
        banner: picture(banner_id),
        avatar: picture(avatar_id),
        products_count: figures.products,
        rating: (figures.rating / 100).toFixed(2),
        date_created_gmt: gmtDate(created_at),
      }
    })
  }
  const sendOne = async (c: HonoContext, vendor: VendorAccount) => c.json((await toJson(c, [vendor]))[0])
  const pictureOf = async (c: HonoContext, given: { id: number } | null | undefined) =>
    given && resolveImage(c, services, given)

  return new Hono()
    .get(PATH, async (c) => {
      requireKey(c, 'read')
      const { page, per_page: perPage, search, enabled } = parseInput(vendorDeskQuery, c.req.query())
      const found = await listVendorAccounts(requestContext(c, services), {
        search,
        enabled: enabled === undefined ? undefined : enabled === 'true',
      })
      const start = (page - 1) * perPage
      const shown = await toJson(c, found.slice(start, start + perPage))
      return sendList(c, services, shown, { total: found.length, page, perPage })
    })
    .get(ITEM, async (c) => {
      requireKey(c, 'read')
      const vendor = await findVendorAccount(requestContext(c, services), idOf(c))
      if (!vendor) throw unknown()
      return sendOne(c, vendor)
    })
    .put(ITEM, async (c) => {
      requireKey(c, 'write')
      const { banner, avatar, description, ...fields } = await parseBody(c, vendorChange)
      const edited = await editVendor(requestContext(c, services), idOf(c), {
        ...fields,
        description: description === undefined ? undefined : sanitiseHtml(description),
        banner_id: await pictureOf(c, banner),
        avatar_id: await pictureOf(c, avatar),
      })
      if (!edited.ok) throw edited.error === 'unknown' ? unknown() : slugTaken()
      return sendOne(c, edited.value)
    })
}

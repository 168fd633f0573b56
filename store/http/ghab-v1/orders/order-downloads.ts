import { basename } from 'node:path'
import { Hono, type Context as HonoContext } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { datePair, gmtDate, parseDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import {
  changeDownload,
  type DownloadPermission,
  downloadProblem,
  giveDownloads,
  listDownloadsOfOrder,
} from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import {
  downloadChange,
  downloadGrant,
  type OrderDownload,
  type OrderDownloads,
} from '#store-api/contract/order-desk.ts'
import { orderNotFound } from './answer-order.ts'

const DOWNLOADS = '/wp-json/ghab/v1/orders/:id{[0-9]+}/downloads'

const nothingToDownload = () =>
  new ApiError(400, 'ghab_nothing_to_download', 'This product has no files to download.', {
    params: { product_id: 'This product has no files to download.' },
  })

const wrongDate = () =>
  new ApiError(400, 'rest_invalid_param', 'Invalid parameter(s): access_expires', {
    params: { access_expires: 'Invalid date.' },
  })

const permissionJson = (permission: DownloadPermission, now: number, timezone: string): OrderDownload => ({
  product_id: permission.product_id,
  product_name: permission.product_name,
  download_id: permission.download_id,
  name: permission.name,
  file: basename(permission.file),
  downloads_remaining: permission.remaining,
  download_count: permission.used,
  last_download_gmt: permission.begun_at === null ? null : gmtDate(permission.begun_at),
  ...datePair('access_expires', permission.expires_at, timezone),
  state: permission.revoked_at === null ? (downloadProblem(permission, now) ?? 'ready') : 'revoked',
})

/** `ghab/v1/orders/{id}/downloads`, for those who run the shop: what an order lets its buyer download, and how often. */
export const orderDownloadRoutes = (services: Services): Hono => {
  const timezoneOf = async (c: HonoContext) => (await readSettings(requestContext(c, services))).timezone
  const answer = async (c: HonoContext) => {
    const found = await listDownloadsOfOrder(requestContext(c, services), Number(c.req.param('id')))
    if (!found) throw orderNotFound()
    const timezone = await timezoneOf(c)
    const now = services.clock()
    const downloads = found.permissions.map((permission) => permissionJson(permission, now, timezone))
    return c.json({ withheld: found.withheld, downloads } satisfies OrderDownloads)
  }

  return new Hono()
    .get(DOWNLOADS, async (c) => {
      requireKey(c, 'read')
      return answer(c)
    })
    .post(DOWNLOADS, async (c) => {
      requireKey(c, 'write')
      const { product_id } = await parseBody(c, downloadGrant)
      const given = await giveDownloads(requestContext(c, services), Number(c.req.param('id')), product_id)
      if (!given.ok) throw given.error === 'unknown_order' ? orderNotFound() : nothingToDownload()
      return answer(c)
    })
    .put(`${DOWNLOADS}/:product{[0-9]+}/:download`, async (c) => {
      requireKey(c, 'write')
      const { downloads_remaining: remaining, access_expires, revoked } = await parseBody(c, downloadChange)
      const expiresAt = access_expires && parseDate(access_expires, await timezoneOf(c))
      if (access_expires && expiresAt === null) throw wrongDate()
      const named = {
        orderId: Number(c.req.param('id')),
        productId: Number(c.req.param('product')),
        downloadId: c.req.param('download'),
      }
      const changed = await changeDownload(requestContext(c, services), named, {
        remaining,
        expiresAt: expiresAt as number | null | undefined,
        revoked,
      })
      if (!changed.ok) throw new ApiError(404, changed.error, 'Invalid download.')
      return answer(c)
    })
}

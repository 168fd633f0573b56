import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { fileTag } from '#common/http/etag.ts'
import { readLanguage } from '#store/http/language.ts'
import { requestContext, requireCustomer } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import {
  type DownloadPermission,
  type DownloadRefusal,
  downloadProblem,
  listDownloads,
  takeDownload,
} from '#store/modules/orders/orders.ts'
import { readTranslatedNames } from '#store/modules/translations/translations.ts'
import type { Services } from '#store/services.ts'
import type { Download } from '#store-api/contract/account-data.ts'
import { type ByteRange, readRange } from './byte-range.ts'
import { commonDownloadJson } from './download-json.ts'
import { findGuestOrders } from './join-orders.ts'

const REFUSED: Record<DownloadRefusal, [status: 403 | 404, message: string]> = {
  unknown_download: [404, 'Invalid download.'],
  expired: [403, 'Sorry, this download has expired'],
  used_up: [403, 'Sorry, you have reached your download limit for this file'],
}

const refusal = (code: DownloadRefusal): ApiError => new ApiError(REFUSED[code][0], code, REFUSED[code][1])

/** A download as WooCommerce answers it, and its state. */
const downloadJson = (permission: DownloadPermission, origin: string, now: number): Download => ({
  ...commonDownloadJson(permission, origin),
  access_expires_gmt: permission.expires_at === null ? 'never' : gmtDate(permission.expires_at),
  file: { name: permission.name, file: basename(permission.file) },
  state: downloadProblem(permission, now) ?? 'ready',
})

/** A name as the value of `filename*` (RFC 8187), which is narrower than a part of a URL. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Named as the shop calls it; sent as plain bytes, so that no browser opens it and nothing packs it on its way. */
const fileHeaders = ({ name, file }: DownloadPermission): Record<string, string> => ({
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(name + extname(file))}`,
  'X-Content-Type-Options': 'nosniff',
  'Accept-Ranges': 'bytes',
  'Cache-Control': 'private, no-store',
})

const streamOf = (path: string, { start, end }: ByteRange): ReadableStream =>
  Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream

/** `ghab/v1/downloads`: what the customer who asks may download, and the files. */
export const downloadRoutes = (services: Services): Hono => {
  const app = new Hono()

  app.get('/wp-json/ghab/v1/downloads', async (c) => {
    const { customerId } = requireCustomer(c, services)
    const context = requestContext(c, services)
    await findGuestOrders(context)
    const origin = originOf(c.req, services)
    const permissions = await listDownloads(context, customerId)
    const names = await readTranslatedNames(
      context,
      permissions.map(({ product_id }) => product_id),
      await readLanguage(c, services),
    )
    return c.json(
      permissions.map((permission) => ({
        ...downloadJson(permission, origin, services.clock()),
        product_name: names.get(permission.product_id) ?? permission.product_name,
      })),
    )
  })

  app.get('/wp-json/ghab/v1/downloads/:token/file', async (c) => {
    requireCustomer(c, services)
    const asked = c.req.header('range')
    const goesOn = asked !== undefined && !/^bytes=0-/.test(asked)
    const isHead = c.req.method === 'HEAD'
    const taking = isHead ? 'look' : goesOn ? 'goOn' : 'begin'
    const taken = await takeDownload(requestContext(c, services), c.req.param('token'), taking)
    if (!taken.ok) throw refusal(taken.error)
    const permission = taken.value
    // a file that its owner named, but never one outside of the folder
    const path = join(services.dataDir, 'downloads', join('/', permission.file.replace(/^downloads\//, '')))
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) throw refusal('unknown_download')
    const { size } = found
    const etag = fileTag(found)
    const range = readRange(asked, size, { etag, ifRange: c.req.header('if-range') })
    const headers = { ...fileHeaders(permission), ETag: etag }
    if (range === 'unsatisfiable') {
      return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` })
    }
    const { start, end } = range ?? { start: 0, end: size - 1 }
    const length = { 'Content-Length': String(end - start + 1) }
    if (isHead) return c.body(null, 200, { ...headers, 'Content-Length': String(size) })
    if (!range) return c.body(streamOf(path, { start, end }), 200, { ...headers, ...length })
    const part = { 'Content-Range': `bytes ${start}-${end}/${size}` }
    return c.body(streamOf(path, range), 206, { ...headers, ...length, ...part })
  })
  return app
}

import { stat } from 'node:fs/promises'
import { Hono, type Context as HonoContext } from 'hono'
import { askerOf, requestContext, requireRightBySession } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { parseBody } from '#store/http/parse.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { createFileThrottle } from '#store/http/wc-v3/csv/csv-request.ts'
import { createExporters } from '#store/http/wc-v3/csv/exporters.ts'
import { MOST_EXPORTS } from '#store/http/wc-v3/csv/product-export.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import {
  deleteExport,
  exportPath,
  findExport,
  KEPT_FOR,
  type KeptExport,
  listExports,
  startExport,
} from '#store/modules/csv/csv.ts'
import type { Services } from '#store/services.ts'
import { type KeptExportAnswer, type NewExport, newExport } from '#store-api/contract/kept-exports.ts'
import { sendPrivateFile } from './private-file.ts'

const PATH = '/wp-json/ghab/v1/exports'
const ITEM = `${PATH}/:id{[0-9]+}`

const unknown = () => new ApiError(404, 'ghab_export_unknown', 'There is no such file any more.')
const notDone = () => new ApiError(409, 'ghab_export_not_done', 'The file is not written yet.')

/** What the exporter of a kind is asked for. */
const wantedOf = (given: NewExport): object => {
  switch (given.kind) {
    case 'products':
      return { types: given.type ? [given.type] : [], categoryIds: [], columns: [], withMeta: true }
    case 'orders': {
      const { status, after, before } = given
      return { ...(status && { status: [status] }), after, before }
    }
    case 'customers':
      return { role: 'customer' }
  }
}

const nameOf = ({ kind, id }: KeptExport): string => `${kind}-${id}.csv`

const exportJson = (one: KeptExport): KeptExportAnswer => ({
  id: one.id,
  kind: one.kind,
  status: one.status,
  percentage:
    one.status === 'done' ? 100 : Math.min(99, Math.floor((100 * one.done) / Math.max(1, one.total))),
  size: one.bytes,
  name: nameOf(one),
  date_created_gmt: gmtDate(one.created_at),
  date_expires_gmt: gmtDate(one.created_at + KEPT_FOR),
})

/**
 * `ghab/v1/exports`: files of products, orders and customers that a job writes, for who may export, by their session. They are
 * fetched until they are some days old.
 */
export const keptExportRoutes = (services: Services): Hono => {
  const { dataDir } = services
  const throttle = createFileThrottle(services, 'exports', MOST_EXPORTS)
  const exporters = createExporters(services)

  const exportOf = async (c: HonoContext): Promise<KeptExport> => {
    const found = await findExport(requestContext(c, services), Number(c.req.param('id')))
    if (!found) throw unknown()
    return found
  }
  const listJson = async (c: HonoContext): Promise<KeptExportAnswer[]> =>
    (await listExports(requestContext(c, services))).map(exportJson)

  return new Hono()
    .get(PATH, async (c) => {
      requireRightBySession(c, services)
      return c.json(await listJson(c))
    })
    .post(PATH, async (c) => {
      requireRightBySession(c, services)
      throttle(c)
      const given = await parseBody(c, newExport)
      const context = requestContext(c, services)
      const { kind } = given
      const about = { kind, wanted: wantedOf(given), origin: originOf(c.req, services) }
      const id = await startExport(context, exporters[kind], about)
      logSecurity(c, services, 'export-started', { ...askerOf(c), of: kind })
      const made = await findExport(context, id)
      if (!made) throw unknown()
      return c.json(exportJson(made), 201)
    })
    .get(`${ITEM}/file`, async (c) => {
      requireRightBySession(c, services)
      const one = await exportOf(c)
      if (one.status !== 'done') throw notDone()
      const path = exportPath(dataDir, one)
      const found = await stat(path).catch(() => null)
      if (!found) throw unknown()
      logSecurity(c, services, 'export-downloaded', { ...askerOf(c), of: one.kind })
      return sendPrivateFile(c, {
        path,
        size: found.size,
        name: nameOf(one),
        type: 'text/csv; charset=UTF-8',
      })
    })
    .delete(ITEM, async (c) => {
      requireRightBySession(c, services)
      await deleteExport(requestContext(c, services), dataDir, await exportOf(c))
      return c.json(await listJson(c))
    })
}

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { requireRightBySession } from '#store/http/middleware/authenticate.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import type { BackupDesk, Services } from '#store/services.ts'
import type { Backups } from '#store-api/contract/office.ts'

const PATH = '/wp-json/ghab/v1/backups'

const unknown = () => new ApiError(404, 'ghab_backup_unknown', 'There is no such backup.')

/**
 * `ghab/v1/backups`, for administrators: a backup has everything in it. A restore replaces the data folder under every
 * process and is a command for that reason.
 */
export const backupRoutes = (services: Services): Hono => {
  const desk = (): BackupDesk => {
    if (services.backups) return services.backups
    const message =
      'This shop makes no backups: BACKUP_DIR names their folder, and a shop on PostgreSQL has its own.'
    throw new ApiError(409, 'ghab_backups_off', message)
  }
  const listJson = async (): Promise<Backups> => {
    const backups = await desk().list()
    return {
      under_way: await desk().underWay(),
      backups: backups.map(({ name, size, isSealed, madeAt }) => ({
        name,
        size,
        encrypted: isSealed,
        date_gmt: gmtDate(madeAt),
      })),
    }
  }
  return new Hono()
    .get(PATH, async (c) => {
      requireRightBySession(c, services)
      return c.json(await listJson())
    })
    .post(PATH, async (c) => {
      requireRightBySession(c, services)
      if (!(await desk().start())) {
        throw new ApiError(409, 'ghab_backup_under_way', 'Another backup is under way.')
      }
      logSecurity(c, services, 'backup-started')
      return c.json(await listJson(), 202)
    })
    .get(`${PATH}/:name`, async (c) => {
      requireRightBySession(c, services)
      const name = c.req.param('name')
      const path = await desk().pathOf(name)
      const found = path && (await stat(path).catch(() => null))
      if (!path || !found) throw unknown()
      logSecurity(c, services, 'backup-downloaded')
      return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream, 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Length': String(found.size),
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      })
    })
    .delete(`${PATH}/:name`, async (c) => {
      requireRightBySession(c, services)
      if (!(await desk().remove(c.req.param('name')))) throw unknown()
      logSecurity(c, services, 'backup-deleted')
      return c.json(await listJson())
    })
}

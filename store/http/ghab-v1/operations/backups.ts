import { stat } from 'node:fs/promises'
import { Hono } from 'hono'
import { askerOf, requestContext, requireRightBySession } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { readSettings, saveSettings } from '#store/modules/settings/settings.ts'
import type { BackupDesk, Services } from '#store/services.ts'
import { type Backups, backupSchedule, restoreRequest } from '#store-api/contract/office.ts'
import { wrongField } from '../account/signed-in.ts'
import { sendPrivateFile } from './private-file.ts'

const PATH = '/wp-json/ghab/v1/backups'
const HOUR = 3_600_000

const tooEarly = () => new ApiError(409, 'ghab_backup_under_way', 'Another backup is under way.')
const unknown = () => new ApiError(404, 'ghab_backup_unknown', 'There is no such backup.')

/**
 * `ghab/v1/backups`, for administrators: a backup has everything in it. A restore ends the process, which begins anew on the
 * shop of the backup.
 */
export const backupRoutes = (services: Services): Hono => {
  const desk = (): BackupDesk => {
    if (services.backups) return services.backups
    const message = 'This shop makes no backups of its own: one on PostgreSQL has those of its database.'
    throw new ApiError(409, 'ghab_backups_off', message)
  }
  const listJson = async (): Promise<Backups> => {
    const { folder, dataDir, isBeside, encrypts, plan, ...made } = desk()
    // asked before the failure, so that the answer at the end of one tells it
    const underWay = await made.underWay()
    const [backups, last, failure] = await Promise.all([made.list(), made.lastRestore(), made.lastFailure()])
    const { every, keep } = await plan()
    return {
      under_way: underWay,
      schedule: { every_hours: every / HOUR, keep },
      encrypts,
      folder,
      data_dir: dataDir,
      beside_data: isBeside,
      can_restore: made.restore !== null,
      last_restore: last && {
        name: last.name,
        date_gmt: gmtDate(last.at),
        done: last.done,
        reason: last.reason,
      },
      last_failure: failure && {
        date_gmt: gmtDate(failure.at),
        by_itself: failure.byItself,
        reason: failure.reason,
      },
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
      const start = await desk().start()
      if (start === 'under_way') throw tooEarly()
      if (start === 'begun') logSecurity(c, services, 'backup-started', askerOf(c))
      return c.json(await listJson(), 202)
    })
    .put(`${PATH}/schedule`, async (c) => {
      requireRightBySession(c, services)
      desk()
      const { every_hours, keep } = await parseBody(c, backupSchedule)
      await saveSettings(requestContext(c, services), { backup_plan: { every_hours, keep } })
      return c.json(await listJson())
    })
    .get(`${PATH}/:name`, async (c) => {
      requireRightBySession(c, services)
      const name = c.req.param('name')
      const path = await desk().pathOf(name)
      const found = path && (await stat(path).catch(() => null))
      if (!path || !found) throw unknown()
      logSecurity(c, services, 'backup-downloaded', askerOf(c))
      return sendPrivateFile(c, { path, size: found.size, name, type: 'application/octet-stream' })
    })
    .post(`${PATH}/:name/restore`, async (c) => {
      requireRightBySession(c, services)
      const { restore, pathOf, underWay } = desk()
      const { shop } = await parseBody(c, restoreRequest)
      const name = c.req.param('name')
      if (!(await pathOf(name))) throw unknown()
      if (!restore)
        throw new ApiError(409, 'ghab_restore_by_command', 'This shop is restored by the command.')
      if ((await underWay()) !== null) throw tooEarly()
      const { site_name: own } = await readSettings(requestContext(c, services))
      if (shop.trim() !== own.trim()) {
        throw wrongField('shop', 'other', 'This is not the name of the shop.')
      }
      logSecurity(c, services, 'backup-restored', askerOf(c))
      restore(name)
      return c.json({ restoring: name }, 202)
    })
    .delete(`${PATH}/:name`, async (c) => {
      requireRightBySession(c, services)
      if (!(await desk().remove(c.req.param('name')))) throw unknown()
      logSecurity(c, services, 'backup-deleted', askerOf(c))
      return c.json(await listJson())
    })
}

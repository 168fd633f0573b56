import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { Hono } from 'hono'
import { tryWriting } from '#store/database/try-writing.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { countPaymentsInDoubt } from '#store/modules/payments/payments.ts'
import type { Services } from '#store/services.ts'
import type { Health } from '#store-api/contract/office.ts'

const { version } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as {
  version: string
}

const isWritable = async ({ db, log }: Services): Promise<boolean> => {
  try {
    await tryWriting(db)
    return true
  } catch (err) {
    log.error({ err }, 'nothing can be written')
    return false
  }
}

const diskOf = async (folder: string): Promise<Health['disk']> => {
  const disk = await statfs(folder).catch(() => null)
  return disk && { free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize }
}

/** `GET ghab/v1/health`, for those who run the shop: what a machine would be asked, in one answer. */
export const healthDeskRoutes = (services: Services): Hono =>
  new Hono().get('/wp-json/ghab/v1/health', async (c) => {
    requireKey(c, 'read')
    const context = requestContext(c, services)
    const sources = await services.transportSources(context)
    const jobs = await services.jobs.count()
    const lastBackup = (await services.backups?.lastMade()) ?? null
    const answer: Health = {
      version,
      node: process.versions.node,
      database: { kind: services.databaseKind, writable: await isWritable(services) },
      disk: await diskOf(services.dataDir),
      jobs: jobs.filter(({ count }) => count > 0),
      ...sources,
      payments_in_doubt: await countPaymentsInDoubt(context, services.gateways),
      has_backups: Boolean(services.backups),
      last_backup_gmt: lastBackup === null ? null : gmtDate(lastBackup),
      backup_failed: Boolean(await services.backups?.lastFailure()),
      errors: {
        count: services.failures.count,
        last_gmt: services.failures.lastAt === null ? null : gmtDate(services.failures.lastAt),
        since_gmt: gmtDate(services.failures.since),
      },
    }
    return c.json(answer)
  })

import { Hono } from 'hono'
import { requestContext, requireRightBySession } from '#store/http/middleware/authenticate.ts'
import { boundReader, gmtDate } from '#store/http/wp-rest/dates.ts'
import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import { pagingArgs } from '#store/http/wp-rest/list-parameters.ts'
import { args, readParameters } from '#store/http/wp-rest/parameters.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import { type AuditEntry, listAuditLog } from '#store/modules/audit/audit.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import type { AuditLogEntry } from '#store-api/contract/audit-log.ts'

export const auditLogArgs = args({
  ...pagingArgs,
  resource: { type: 'string', description: 'The kind of thing, as product, order or setting.' },
  id: { type: 'string', description: 'Of the thing; only together with resource.' },
  actor: { type: 'integer', description: 'The account of who made the changes.' },
  after: { type: 'string', format: 'date-time' },
  before: { type: 'string', format: 'date-time' },
  dates_are_gmt: { type: 'boolean', default: false },
})

const entryJson = (entry: AuditEntry): AuditLogEntry => {
  const { actor_id, actor_role, via, via_id, created_at, ...told } = entry
  return {
    id: told.id,
    date_gmt: gmtDate(created_at),
    actor: { id: actor_id, role: actor_role, via, via_id },
    resource: told.resource,
    resource_id: told.resource_id,
    part: told.part,
    action: told.action,
    changes: told.changes,
  }
}

/** `ghab/v1/audit-log`: what those who run the shop have changed, the latest first; for its administrators. */
export const auditLogRoutes = (services: Services): Hono =>
  new Hono().get('/wp-json/ghab/v1/audit-log', async (c) => {
    requireRightBySession(c, services)
    const query = readParameters(new URL(c.req.url).searchParams, auditLogArgs)
    if (query.id !== undefined && query.resource === undefined) {
      const message = 'id is of a resource, which is not given.'
      throw invalidParameters({ id: { code: 'rest_invalid_param', message } })
    }
    const context = requestContext(c, services)
    const boundOf = boundReader(query, (await readSettings(context)).timezone)
    const { page, per_page: perPage } = query
    const { entries, total } = await listAuditLog(context, {
      resource: query.resource,
      resourceId: query.id,
      actorId: query.actor,
      after: boundOf(query.after),
      before: boundOf(query.before),
      limit: perPage,
      offset: (page - 1) * perPage,
    })
    return sendList(c, services, entries.map(entryJson), { total, page, perPage })
  })

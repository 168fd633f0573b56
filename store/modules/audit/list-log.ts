import type { Selectable } from 'kysely'
import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import type { AuditLogTable, FieldChanges } from './tables.ts'

export interface AuditEntry extends Omit<Selectable<AuditLogTable>, 'changes' | 'personal' | 'customer_id'> {
  changes: FieldChanges
}

interface AuditQuery {
  resource?: string | undefined
  /** of the resource; asked for together with it */
  resourceId?: string | undefined
  actorId?: number | undefined
  /** later than this, in ms */
  after?: number | undefined
  /** earlier than this, in ms */
  before?: number | undefined
  limit: number
  offset: number
}

const toEntry = ({ changes, personal, customer_id, ...row }: Selectable<AuditLogTable>): AuditEntry => ({
  ...row,
  changes: { ...fromJson(changes), ...fromJson(personal) },
})

/** A page of the audit log, the latest first, and how many entries there are. */
export const listAuditLog = async (
  { db }: Pick<Context, 'db'>,
  { resource, resourceId, actorId, after, before, limit, offset }: AuditQuery,
): Promise<{ entries: AuditEntry[]; total: number }> => {
  let wanted = db.selectFrom('audit_log')
  if (resource !== undefined) wanted = wanted.where('resource', '=', resource)
  if (resourceId !== undefined) wanted = wanted.where('resource_id', '=', resourceId)
  if (actorId !== undefined) wanted = wanted.where('actor_id', '=', actorId)
  if (after !== undefined) wanted = wanted.where('created_at', '>', after)
  if (before !== undefined) wanted = wanted.where('created_at', '<', before)
  const rows = await wanted
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { entries: rows.map(toEntry), total: Number(total) }
}

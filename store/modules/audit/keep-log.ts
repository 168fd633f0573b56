import { sql } from 'kysely'
import type { Actor, Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import type { Database } from '#store/database/connection.ts'
import { toJson } from '#store/database/json.ts'
import { type RowChange, recordRowChanges } from '#store/database/row-changes.ts'
import { watchWorks } from '#store/database/transaction.ts'
import { isStaffRole, type StaffRole } from '#store/rights.ts'
import { describeFields } from './describe-fields.ts'
import { LOGGED_NAMES, LOGGED_TABLES, type LoggedTable } from './logged-tables.ts'

const isStaff = (actor: Actor): actor is Actor & { role: StaffRole } => isStaffRole(actor.role)

/** Columns that say whose a row is, also where an update did not touch them. */
const ownersOf = async (
  { db }: Context,
  { partOf, customer }: LoggedTable,
  { table, action, key, before, after }: RowChange,
): Promise<Record<string, unknown>> => {
  const known = { ...before, ...after, ...key }
  const wanted = [partOf?.column, ...(partOf?.by ?? []), customer].filter((column) => column !== undefined)
  if (action !== 'update' || wanted.every((column) => column in known)) return known
  const found = await sql<Record<string, unknown>>`
    select ${sql.join(wanted.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.join(
      Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
      sql` and `,
    )}`.execute(db)
  return { ...found.rows[0], ...known }
}

/** The row of the log that tells of a change; null where there is nothing to tell. */
const toEntry = async (inside: Context & { actor: { role: StaffRole } }, change: RowChange) => {
  const table = LOGGED_TABLES[change.table as keyof typeof LOGGED_TABLES]
  if (!table || table.actions?.includes(change.action) === false) return null
  const key = Object.values(change.key).join('/')
  if (table.ignoredRows?.includes(key)) return null
  const { changes, personal } = describeFields(table, change)
  if (change.action === 'update' && Object.keys(changes).length === 0) return null
  const owners = await ownersOf(inside, table, change)
  const { actor, clock } = inside
  const { partOf, customer } = table
  return {
    actor_id: actor.customerId,
    actor_role: actor.role,
    via: actor.via?.kind ?? ('' as const),
    via_id: actor.via?.id ?? '',
    resource: table.resource,
    resource_id: partOf ? String(owners[partOf.column]) : key,
    part: partOf ? `${partOf.part}/${partOf.by?.map((column) => owners[column]).join('/') ?? key}` : '',
    action: change.action,
    changes: toJson(changes),
    personal: toJson(personal),
    customer_id: customer ? Number(change.before[customer] || owners[customer] || 0) : 0,
    created_at: clock(),
  }
}

/**
 * From now on every transaction of this database that one of those who run the shop asks for writes what it changed
 * into the audit log, before it commits; what is undone leaves nothing. Transactions of anybody else cost nothing more.
 */
export const keepAuditLog = (db: Database): void =>
  watchWorks(db, async (inside) => {
    const { actor } = inside
    if (!isStaff(actor)) return null
    const recorder = await recordRowChanges(db, inside.db)
    return {
      end: recorder.end,
      write: async (done) => {
        const entries = []
        for (const change of await recorder.read(done.db, LOGGED_NAMES)) {
          const entry = await toEntry({ ...done, actor }, change)
          if (entry) entries.push(entry)
        }
        for (const some of chunksOf(entries)) await done.db.insertInto('audit_log').values(some).execute()
      },
    }
  })

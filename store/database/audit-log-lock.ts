import { type Kysely, sql } from 'kysely'

const TWO_YEARS = 2 * 365 * 86_400

/** All of an entry but `personal`, which is emptied when a customer is forgotten. */
const FIXED = [
  'id',
  'actor_id',
  'actor_role',
  'via',
  'via_id',
  'resource',
  'resource_id',
  'part',
  'action',
  'changes',
  'customer_id',
  'created_at',
]

const REFUSED = 'the audit log is neither edited nor deleted'
const NAMES = ['audit_log_edit', 'audit_log_delete', 'audit_log_replace', 'audit_log_truncate']

const isSqlite = (db: Kysely<unknown>): boolean =>
  db.getExecutor().adapter.constructor.name.startsWith('Sqlite')

const run = async (db: Kysely<unknown>, text: string) => void (await sql.raw(text).execute(db))

/** What differs between an entry and what is to replace it, beside that personal data was emptied. */
const edited = (isNot: string): string =>
  [`new.personal <> '{}'`, ...FIXED.map((column) => `new.${column} ${isNot} old.${column}`)].join(' or ')

const lockSqlite = async (db: Kysely<unknown>): Promise<void> => {
  const refuse = `begin select raise(abort, '${REFUSED}'); end`
  const kept = `old.created_at >= (unixepoch() - ${TWO_YEARS}) * 1000`
  await run(db, `create trigger audit_log_edit before update on audit_log when ${edited('is not')} ${refuse}`)
  await run(db, `create trigger audit_log_delete before delete on audit_log when ${kept} ${refuse}`)
  // "insert or replace" deletes without asking the trigger above
  const isThere = 'exists (select 1 from audit_log where id = new.id)'
  await run(db, `create trigger audit_log_replace before insert on audit_log when ${isThere} ${refuse}`)
}

const lockPostgres = async (db: Kysely<unknown>): Promise<void> => {
  await run(
    db,
    `create or replace function refuse_audit_log() returns trigger language plpgsql as
      $$ begin raise exception '${REFUSED}'; end $$`,
  )
  const refuse = 'execute function refuse_audit_log()'
  const kept = `old.created_at >= (extract(epoch from now()) - ${TWO_YEARS}) * 1000`
  const when = edited('is distinct from')
  await run(
    db,
    `create trigger audit_log_edit before update on audit_log for each row when (${when}) ${refuse}`,
  )
  await run(
    db,
    `create trigger audit_log_delete before delete on audit_log for each row when (${kept}) ${refuse}`,
  )
  await run(db, `create trigger audit_log_truncate before truncate on audit_log for each statement ${refuse}`)
}

/**
 * From now on the database itself refuses to edit entries of the audit log, but for emptying the personal data of
 * somebody who is forgotten, and to delete those of the last two years by its own clock.
 */
export const lockAuditLog = <T>(db: Kysely<T>): Promise<void> => {
  const untyped = db as unknown as Kysely<unknown>
  return isSqlite(untyped) ? lockSqlite(untyped) : lockPostgres(untyped)
}

/** Takes that off, for a shop that is copied over another one. */
export const unlockAuditLog = async <T>(db: Kysely<T>): Promise<void> => {
  const untyped = db as unknown as Kysely<unknown>
  for (const name of NAMES) {
    await run(untyped, `drop trigger if exists ${name}${isSqlite(untyped) ? '' : ' on audit_log'}`)
  }
}

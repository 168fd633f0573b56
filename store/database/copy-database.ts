import { type Kysely, sql, type Transaction } from 'kysely'
import { lockAuditLog, unlockAuditLog } from './audit-log-lock.ts'
import type { Database } from './connection.ts'
import { isPostgres } from './is-postgres.ts'
import type { Schema } from './schema.ts'

type Any = Kysely<Record<string, Record<string, unknown>>>
const anyTable = (db: Database | Transaction<Schema>): Any => db as never

interface Column {
  name: string
  isText: boolean
}
type Tables = Map<string, Column[]>

/** Of the database itself: each has its own. */
const OWN = new Set(['kysely_migration', 'kysely_migration_lock', 'locks', 'row_changes'])
const ROWS_AT_ONCE = 500
/** sums of numbers with parts depend on the order in which they are added */
const ROUNDING = 1e-9

export interface CopyProgress {
  table: string
  rows: number
  of: number
}

const readTables = async (db: Database): Promise<Tables> => {
  const tables = await db.introspection.getTables()
  return new Map(
    tables
      .filter(({ name }) => !OWN.has(name))
      .map(({ name, columns }) => [
        name,
        columns.map((column) => ({ name: column.name, isText: column.dataType.toLowerCase() === 'text' })),
      ]),
  )
}

/** Which tables the foreign keys of each lead to. */
const readReferences = async (db: Database): Promise<Map<string, Set<string>>> => {
  type Reference = { name: string; other: string }
  const { rows } = isPostgres(db)
    ? await sql<Reference>`select conrelid::regclass::text as name, confrelid::regclass::text as other
        from pg_constraint where contype = 'f'`.execute(db)
    : await sql<Reference>`select m.name, f."table" as other
        from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`.execute(db)
  const byTable = Map.groupBy(rows, ({ name }) => name)
  return new Map([...byTable].map(([name, all]) => [name, new Set(all.map(({ other }) => other))]))
}

/** Those that others lead to come first. */
const inOrder = async (db: Database, tables: Tables): Promise<string[]> => {
  const references = await readReferences(db)
  const left = new Set(tables.keys())
  const ordered: string[] = []
  while (left.size > 0) {
    const next = [...left].find(
      (name) => ![...(references.get(name) ?? [])].some((other) => other !== name && left.has(other)),
    )
    if (!next) throw new Error(`tables that lead to each other: ${[...left].join(', ')}`)
    left.delete(next)
    ordered.push(next)
  }
  return ordered
}

const countRows = async (db: Any, table: string): Promise<number> => {
  const { rows } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** How many rows a table has, and of each column the sum, of texts that of their lengths. */
const sumTable = async (db: Any, table: string, columns: Column[]): Promise<Record<string, number>> => {
  const sums = columns.map(({ name, isText }) => {
    const column = sql.ref(name)
    // with parts, since sums of times are above what a whole number holds
    return sql`sum(${isText ? sql`length(${column})` : column} * 1.0) as ${sql.ref(`sum of ${name}`)}`
  })
  const { rows } = await sql<Record<string, number | null>>`
    select ${sql.join([sql`count(*) as rows`, ...sums])} from ${sql.table(table)}`.execute(db)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]))
}

const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= ROUNDING * Math.max(1, Math.abs(one))

/** The last id that each table counted, also of rows that are gone. */
const readCounters = async (db: Database, tables: Iterable<string>): Promise<Map<string, number>> => {
  type Counter = { name: string; last: number | null }
  if (!isPostgres(db)) {
    const { rows } = await sql<Counter>`select name, seq as last from sqlite_sequence`.execute(db)
    return new Map(rows.map(({ name, last }) => [name, Number(last)]))
  }
  const counters = new Map<string, number>()
  for (const name of tables) {
    const { rows } = await sql<Counter>`select a.attname as name,
      pg_sequence_last_value(pg_get_serial_sequence(${`"${name}"`}, 'id')::regclass) as last
      from pg_attribute a where a.attrelid = ${name}::regclass and a.attname = 'id' and a.attidentity <> ''`.execute(
      db,
    )
    const last = rows[0]?.last
    if (last) counters.set(name, Number(last))
  }
  return counters
}

const setCounter = async (db: Any, table: string, last: number): Promise<void> => {
  if (isPostgres(db)) {
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${last})`.execute(db)
    return
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db)
}

/** Reads a table in portions: those with ids by them, others by all that they hold. */
async function* readRows(
  from: Any,
  table: string,
  columns: Column[],
): AsyncGenerator<Record<string, unknown>[]> {
  const hasNumbers = columns.some(({ name, isText }) => name === 'id' && !isText)
  const order = hasNumbers ? ['id'] : columns.map(({ name }) => name)
  let last = Number.NEGATIVE_INFINITY
  for (let read = 0; ; ) {
    let page = from.selectFrom(table).selectAll().limit(ROWS_AT_ONCE)
    for (const name of order) page = page.orderBy(name)
    if (!hasNumbers) page = page.offset(read)
    else if (read > 0) page = page.where('id', '>', last)
    const rows = await page.execute()
    if (rows.length === 0) return
    yield rows
    read += rows.length
    last = Number(rows.at(-1)?.id)
  }
}

const copyTable = async (
  from: Any,
  to: Any,
  table: string,
  columns: Column[],
  tell: (progress: CopyProgress) => void,
): Promise<void> => {
  const of = await countRows(from, table)
  let rows = 0
  for await (const some of readRows(from, table, columns)) {
    await to.insertInto(table).values(some).execute()
    rows += some.length
    tell({ table, rows, of })
  }
}

/**
 * Copies a shop into another database, of whichever kind, in the place of all that is there: whole or not at all. Nobody
 * writes to either meanwhile.
 * @throws when the databases are of different versions, or what arrived is not what was sent
 */
export const copyDatabase = async (
  source: Database,
  target: Database,
  tell: (progress: CopyProgress) => void = () => {},
): Promise<void> => {
  const [tables, others] = await Promise.all([readTables(source), readTables(target)])
  const missing = [...tables.keys()].filter((name) => !others.has(name))
  if (missing.length) throw new Error(`the other database has no ${missing.join(', ')}`)
  const order = await inOrder(source, tables)
  await source.transaction().execute((reading) =>
    target.transaction().execute(async (writing) => {
      const [from, to] = [anyTable(reading), anyTable(writing)]
      await unlockAuditLog(writing)
      for (const table of order.toReversed()) await to.deleteFrom(table).execute()
      await lockAuditLog(writing)
      for (const table of order) await copyTable(from, to, table, tables.get(table) ?? [], tell)
      for (const [table, last] of await readCounters(reading, order)) {
        if (tables.has(table)) await setCounter(to, table, last)
      }
      for (const table of order) {
        const sent = await sumTable(from, table, tables.get(table) ?? [])
        const arrived = await sumTable(to, table, others.get(table) ?? [])
        const wrong = Object.keys(sent).find((name) => !isSame(sent[name] ?? 0, arrived[name] ?? Number.NaN))
        if (wrong)
          throw new Error(`${table} arrived with other ${wrong}: ${arrived[wrong]} for ${sent[wrong]}`)
      }
    }),
  )
}

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Client, type Pool } from 'pg'
import type { Database } from '#store/database/connection.ts'
import { connectPostgres, openPostgres } from '#store/database/postgres/open-postgres.ts'
import { createPool } from '#store/database/postgres/pool.ts'

const TEMPLATE = 'vitrin_template'

const urlOf = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement beside all shops. */
const run = async (server: string, statement: string): Promise<Record<string, string>[]> => {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** The URL of a new database that has nothing. */
export const createEmptyDatabase = async (server: string): Promise<string> => {
  const name = `vitrin_${randomUUID().replaceAll('-', '')}`
  await run(server, `create database ${name} template template0 encoding 'UTF8' locale 'C'`)
  return urlOf(server, name)
}

/** Makes the tables once; every database of tests is a copy. */
export const makeTemplate = async (server: string): Promise<void> => {
  await run(server, `drop database if exists ${TEMPLATE}`)
  await run(server, `create database ${TEMPLATE} template template0 encoding 'UTF8' locale 'C'`)
  await (await openPostgres(urlOf(server, TEMPLATE))).destroy()
}

/** The URL of a new database that has all tables and is empty. */
export const createDatabase = async (server: string): Promise<string> => {
  const name = `vitrin_${randomUUID().replaceAll('-', '')}`
  await run(server, `create database ${name} template ${TEMPLATE}`)
  return urlOf(server, name)
}

/** Costs as much as making one: a server of the tests' own is gone with all of them. */
export const dropDatabase = async (server: string, url: string): Promise<void> => {
  if (!process.env.PG_URL) return
  await run(server, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}

/** A database and the connections to it, which stay: a new one knows no table, and looks each up again. */
interface Kept {
  url: string
  pool: Pool
  tables: Table[]
}

interface Table {
  name: string
  /** what gives its ids; null where they are given to it */
  sequence: string | null
}

/** those that a test has closed, and that hold nothing */
const free: Kept[] = []

const findTables = async (pool: Pool): Promise<Table[]> => {
  const { rows } = await pool.query<Table>(`
    select quote_ident(relname) as name, (
      select pg_get_serial_sequence(quote_ident(relname), 'id') from pg_attribute
      where attrelid = pg_class.oid and attname = 'id' and attidentity <> '') as sequence
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('locks', 'kysely_migration', 'kysely_migration_lock')
    order by relname`)
  return rows
}

/** Takes all rows out, and counts ids from one again: a hundred times quicker than another database. */
const empty = async ({ pool, tables }: Kept): Promise<void> => {
  const hasRows = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`)
  const { rows } = await pool.query<{ name: string }>(hasRows.join(' union all '))
  const names = rows.map(({ name }) => name)
  await pool.query(`
    set local session_replication_role = replica;
    ${names.map((name) => `delete from ${name};`).join(' ')}
    select setval(name, 1, false) from unnest(array['${tables.flatMap(({ sequence }) => sequence ?? []).join("', '")}']) name
    where pg_sequence_last_value(name::regclass) is not null`)
  // what was taken out is passed over by every later statement until it is swept up
  if (names.length) await pool.query(`vacuum (index_cleanup on) ${names.join(', ')}`)
}

const createKept = async (server: string): Promise<Kept> => {
  const url = await createDatabase(server)
  // a machine that others use as well may keep the server waiting; who never closes a shop leaves its connections
  const pool = createPool(url, { connections: 4, idle: 1000, longestConnect: 30_000 })
  return { url, pool, tables: await findTables(pool) }
}

/** Waits, 5 s at most, until nobody uses a connection. */
const untilIdle = async (pool: Pool): Promise<boolean> => {
  for (let tries = 0; pool.idleCount < pool.totalCount; tries++) {
    if (tries > 500) return false
    await sleep(10)
  }
  return true
}

/** A database with all tables and nothing in them. */
export const openFreshDatabase = async (server: string): Promise<Database> => {
  const kept = free.pop() ?? (await createKept(server))
  const { url, pool, tables } = kept
  const db = connectPostgres(url, {}, null, {
    options: pool.options,
    connect: () => pool.connect(),
    end: async () => {},
  })
  const destroy = db.destroy.bind(db)
  db.destroy = async () => {
    await destroy()
    // a test may have dropped tables
    const isWhole =
      !process.env.PG_URL && (await untilIdle(pool)) && isDeepStrictEqual(await findTables(pool), tables)
    if (isWhole) {
      await empty(kept)
      free.push(kept)
    } else {
      await pool.end()
      await dropDatabase(server, url)
    }
  }
  return db
}

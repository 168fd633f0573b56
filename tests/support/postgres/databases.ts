import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Database } from '#store/database/connection.ts'
import { connectPostgres, openPostgres } from '#store/database/postgres/open-postgres.ts'

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

/** Takes all rows out, and counts ids from one again: a hundred times quicker than another database. */
const EMPTY = `do $$ declare one record; has_rows boolean; begin
  set local session_replication_role = replica;
  for one in select relname as name, (
      select pg_get_serial_sequence(quote_ident(relname), 'id') from pg_attribute
      where attrelid = pg_class.oid and attname = 'id' and attidentity <> '') as counter
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('locks', 'kysely_migration', 'kysely_migration_lock')
  loop
    execute format('select exists (select 1 from %I)', one.name) into has_rows;
    if has_rows then execute format('delete from %I', one.name); end if;
    if one.counter is not null and pg_sequence_last_value(one.counter) is not null then
      perform setval(one.counter, 1, false);
    end if;
  end loop;
end $$`

const TABLES =
  "select count(*) as tables from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace"

/** those that a test has closed, and that hold nothing; by how many tables they had */
const free: { url: string; tables: string }[] = []

const measured = async (url: string) => {
  const [row] = await run(url, TABLES)
  return { url, tables: row?.tables ?? '' }
}

/** A database with all tables and nothing in them. */
export const openFreshDatabase = async (server: string): Promise<Database> => {
  const { url, tables } = free.pop() ?? (await measured(await createDatabase(server)))
  // a machine that others use as well may keep the server waiting
  const db = connectPostgres(url, { connections: 4, idle: 500, longestConnect: 30_000 })
  const destroy = db.destroy.bind(db)
  db.destroy = async () => {
    await destroy()
    if (process.env.PG_URL) return dropDatabase(server, url)
    await run(url, EMPTY)
    const left = await measured(url)
    // a test may have dropped some
    if (left.tables === tables) free.push(left)
  }
  return db
}

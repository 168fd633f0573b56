import { sql } from 'kysely'
import type { Database } from '#store/database/connection.ts'
import { isPostgres } from '#store/database/is-postgres.ts'

interface Broken {
  before: 'insert' | 'update' | 'delete'
  on: string
  /** which rows, by `new` and `old`; all where it is not said */
  when?: string
}

/**
 * Has statements fail in the database itself.
 * @returns mends it
 */
export const breakTable = async (
  db: Database,
  { before, on, when = '1 = 1' }: Broken,
): Promise<() => Promise<void>> => {
  const run = async (text: string) => void (await sql.raw(text).execute(db))
  if (!isPostgres(db)) {
    await run(
      `create trigger broken before ${before} on ${on} when ${when} begin select raise(abort, 'broken'); end`,
    )
    return () => run('drop trigger if exists broken')
  }
  await run(`create or replace function break_statement() returns trigger language plpgsql as
    $$ begin raise exception 'broken'; end $$`)
  await run(
    `create trigger broken before ${before} on ${on} for each row when (${when}) execute function break_statement()`,
  )
  return () => run(`drop trigger if exists broken on ${on}`)
}

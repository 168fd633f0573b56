import { type Expression, type SqlBool, sql } from 'kysely'
import type { Context } from '../context.ts'
import { isPostgres } from './is-postgres.ts'
import { toJson } from './json.ts'

/**
 * Whether a column is one of many numbers: one value of the statement however many there are. A single one is compared, so that
 * SQLite reads an index that begins with the column; for a list it may go through all rows in their order.
 */
export const isOneOf = (
  db: Context['db'],
  column: Expression<number>,
  numbers: readonly number[],
): Expression<SqlBool> => {
  if (numbers.length === 1) return sql`${column} = ${numbers[0]}`
  return isPostgres(db)
    ? sql`${column} = any(${[...numbers]}::bigint[])`
    : sql`${column} in (select value from json_each(${toJson([...numbers])}))`
}

/** What a column with an object in JSON has as values, as rows with one column `value`. */
export const valuesOf = (db: Context['db'], column: Expression<string>) =>
  // PostgreSQL has no text for the character 0
  isPostgres(db) ? sql`json_each_text(replace(${column}, '\\u0000', '')::json)` : sql`json_each(${column})`

/** Whether a column with a list of numbers in JSON has this one. */
export const hasNumber = (
  db: Context['db'],
  column: Expression<unknown>,
  number: number,
): Expression<SqlBool> =>
  isPostgres(db)
    ? sql`exists (select 1 from json_array_elements_text(${column}::json) as each(value) where value = ${String(number)})`
    : sql`exists (select 1 from json_each(${column}) where value = ${number})`

/** Such a list without this number. */
export const withoutNumber = (
  db: Context['db'],
  column: Expression<unknown>,
  number: number,
): Expression<string> =>
  isPostgres(db)
    ? sql`'[' || coalesce((select string_agg(value, ',') from json_array_elements_text(${column}::json) as each(value)
        where value <> ${String(number)}), '') || ']'`
    : sql`(select json_group_array(value) from json_each(${column}) where value <> ${number})`

/** A text of an object that a column has in JSON, by its name. */
export const fieldOf = (
  db: Context['db'],
  column: Expression<unknown>,
  name: string,
): Expression<string | null> =>
  isPostgres(db)
    ? sql`(replace(${column}, '\\u0000', '')::json ->> ${name}::text)`
    : sql`json_extract(${column}, ${`$.${name}`})`

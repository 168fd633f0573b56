import { Client } from 'pg'
import { FILLED_TABLES, type StoredShop } from '../stored-shop.ts'
import { DatabaseUnreachable } from './errors.ts'
import { connectionOptions } from './pool.ts'

const isFilled = async (client: Client, table: string): Promise<boolean> => {
  const { rows } = await client.query('select to_regclass($1) is not null as made', [table])
  if (!rows[0].made) return false
  return (await client.query(`select 1 from ${table} limit 1`)).rows.length > 0
}

const look = async (client: Client): Promise<StoredShop> => {
  const filled = []
  for (const table of FILLED_TABLES) if (await isFilled(client, table)) filled.push(table)
  if (filled.length === 0) return { kind: 'nothing' }
  if (!filled.includes('settings')) return { kind: 'own' }
  const { rows } = await client.query<{ name: string; value: string }>(
    "select name, value from settings where name in ('is_demo', 'locale')",
  )
  const settings = new Map(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]))
  if (settings.get('is_demo') !== true) return { kind: 'own' }
  return { kind: 'demo', language: settings.get('locale') === 'en' ? 'en' : 'fa' }
}

/**
 * Looks into a database of PostgreSQL and changes nothing.
 * @throws when it cannot be reached
 */
export const findPostgresShop = async (url: string): Promise<StoredShop> => {
  const client = new Client(connectionOptions(url))
  client.on('error', () => {})
  try {
    await client.connect()
    return await look(client)
  } catch (error) {
    throw DatabaseUnreachable.or(error)
  } finally {
    await client.end().catch(() => {})
  }
}

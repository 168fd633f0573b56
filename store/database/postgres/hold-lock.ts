import { Client } from 'pg'
import { connectionOptions } from './pool.ts'

/**
 * Waits until no other process holds the lock of this name, however long it takes. The database frees that of a process
 * that dies.
 * @returns lets the next one on
 */
export const holdLock = async (url: string, name: string): Promise<() => Promise<void>> => {
  const client = new Client(connectionOptions(url))
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('insert into locks (name) values ($1) on conflict do nothing', [name])
    await client.query('begin')
    await client.query('select 1 from locks where name = $1 for update', [name])
    return () => client.end()
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

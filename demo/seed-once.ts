import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '#store/database/connection.ts'
import { makePrivateFile } from '#store/database/data-folder.ts'
import type { ShopPlace } from '#store/database/shop-database.ts'
import { whenFree } from '#store/database/unavailable.ts'
import { isEmpty } from './seed-demo.ts'

const NAME = 'seeding'

/** The system frees the lock of a process that dies. */
const holdFile = async (dataDir: string): Promise<() => void> => {
  const path = join(dataDir, `${NAME}.lock`)
  makePrivateFile(path)
  const lock = new DatabaseSync(path)
  try {
    await whenFree(() => lock.exec('BEGIN EXCLUSIVE'), Number.POSITIVE_INFINITY)
    return () => lock.close()
  } catch (error) {
    lock.close()
    throw error
  }
}

const hold = async ({ dataDir, databaseUrl }: ShopPlace): Promise<() => void | Promise<void>> =>
  databaseUrl
    ? (await import('#store/database/postgres/hold-lock.ts')).holdLock(databaseUrl, NAME)
    : holdFile(dataDir)

/**
 * Fills an empty database. Of several processes that start on one shop the first seeds, the others wait for it, what
 * ever shop each would have made of it.
 */
export const seedOnce = async (place: ShopPlace, db: Database, seed: () => Promise<void>): Promise<void> => {
  if (!(await isEmpty(db))) return
  const release = await hold(place)
  try {
    if (await isEmpty(db)) await seed()
  } finally {
    await release()
  }
}

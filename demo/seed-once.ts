import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '#store/database/connection.ts'
import { makePrivateFile } from '#store/database/data-folder.ts'
import { whenFree } from '#store/database/unavailable.ts'
import { isEmpty } from './seed-demo.ts'

/**
 * Fills an empty database. Of several processes that start on one folder the first seeds, the others wait for it, what
 * ever shop each would have made of it; the system frees the lock of one that dies.
 */
export const seedOnce = async (dataDir: string, db: Database, seed: () => Promise<void>): Promise<void> => {
  if (!(await isEmpty(db))) return
  const path = join(dataDir, 'seeding.lock')
  makePrivateFile(path)
  const lock = new DatabaseSync(path)
  try {
    await whenFree(() => lock.exec('BEGIN EXCLUSIVE'), Number.POSITIVE_INFINITY)
    if (await isEmpty(db)) await seed()
  } finally {
    lock.close()
  }
}

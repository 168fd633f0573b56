import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { connectPostgres } from '#store/database/postgres/open-postgres.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { createDatabase, dropDatabase } from '#tests/support/postgres/databases.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { openTestStore, type TestStore } from '#tests/support/test-store.ts'

const SIZE = { connections: 4, idle: 500 }

/** A database until the test ends, reached by as many connections as `connect` opens. */
export const createShopDatabase = async () => {
  const server = inject('postgres')
  const url = await createDatabase(server)
  onTestFinished(() => dropDatabase(server, url))
  return { url, server, connect: () => connectPostgres(url, SIZE) }
}

/** Stores on one database, as so many processes have them: each with connections, caches and an index of its own. */
export const openStores = async (count: number): Promise<TestStore[]> => {
  const { connect } = await createShopDatabase()
  const folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-shared-'))
  const first = connect()
  await writeShop(first, { ...smallShop(), customers: [managerRow()] })
  const stores: TestStore[] = []
  for (let opened = 0; opened < count; opened++) {
    stores.push(await openTestStore({ db: opened ? connect() : first, dataDir: folder.path }))
  }
  onTestFinished(async () => {
    await Promise.all(stores.map((store) => store.close()))
    folder.remove()
  })
  return stores
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { writeShop } from '#demo/write-shop.ts'
import { openDatabase } from '#store/database/connection.ts'
import { placed } from '#tests/support/checkout.ts'
import { customerRow } from '#tests/support/people/customers.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { openTestStore } from '#tests/support/test-store.ts'

/**
 * Prints a small shop of this version as SQL: two orders, their events and mails, and a customer. It is run once for each
 * released version, and later ones open it: `node tools/old-shop.ts > tests/contract/upgrades/shops/0.2.0.sql`.
 */
const fillShop = async (dataDir: string): Promise<void> => {
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  await writeShop(db, { ...smallShop(), customers: [customerRow({ id: 7 })] })
  const store = await openTestStore({ db, dataDir })
  await placed(store, [{ product_id: 1, quantity: 2 }])
  await store.runJobs()
  // what follows from this one is left to the version that opens the shop
  await placed(store, [{ product_id: 1, quantity: 1 }])
  await store.close()
}

const literal = (value: unknown): string => {
  if (value === null) return 'NULL'
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}

/** Everything that is needed to make the database again. */
const dump = (database: DatabaseSync): string[] => {
  const objects = database
    .prepare(
      "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type = 'index', rowid",
    )
    .all()
  const tables = objects.filter(({ type }) => type === 'table').map(({ name }) => String(name))
  const inserts = tables.flatMap((table) =>
    database
      .prepare(`SELECT * FROM "${table}"`)
      .all()
      .map((row) => `INSERT INTO "${table}" VALUES (${Object.values(row).map(literal).join(', ')});`),
  )
  return [...objects.map(({ sql }) => `${sql};`), ...inserts]
}

const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-old-shop-'))
await fillShop(dataDir)
const database = new DatabaseSync(join(dataDir, 'vitrin.db'))
console.log(dump(database).join('\n'))
database.close()
rmSync(dataDir, { recursive: true })

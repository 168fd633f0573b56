import type { Insertable, Transaction } from 'kysely'
import type { Database } from '#store/database/connection.ts'
import type { Schema } from '#store/database/schema.ts'

/** A whole shop as rows, table by table; ids are given, so that the same seed makes the same shop. */
export type SeedShop = { [T in keyof Schema]?: Insertable<Schema[T]>[] }

const MAX_VARIABLES = 30_000

const insert = async (trx: Transaction<Schema>, shop: SeedShop): Promise<void> => {
  for (const [table, rows] of Object.entries(shop)) {
    const width = Object.keys(rows[0] ?? {}).length || 1
    const size = Math.max(1, Math.floor(MAX_VARIABLES / width))
    for (let start = 0; start < rows.length; start += size) {
      await trx
        .insertInto(table as keyof Schema)
        .values(rows.slice(start, start + size) as never)
        .execute()
    }
  }
}

/** Writes the rows in one transaction: a shop is seeded whole or not at all. `more` is made while it is written. */
export const writeShop = async (
  db: Database,
  shop: SeedShop,
  more: Iterable<SeedShop> = [],
): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await insert(trx, shop)
    for (const part of more) await insert(trx, part)
  })
}

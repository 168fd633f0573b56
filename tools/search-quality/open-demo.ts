import type { Locale } from '#common/locale.ts'
import { buildShop } from '#demo/builders/build-shop.ts'
import { decimalsOf, loadSource } from '#demo/seed-demo.ts'
import { writeShop } from '#demo/write-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

/** A demo shop in memory, without pictures: open within two seconds. */
export const openDemo = (shop: Locale): Promise<TestStore> =>
  createTestStore(async (db) => {
    const built = await buildShop(await loadSource(shop), Date.now(), decimalsOf(shop))
    await writeShop(db, built.rows(new Map()))
  })

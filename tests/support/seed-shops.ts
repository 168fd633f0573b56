import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#common/locale.ts'
import { seedDemo } from '#demo/seed-demo.ts'
import { openDatabase } from '#store/database/connection.ts'
import { chromiumOptions } from './chromium.ts'

export const SHOPS_DIR = join(import.meta.dirname, '../../test-results/shops')

/** Smaller pictures of a shop, drawn when they are first asked for: all servers of a run share them. */
export const variantsOf = (shop: Locale): string => join(SHOPS_DIR, `${shop}-variants`)

/** Seeds both demo shops once; every worker copies what it needs. */
export default async function seedShops(): Promise<void> {
  // the browser is unpacked here, before the workers would do it side by side
  await chromiumOptions()
  rmSync(SHOPS_DIR, { recursive: true, force: true })
  for (const shop of (process.env.E2E_SHOPS ?? 'fa,en').split(',') as Locale[]) {
    const dataDir = join(SHOPS_DIR, shop)
    for (const folder of [dataDir, variantsOf(shop)]) mkdirSync(folder, { recursive: true })
    const db = await openDatabase(join(dataDir, 'vitrin.db'))
    await seedDemo({ db, dataDir, now: Date.now(), shop, pictures: 'small', log: () => {} })
    await db.destroy()
  }
}

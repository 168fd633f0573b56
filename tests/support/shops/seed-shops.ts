import { execFile } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locale } from '#common/locale.ts'
import { chromiumOptions } from '../chromium.ts'

export const SHOPS_DIR = join(import.meta.dirname, '../../../test-results/shops')
const SEED = join(import.meta.dirname, '../processes/seed-child.ts')

/** Smaller pictures of a shop, drawn when they are first asked for: all servers of a run share them. */
export const variantsOf = (shop: Locale): string => join(SHOPS_DIR, `${shop}-variants`)

const seed = async (shop: Locale): Promise<void> => {
  const dataDir = join(SHOPS_DIR, shop)
  for (const folder of [dataDir, variantsOf(shop)]) mkdirSync(folder, { recursive: true })
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', SEED, shop, dataDir])
}

/** Seeds both demo shops once, side by side; every worker copies what it needs. */
export default async function seedShops(): Promise<void> {
  rmSync(SHOPS_DIR, { recursive: true, force: true })
  const shops = (process.env.E2E_SHOPS ?? 'fa,en').split(',') as Locale[]
  // the browser is unpacked here, before the workers would do it side by side
  await Promise.all([chromiumOptions(), ...shops.map(seed)])
}

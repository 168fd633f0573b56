import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#common/locale.ts'
import { SYSTEM } from '#store/context.ts'
import { type Database, openDatabase } from '#store/database/connection.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { startServerProcess } from '#tools/server-process.ts'
import { SHOPS_DIR, variantsOf } from './shops/seed-shops.ts'
import { openInProcess } from './shops/shops-process.ts'

export type ShopName = Locale

export interface RunningServer {
  origin: string
  dataDir: string
  stop: () => Promise<void>
}

const changeSettings = async (db: Database, settings: Partial<AppSettings>): Promise<void> => {
  const saved = await saveSettings({ db, clock: Date.now, actor: SYSTEM }, settings)
  if (!saved.ok) throw new Error(`settings that a shop cannot have: ${JSON.stringify(saved)}`)
}

/** Files that a shop never changes in place: a copy shares them, which takes a tenth of the time. */
const linkFolder = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else linkSync(source, target)
  }
}

/** A data folder with a copy of a seeded shop. */
export const copyShop = (shop: ShopName): string => {
  const seeded = join(SHOPS_DIR, shop)
  const dataDir = mkdtempSync(join(SHOPS_DIR, `${shop}-copy-`))
  linkFolder(join(seeded, 'media'), join(dataDir, 'media'))
  cpSync(seeded, dataDir, { recursive: true, filter: (path) => path !== join(seeded, 'media') })
  symlinkSync(variantsOf(shop), join(dataDir, 'media-variants'))
  return dataDir
}

/** Takes away what a shop that has ended leaves behind, and says what it had to complain of. */
const tidyUp = (dataDir: string, printed: string[]): void => {
  // errors of its log and warnings of Node, not what it says to whoever starts it
  for (const line of printed) if (/^\{|^\(node:/.test(line)) console.error(line)
  for (const path of [dataDir, `${dataDir}.key`]) rmSync(path, { recursive: true, force: true })
}

/** each test is a visitor with an IP address of its own: see browser.ts */
const BEHIND_PROXY = { TRUST_PROXY: '1' }

/** Opens the real shop of a data folder, in a process with others; stopping it removes the folder. */
export const openServer = async (dataDir: string): Promise<RunningServer> => {
  // a run shows some two thousand pictures, each of which takes AVIF a tenth of a second of a processor; and a machine
  // that runs several shops and browsers at once is behind at times, which is no fault of theirs
  const opened = await openInProcess(dataDir, { ...BEHIND_PROXY, AVIF: '0', BUSY_AFTER: '60' })
  return {
    origin: `http://localhost:${opened.port}`,
    dataDir,
    stop: async () => tidyUp(dataDir, await opened.close()),
  }
}

/**
 * Opens the real shop, in a process with others, on a copy of a seeded one, in which `settings` are as a test needs them.
 * @param prepare changes what else it needs
 */
export const startServer = async (
  shop: ShopName,
  settings: Partial<AppSettings> = {},
  prepare?: (db: Database) => Promise<unknown>,
): Promise<RunningServer> => {
  const dataDir = copyShop(shop)
  if (Object.keys(settings).length || prepare) {
    const db = await openDatabase(join(dataDir, 'vitrin.db'))
    await changeSettings(db, settings)
    await prepare?.(db)
    await db.destroy()
  }
  return openServer(dataDir)
}

/**
 * Starts the real process, as `npm start` does, on a free port; stopping it removes its data folder.
 * @param environment variables of its own
 */
export const startServerOn = async (
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<RunningServer> => {
  const shop = await startServerProcess(dataDir, { ...BEHIND_PROXY, ...environment })
  return {
    origin: `http://localhost:${shop.port}`,
    dataDir,
    stop: async () => {
      await shop.stop()
      tidyUp(dataDir, shop.printed)
    },
  }
}

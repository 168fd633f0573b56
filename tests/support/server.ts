import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SYSTEM } from '../../store/context.ts'
import { openDatabase } from '../../store/database/connection.ts'
import { saveSettings } from '../../store/modules/settings/settings.ts'
import type { AppSettings } from '../../store-api/contract/settings.ts'
import { SHOPS_DIR } from './seed-shops.ts'

const ROOT = join(import.meta.dirname, '../..')

export type ShopName = 'fa' | 'en'

export interface RunningServer {
  origin: string
  dataDir: string
  stop: () => Promise<void>
}

const changeSettings = async (dataDir: string, settings: Partial<AppSettings>): Promise<void> => {
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  const saved = await saveSettings({ db, clock: Date.now, actor: SYSTEM }, settings)
  await db.destroy()
  if (!saved.ok) throw new Error(`settings that a shop cannot have: ${JSON.stringify(saved)}`)
}

/** Starts the real server on a copy of a seeded shop, in which `settings` are as a test needs them. */
export const startServer = async (
  shop: ShopName,
  settings: Partial<AppSettings> = {},
): Promise<RunningServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-e2e-'))
  cpSync(join(SHOPS_DIR, shop), dataDir, { recursive: true })
  if (Object.keys(settings).length) await changeSettings(dataDir, settings)
  return startServerOn(dataDir)
}

/** Starts the real server, as `npm start` does, on a free port; stopping it removes its data folder. */
export const startServerOn = (dataDir: string): Promise<RunningServer> => {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'main.ts')],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        // whatever shop the folder holds
        NODE_ENV: 'test',
        SHOP: undefined,
        SITE_URL: undefined,
        LOG_LEVEL: 'error',
        // each test is a visitor of its own: see browser.ts
        TRUST_PROXY: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => {
        for (const path of [dataDir, `${dataDir}.key`]) rmSync(path, { recursive: true, force: true })
        resolve()
      })
      child.kill('SIGTERM')
    })
  return new Promise((resolve, reject) => {
    let printed = ''
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk
      const port = /http:\/\/localhost:(\d+)/.exec(printed)?.[1]
      if (port) resolve({ origin: `http://localhost:${port}`, dataDir, stop })
    })
  })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { restoreBackup, writeBackup } from '#store/backup/backup.ts'
import { openDatabase } from '#store/database/connection.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { startServerProcess } from '#tools/server-process.ts'

const ROOT = join(import.meta.dirname, '../../..')
const parent = mkdtempSync(join(tmpdir(), 'vitrin-killed-'))
const dataDir = join(parent, 'data')
const backup = join(parent, 'backup')

beforeAll(async () => {
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  await writeShop(db, smallShop())
  await db.destroy()
  // takes longer to be unpacked than a process to be killed
  mkdirSync(join(dataDir, 'downloads'))
  for (let number = 0; number < 40; number++) {
    writeFileSync(join(dataDir, `downloads/${number}.pdf`), Buffer.alloc(1024, number))
  }
  await writeBackup({ dataDir, to: backup, passphrase: null, dataKey: null, now: Date.now() })
}, 60_000)
afterAll(() => rmSync(parent, { recursive: true }))

const drafts = () => readdirSync(parent).filter((name) => /^data\.restor/.test(name))

/** Restores over the shop, and kills that as soon as something is unpacked. */
const killRestore = async (): Promise<void> => {
  const program = ['--disable-warning=ExperimentalWarning', join(ROOT, 'tools/restore.ts')]
  const flags = ['--data', dataDir, '--from', backup, '--replace']
  const child = spawn(process.execPath, [...program, ...flags], { stdio: 'ignore' })
  const watcher = watch(parent, () => {
    if (drafts().length > 0) child.kill('SIGKILL')
  })
  const [, signal] = await once(child, 'exit')
  watcher.close()
  expect(signal).toBe('SIGKILL')
  expect(drafts()).toHaveLength(1)
}

test('a start deletes what a killed restore has left, and opens the shop as it was', {
  timeout: 120_000,
}, async () => {
  await killRestore()
  const shop = await startServerProcess(dataDir)
  onTestFinished(shop.stop)
  expect(drafts()).toEqual([])
  const answer = await fetch(`http://localhost:${shop.port}/wp-json/wc/store/v1/products/1`)
  expect(answer.status).toBe(200)
})

test('the next restore deletes what a killed one has left, and is done', { timeout: 120_000 }, async () => {
  await killRestore()
  const options = { passphrase: null, dataKey: null, needsKey: false, replace: true, now: Date.now() }
  await restoreBackup({ from: backup, dataDir, ...options })
  expect(drafts()).toEqual([])
  expect(existsSync(join(dataDir, 'vitrin.db'))).toBe(true)
})

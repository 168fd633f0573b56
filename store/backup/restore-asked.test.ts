import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../database/connection.ts'
import { dataKeyFile, openCipher } from '../database/data-key.ts'
import { readOutcome, restoreAsked } from './restore-asked.ts'
import { writeBackup } from './write-backup.ts'

const NAME = 'vitrin-20261126T120000Z.tar.gz'
let parent: string
let dataDir: string
let told: string[]

beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'vitrin-asked-'))
  dataDir = join(parent, 'data')
  told = []
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  await openCipher(db, dataKeyFile(dataDir), null)
  await db.destroy()
})
afterEach(() => rmSync(parent, { recursive: true }))

const restoreFrom = async (folder: string, opens = true) => {
  const shop = { dataDir, passphrase: null, dataKey: null }
  await writeBackup({ ...shop, to: join(folder, NAME), now: Date.now() })
  const tell = (_: object, message: string) => void told.push(message)
  await restoreAsked({ ...shop, opens: () => opens, folder, name: NAME, log: { info: tell, error: tell } })
}

test('what came of a restore is noted beside the backups', async () => {
  const folder = join(parent, 'kept')
  await restoreFrom(folder)
  expect(told).toEqual(['restored'])
  expect(await readOutcome(folder)).toMatchObject({ name: NAME, done: true, reason: null })
})

test('a restore that takes the folder of backups along is told as done', async () => {
  const folder = join(dataDir, 'backups')
  await restoreFrom(folder)
  expect(told).toEqual(['restored'])
  expect(await readOutcome(folder)).toMatchObject({ name: NAME, done: true, reason: null })
})

test('a restore that cannot be noted was done all the same', async () => {
  const folder = join(parent, 'kept')
  mkdirSync(join(folder, 'last-restore.json'), { recursive: true })
  await restoreFrom(folder)
  expect(told).toEqual(['restored', 'the restore was not noted'])
})

test('a backup that the shop which runs would not open changes nothing', async () => {
  const folder = join(parent, 'kept')
  await restoreFrom(folder, false)
  expect(told).toEqual(['nothing was restored'])
  expect(await readOutcome(folder)).toMatchObject({
    done: false,
    reason: expect.stringContaining('demo shop'),
  })
  expect(readdirSync(parent).sort()).toEqual(['data', 'data.key', 'kept'])
})

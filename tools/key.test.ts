import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '../store/context.ts'
import { type Database, openDatabase } from '../store/database/connection.ts'
import { dataKeyFile, openCipher } from '../store/database/data-key.ts'
import { buildShop } from '../store/database/seed/build-shop.ts'
import { loadSource } from '../store/database/seed/seed-demo.ts'
import { writeShop } from '../store/database/seed/write-shop.ts'
import { findApiKey } from '../store/modules/customers/customers.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-key-tool-'))
let db: Database

beforeAll(async () => {
  db = await openDatabase(join(dataDir, 'vitrin.db'))
  const { customers } = (await buildShop(await loadSource('en'), Date.now(), 2)).rows(new Map())
  await writeShop(db, { customers })
})
afterAll(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true })
  rmSync(dataKeyFile(dataDir))
})

const run = (env: Record<string, string>, ...flags: string[]) =>
  spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'key.ts'),
      '--data',
      dataDir,
      ...flags,
    ],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  )

test.each([
  [[], 'read', 'administrator'],
  [['--permissions', 'read_write', '--customer', 'shopper@vitrin.example'], 'read_write', 'customer'],
])('%j makes a key to %s for the %s', async (flags, permissions, role) => {
  const { stdout, status } = run({}, ...flags)
  expect(status).toBe(0)
  const [, consumerKey = '', secret = ''] = /(ck_[0-9a-f]{40})\s+(cs_[0-9a-f]{40})/.exec(stdout) ?? []
  const cipher = await openCipher(db, dataKeyFile(dataDir), null)
  const key = await findApiKey({ db, clock: Date.now, actor: SYSTEM }, cipher, consumerKey)
  expect(key).toMatchObject({ secret, permissions, actor: { role } })
})

test('a key of the secrets that is not the shop’s is refused in one line', () => {
  const { stderr, stdout, status } = run({ DATA_KEY: 'ab'.repeat(32) })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toBe("key: DATA_KEY is not the key of this shop's secrets; put the right one back\n")
})

test.each([
  [['--permissions', 'all'], /^key: --permissions is read, write, read_write, not all\n$/],
  [['--customer', 'nobody@vitrin.example'], /^key: nobody here is nobody@vitrin\.example\n$/],
  [['--data', join(dataDir, 'none')], /^key: there is no shop in .*\n$/],
])('%j is refused in one line', (flags, message) => {
  const { stderr, stdout, status } = run({}, ...flags)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(message)
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShop } from '#demo/builders/build-shop.ts'
import { loadSource } from '#demo/seed-demo.ts'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { type Database, openDatabase } from '#store/database/connection.ts'
import { dataKeyFile, openCipher } from '#store/database/data-key.ts'
import { findApiKey } from '#store/modules/customers/customers.ts'
import { openTestStore } from '#tests/support/test-store.ts'

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

const runWith = (env: Record<string, string>, ...flags: string[]) =>
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
const run = (...flags: string[]) => runWith({}, ...flags)

test.each([
  [[], 'read', 'administrator'],
  [['--permissions', 'read_write', '--customer', 'shopper@vitrin.example'], 'read_write', 'customer'],
])('%j makes a key to %s for the %s', async (flags, permissions, role) => {
  const { stdout, status } = run(...flags)
  expect(status).toBe(0)
  const [, consumerKey = '', secret = ''] = /(ck_[0-9a-f]{40})\s+(cs_[0-9a-f]{40})/.exec(stdout) ?? []
  const cipher = await openCipher(db, dataKeyFile(dataDir), null)
  const key = await findApiKey({ db, clock: Date.now, actor: SYSTEM }, cipher, consumerKey)
  expect(key).toMatchObject({ secret, permissions, actor: { role } })
})

test('a key of the secrets that is not the shop’s is refused in one line', () => {
  const { stderr, stdout, status } = runWith({ DATA_KEY: 'ab'.repeat(32) })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toBe("key: DATA_KEY is not the key of this shop's secrets; put the right one back\n")
})

test.each([
  [['--permissions', 'all'], /^key: --permissions is read, write, read_write, not all\n$/],
  [['--revoke', 'all'], /^key: --revoke is the number of a key, .*, not all\n$/],
  [['--revoke', '999'], /^key: there is no key 999; .*\n$/],
  [['--customer', 'nobody@vitrin.example'], /^key: nobody here is nobody@vitrin\.example\n$/],
  [['--data', join(dataDir, 'none')], /^key: there is no shop in .*\n$/],
])('%j is refused in one line', (flags, message) => {
  const { stderr, stdout, status } = run(...flags)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(message)
})

/** The shop of the folder as another process has it open. */
const openStore = async () => {
  const opened = await openDatabase(join(dataDir, 'vitrin.db'))
  return openTestStore({ db: opened, dataDir, cipher: await openCipher(opened, dataKeyFile(dataDir), null) })
}
const keysOf = () => db.selectFrom('api_keys').selectAll().orderBy('id').execute()

test('--list shows each key without what would use it', async () => {
  run('--permissions', 'write', '--description', 'Warehouse')
  expect(run('--list').stdout).toMatch(/ write .*, never used {2}Warehouse\n$/)
  const keys = await keysOf()
  const key = keys.at(-1)!
  await db
    .updateTable('api_keys')
    .set({ last_access_at: Date.UTC(2026, 0, 2, 3, 4) })
    .where('id', '=', key.id)
    .execute()
  const { stdout, status } = run('--list')
  expect(status).toBe(0)
  const lines = stdout.trim().split('\n')
  expect(lines[0]).toBe('Keys, times in UTC:')
  expect(lines.at(-1)).toMatch(
    new RegExp(
      `^ {2}${key.id} {2}…${key.truncated_key} {2}write {2}admin@vitrin\\.example {2}made \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d, last used 2026-01-02 03:04 {2}Warehouse$`,
    ),
  )
  for (const { consumer_secret } of keys) expect(stdout).not.toContain(consumer_secret)
  expect(await keysOf()).toHaveLength(keys.length)
})

test('--revoke ends a key at once in a shop that is running', async () => {
  const store = await openStore()
  const [, consumerKey, secret] = /(ck_\w+)\s+(cs_\w+)/.exec(run().stdout) ?? []
  const ask = () =>
    store.call('/wp-json/wc/v3/orders', {
      headers: { Authorization: `Basic ${btoa(`${consumerKey}:${secret}`)}` },
    })
  expect((await ask()).status).toBe(200)
  const before = await keysOf()
  const { stdout } = run('--revoke', String(before.at(-1)!.id))
  expect(stdout).toBe(`The key ${before.at(-1)!.id} is revoked.\n`)
  expect((await ask()).status).toBe(401)
  expect(await keysOf()).toEqual(before.slice(0, -1))
  await store.close()
})

test('a sign-out in one process ends the session in another', async () => {
  const [one, other] = [await openStore(), await openStore()]
  const signedIn = await one.call('/wp-json/ghab/v1/auth/sign-in', {
    method: 'POST',
    body: { login: 'admin@vitrin.example', password: 'Vitrin-Admin-2026' },
  })
  const { token } = (await signedIn.json()) as { token: string }
  const ask = () => other.call('/wp-json/wc/v3/orders', { headers: { Authorization: token } })
  expect((await ask()).status).toBe(200)
  const left = await one.call('/wp-json/ghab/v1/auth/sign-out', {
    method: 'POST',
    headers: { Authorization: token },
  })
  expect(left.ok).toBe(true)
  expect((await ask()).status).toBe(401)
  await one.close()
  await other.close()
})

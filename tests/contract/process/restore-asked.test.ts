import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { writeBackup } from '#store/backup/backup.ts'
import { openDatabase } from '#store/database/connection.ts'
import { dataKeyFile, openCipher } from '#store/database/data-key.ts'
import type { Backups } from '#store-api/contract/office.ts'
import { customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { type ServerProcess, startServerProcess } from '#tools/server-process.ts'

const OWNER = customerRow({
  id: 900,
  email: 'owner@shop.test',
  role: 'administrator',
  password_hash: PASSWORD_HASH,
})
const LONG = { timeout: 60_000, interval: 200 }
const parent = mkdtempSync(join(tmpdir(), 'vitrin-restore-'))
const dataDir = join(parent, 'data')
// nobody has named another
const kept = join(parent, 'data.backups')
let shop: ServerProcess
let token: string

const ask = async (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`http://localhost:${shop.port}${path}`, {
    method,
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const backups = async (): Promise<Backups> => (await ask('GET', '/wp-json/ghab/v1/backups')).json()
const isReady = async () => (await ask('GET', '/readyz').catch(() => null))?.ok ?? false

beforeAll(async () => {
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  await writeShop(db, { ...smallShop(), customers: [OWNER] })
  await db.destroy()
  shop = await startServerProcess(dataDir)
  token = ''
  const entered = await ask('POST', '/wp-json/ghab/v1/auth/sign-in', {
    login: OWNER.email,
    password: PASSWORD,
  })
  token = (await entered.json()).token
}, 60_000)
afterAll(async () => {
  await shop.stop()
  rmSync(parent, { recursive: true })
})

const restore = async (name: string) => {
  const answer = await ask('POST', `/wp-json/ghab/v1/backups/${name}/restore`, {
    shop: (await (await ask('GET', '/wp-json/wp/v2/settings')).json()).title,
  })
  expect(answer.status).toBe(202)
  await vi.waitFor(async () => expect(await isReady()).toBe(false), { timeout: 60_000, interval: 5 })
  await vi.waitFor(async () => expect(await isReady()).toBe(true), LONG)
}

const nameOfProduct = async (): Promise<string> =>
  (await (await ask('GET', '/wp-json/wc/v3/products/1')).json()).name

const rename = (name: string) => ask('PUT', '/wp-json/wc/v3/products/1', { name })

test('a shop brings itself back from a backup, in the same process and on the same port', {
  timeout: 180_000,
}, async () => {
  const before = await nameOfProduct()
  expect(await backups()).toMatchObject({
    folder: kept,
    beside_data: true,
    schedule: { every_hours: 0 },
    backups: [],
  })
  await ask('POST', '/wp-json/ghab/v1/backups')
  await vi.waitFor(async () => expect((await backups()).backups).toHaveLength(1), LONG)
  await rename('Changed since')
  const [made] = (await backups()).backups
  await restore(made?.name ?? '')
  expect(await nameOfProduct()).toBe(before)
  expect((await backups()).last_restore).toMatchObject({ name: made?.name, done: true, reason: null })
  expect(shop.hasEnded()).toBe(false)
})

test('what is no whole backup changes nothing: the shop opens as it was and says why', {
  timeout: 180_000,
}, async () => {
  await rename('Kept')
  const name = 'vitrin-20261120T080000Z.tar.gz'
  writeFileSync(join(kept, name), 'no backup')
  await restore(name)
  expect(await nameOfProduct()).toBe('Kept')
  expect((await backups()).last_restore).toMatchObject({ name, done: false, reason: expect.any(String) })
})

/** A whole backup of another shop, in the folder of this one. */
const keepBackupOfOther = async (name: string, migration: string | null): Promise<void> => {
  const folder = join(parent, `of ${name}`)
  const db = await openDatabase(join(folder, 'vitrin.db'))
  await writeShop(db, smallShop())
  await openCipher(db, dataKeyFile(folder), null)
  if (migration) {
    await sql`INSERT INTO kysely_migration (name, timestamp) VALUES (${migration}, '2027-01-01')`.execute(db)
  }
  const to = join(kept, name)
  await writeBackup({ dataDir: folder, to, passphrase: null, dataKey: null, now: Date.now() })
  await db.destroy()
}

test('a whole backup that this version or this key cannot open changes nothing either', {
  timeout: 180_000,
}, async () => {
  await rename('Kept')
  const later = 'vitrin-20261121T080000Z.tar.gz'
  const other = 'vitrin-20261122T080000Z.tar.gz'
  await keepBackupOfOther(later, '9999-later')
  await keepBackupOfOther(other, null)
  for (const [name, reason] of [
    [later, '9999-later'],
    [other, 'is not the key of its secrets'],
  ] as const) {
    await restore(name)
    expect(await nameOfProduct()).toBe('Kept')
    const { last_restore } = await backups()
    expect(last_restore).toMatchObject({ name, done: false, reason: expect.stringContaining(reason) })
  }
})

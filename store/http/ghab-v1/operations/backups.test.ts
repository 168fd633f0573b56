import { mkdtempDisposableSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { createBackupDesk } from '#store/backup/backup.ts'
import { SYSTEM } from '#store/context.ts'
import { openDatabase } from '#store/database/connection.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Backups } from '#store-api/contract/office.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, openTestStore } from '#tests/support/test-store.ts'

const MANAGER = customerRow({ id: 901, role: 'shop_manager' })
const customers = [managerRow(), MANAGER]
const PATH = '/wp-json/ghab/v1/backups'
const HOUR = 3_600_000

test('an administrator makes one, watches it, downloads and deletes it; a manager does not', {
  timeout: 60_000,
}, async () => {
  using data = mkdtempDisposableSync(join(tmpdir(), 'vitrin-'))
  using kept = mkdtempDisposableSync(join(tmpdir(), 'vitrin-'))
  const log = { info: () => {}, error: () => {} }
  const options = {
    dataDir: data.path,
    folder: kept.path,
    passphrase: null,
    dataKey: null,
    plan: async () => ({ every: 24 * HOUR, keep: 7 }),
    clock: Date.now,
    log,
  }
  const db = await openDatabase(join(data.path, 'vitrin.db'))
  await writeShop(db, { ...smallShop(), customers })
  const backups = createBackupDesk(options)
  const events: object[] = []
  const noted = (_: string, details: { event?: string }, message: string) => {
    if (message === 'security' && details.event?.startsWith('backup-')) events.push(details)
  }
  const store = await openTestStore({ db, dataDir: data.path, outside: { backups, noted } })
  const headers = await customerHeaders(store, managerRow())
  const list = async () => (await store.call(PATH, { headers })).json()
  const nothing = {
    under_way: null,
    schedule: { every_hours: 24, keep: 7 },
    encrypts: false,
    folder: kept.path,
    data_dir: data.path,
    beside_data: false,
    can_restore: false,
    last_restore: null,
    last_failure: null,
    backups: [],
  }
  expect(await list()).toEqual(nothing)
  const manager = await customerHeaders(store, MANAGER)
  expect((await store.call(PATH, { method: 'POST', headers: manager })).status).toBe(403)
  const asked = () => store.call(PATH, { method: 'POST', headers })
  const answers = await Promise.all([asked(), asked()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
  const told = await Promise.all(answers.map((answer) => answer.json()))
  expect(told.some(({ under_way }) => typeof under_way === 'number')).toBe(true)
  await vi.waitFor(async () => expect((await list()).backups).toHaveLength(1), {
    timeout: 30_000,
    interval: 100,
  })
  const [backup] = (await list()).backups
  expect(backup).toMatchObject({ encrypted: false, size: expect.any(Number) })
  const health = await store.call('/wp-json/ghab/v1/health', { headers })
  expect(await health.json()).toMatchObject({ last_backup_gmt: backup.date_gmt })
  const file = await store.call(`${PATH}/${backup.name}`, { headers })
  const bytes = Buffer.from(await file.arrayBuffer())
  expect([bytes.length, bytes.subarray(0, 2).toString('hex')]).toEqual([backup.size, '1f8b'])
  writeFileSync(join(kept.path, 'other.txt'), 'x')
  for (const name of ['other.txt', encodeURIComponent('../vitrin.db')]) {
    expect((await store.call(`${PATH}/${name}`, { headers })).status).toBe(404)
  }
  expect((await store.call(`${PATH}/${backup.name}`, { method: 'DELETE', headers: manager })).status).toBe(
    403,
  )
  const left = await store.call(`${PATH}/${backup.name}`, { method: 'DELETE', headers })
  expect(await left.json()).toEqual(nothing)
  expect(events).toMatchObject(
    ['backup-started', 'backup-downloaded', 'backup-deleted'].map((event) => ({ event, customerId: 900 })),
  )
  expect(readdirSync(kept.path)).toEqual(['other.txt'])
  writeFileSync(join(kept.path, 'vitrin-20261121T080000Z.tar.gz.part'), 'begun')
  expect(await list()).toMatchObject({ under_way: 5 })
  await store.close()
})

test('one that fails is told of, and in the health of the shop, until one succeeds', async () => {
  using data = mkdtempDisposableSync(join(tmpdir(), 'vitrin-'))
  using parent = mkdtempDisposableSync(join(tmpdir(), 'vitrin-'))
  const disk = join(parent.path, 'disk')
  writeFileSync(disk, 'no folder')
  const backups = createBackupDesk({
    dataDir: data.path,
    folder: join(disk, 'backups'),
    passphrase: null,
    dataKey: null,
    plan: async () => ({ every: 24 * HOUR, keep: 7 }),
    clock: Date.now,
    log: { info: () => {}, error: () => {} },
  })
  const db = await openDatabase(join(data.path, 'vitrin.db'))
  await writeShop(db, { ...smallShop(), customers })
  const store = await openTestStore({ db, dataDir: data.path, outside: { backups } })
  const headers = await customerHeaders(store, managerRow())
  const health = async () => (await store.call('/wp-json/ghab/v1/health', { headers })).json()
  const tried = async (): Promise<Backups> => {
    expect((await store.call(PATH, { method: 'POST', headers })).status).toBe(202)
    return vi.waitFor(
      async () => {
        const told: Backups = await (await store.call(PATH, { headers })).json()
        expect(told.under_way).toBeNull()
        return told
      },
      { timeout: 30_000, interval: 100 },
    )
  }
  expect(await tried()).toMatchObject({
    last_failure: {
      by_itself: false,
      date_gmt: expect.any(String),
      reason: expect.stringContaining('ENOTDIR'),
    },
    backups: [],
  })
  expect(await health()).toMatchObject({ backup_failed: true })
  rmSync(disk)
  expect(await tried()).toMatchObject({ last_failure: null, backups: [{ encrypted: false }] })
  expect(await health()).toMatchObject({ backup_failed: false })
  await store.close()
})

test('one that cannot begin is told of with its reason, and does not count as started', async () => {
  using parent = mkdtempDisposableSync(join(tmpdir(), 'vitrin-'))
  const plan = async () => ({ every: 24 * HOUR, keep: 7 })
  const log = { info: () => {}, error: () => {} }
  const gone = join(parent.path, 'gone')
  const options = { dataDir: gone, folder: parent.path, passphrase: null, dataKey: null, plan, log }
  const backups = createBackupDesk({ ...options, clock: Date.now })
  const events: string[] = []
  const noted = (_: string, { event = '' }: { event?: string }) => {
    if (event.startsWith('backup-')) events.push(event)
  }
  const store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers }), Date.now, {
    backups,
    noted,
  })
  const answer = await store.call(PATH, {
    method: 'POST',
    headers: await customerHeaders(store, managerRow()),
  })
  expect(answer.status).toBe(202)
  expect(await answer.json()).toMatchObject({
    under_way: null,
    last_failure: { by_itself: false, reason: expect.stringContaining('ENOENT') },
  })
  expect(events).toEqual([])
})

test('an administrator says when they are made and how many are kept; nonsense is refused', async () => {
  const plan = async () => ({ every: 24 * HOUR, keep: 7 })
  const options = { dataDir: '/nowhere', folder: '/nowhere/kept', passphrase: null, dataKey: null, plan }
  const backups = createBackupDesk({ ...options, clock: Date.now, log: { info: () => {}, error: () => {} } })
  const store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers }), Date.now, {
    backups,
  })
  const put = async (body: object, row = managerRow()) =>
    store.call(`${PATH}/schedule`, { method: 'PUT', body, headers: await customerHeaders(store, row) })
  expect((await put({ every_hours: 6, keep: 30 })).status).toBe(200)
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  expect((await readSettings(context)).backup_plan).toEqual({ every_hours: 6, keep: 30 })
  expect((await put({ every_hours: 0, keep: 30 })).status).toBe(400)
  expect((await put({ every_hours: 6, keep: 0 })).status).toBe(400)
  expect((await put({ every_hours: 6, keep: 1 }, MANAGER)).status).toBe(403)
})

test('a restore is asked for by an administrator who types the name of the shop', async () => {
  using kept = mkdtempDisposableSync(join(tmpdir(), 'vitrin-'))
  const name = 'vitrin-20261121T080000Z.tar.gz'
  writeFileSync(join(kept.path, name), 'a backup')
  const asked: string[] = []
  const options = {
    dataDir: '/nowhere',
    folder: kept.path,
    passphrase: null,
    dataKey: null,
    plan: async () => ({ every: 24 * HOUR, keep: 7 }),
    clock: Date.now,
    log: { info: () => {}, error: () => {} },
  }
  const open = (onRestore: ((name: string) => void) | null) =>
    createTestStore((db) => writeShop(db, { ...smallShop(), customers }), Date.now, {
      backups: createBackupDesk({ ...options, onRestore }),
    })
  const store = await open((one) => asked.push(one))
  const { site_name: shop } = await readSettings({ db: store.db, clock: Date.now, actor: SYSTEM })
  const restore = async (body: object, of = name, to = store, row = managerRow()) =>
    (
      await to.call(`${PATH}/${of}/restore`, {
        method: 'POST',
        body,
        headers: await customerHeaders(to, row),
      })
    ).status
  expect(await restore({ shop: 'another' })).toBe(400)
  expect(await restore({})).toBe(400)
  expect(await restore({ shop }, 'vitrin-20261122T080000Z.tar.gz')).toBe(404)
  expect(await restore({ shop }, name, store, MANAGER)).toBe(403)
  expect(await restore({ shop }, name, await open(null))).toBe(409)
  expect(asked).toEqual([])
  expect(await restore({ shop: ` ${shop} ` })).toBe(202)
  expect(asked).toEqual([name])
})

test('a shop that makes no backups says so', async () => {
  const store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers }))
  const answer = await store.call(PATH, { headers: await customerHeaders(store, managerRow()) })
  expect([answer.status, (await answer.json()).code]).toEqual([409, 'ghab_backups_off'])
})

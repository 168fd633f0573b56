import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../database/connection.ts'
import { createBackupFailures } from './backup-failures.ts'
import { findLastBackup } from './backup-folder.ts'
import { whileNobodyElse } from './locking.ts'
import { type ScheduledBackups, scheduledBackups } from './scheduled-backups.ts'

const HOUR = 3_600_000
let parent: string
let now: number

beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'vitrin-scheduled-'))
  now = Date.UTC(2026, 10, 26, 12)
  const db = await openDatabase(join(parent, 'data/vitrin.db'))
  await db.destroy()
})
afterEach(() => rmSync(parent, { recursive: true }))

const taskOf = (changes: Partial<ScheduledBackups> = {}) =>
  scheduledBackups({
    folder: join(parent, 'backups'),
    plan: async () => ({ every: 6 * HOUR, keep: 2 }),
    dataDir: join(parent, 'data'),
    passphrase: null,
    dataKey: null,
    clock: () => now,
    log: { info: () => {} },
    ...changes,
  })
const listed = () => readdirSync(join(parent, 'backups')).sort()

test('one is written when the newest is old enough, and the oldest goes', async () => {
  const { run } = taskOf()
  expect([await run(), await run()]).toEqual([1, 0])
  expect(listed()).toEqual(['vitrin-20261126T120000Z.tar.gz'])
  now += 5 * HOUR
  expect(await run()).toBe(0)
  for (let times = 0; times < 3; times++) {
    now += 6 * HOUR
    expect(await run()).toBe(1)
  }
  expect(listed()).toEqual(['vitrin-20261127T050000Z.tar.gz', 'vitrin-20261127T110000Z.tar.gz'])
  expect(await findLastBackup(join(parent, 'backups'), now)).toBe(now)
  expect(readdirSync(join(parent, 'data'))).toEqual(['backup.lock', 'vitrin.db'])
})

test('one that a wrong clock dated in the future hinders no other, and stays', async () => {
  const ahead = 'vitrin-20991126T120000Z.tar.gz'
  mkdirSync(join(parent, 'backups'))
  writeFileSync(join(parent, 'backups', ahead), '')
  const { run } = taskOf({ plan: async () => ({ every: 6 * HOUR, keep: 1 }) })
  expect([await run(), await run()]).toEqual([1, 0])
  expect(await findLastBackup(join(parent, 'backups'), now)).toBe(now)
  now += 6 * HOUR
  expect(await run()).toBe(1)
  expect(listed()).toEqual(['vitrin-20261126T180000Z.tar.gz', ahead])
})

test('the plan is asked each time', async () => {
  const plan = { every: 6 * HOUR, keep: 2 }
  const { run } = taskOf({ plan: async () => plan })
  await run()
  now += HOUR
  expect(await run()).toBe(0)
  Object.assign(plan, { every: HOUR, keep: 1 })
  expect(await run()).toBe(1)
  expect(listed()).toEqual(['vitrin-20261126T130000Z.tar.gz'])
})

test('of several processes one writes', async () => {
  expect((await Promise.all([taskOf().run(), taskOf().run(), taskOf().run()])).sort()).toEqual([0, 0, 1])
  now += 6 * HOUR
  expect(await whileNobodyElse(join(parent, 'data'), () => taskOf().run())).toBe(0)
  expect(listed()).toHaveLength(1)
})

test('one that fails says so, leaves nothing half written, and is tried again', async () => {
  writeFileSync(join(parent, 'backups'), 'no folder')
  await expect(taskOf().run()).rejects.toMatchObject({ code: 'ENOTDIR' })
  expect(readdirSync(join(parent, 'data'))).toEqual(['backup-failure.json', 'vitrin.db'])
  rmSync(join(parent, 'backups'))
  expect(await taskOf().run()).toBe(1)
})

test('why one failed is kept until one succeeds', async () => {
  const failures = createBackupFailures(() => now, join(parent, 'data'))
  writeFileSync(join(parent, 'backups'), 'no folder')
  await expect(taskOf({ failures }).run()).rejects.toThrow()
  expect(failures.last()).toEqual({ at: now, byItself: true, reason: expect.stringMatching(/^ENOTDIR/) })
  rmSync(join(parent, 'backups'))
  const empty = join(parent, 'empty')
  mkdirSync(empty)
  await expect(taskOf({ failures, dataDir: empty }).run()).rejects.toThrow()
  expect(failures.last()).toMatchObject({ reason: `there is no shop in ${empty}` })
  await taskOf({ failures }).run()
  expect(failures.last()).toBeNull()
  await taskOf({ failures }).run()
  expect(failures.last()).toBeNull()
})

test('why one failed is known to the process that begins anew, and forgotten with the next backup', async () => {
  const failures = () => createBackupFailures(() => now, join(parent, 'data'))
  writeFileSync(join(parent, 'backups'), 'no folder')
  await expect(taskOf().run()).rejects.toThrow()
  expect(failures().last()).toEqual({ at: now, byItself: true, reason: expect.stringMatching(/^ENOTDIR/) })
  rmSync(join(parent, 'backups'))
  await taskOf().run()
  expect(failures().last()).toBeNull()
})

test('why one failed is known as long as the process lasts where nothing can be noted', async () => {
  const failures = createBackupFailures(() => now, join(parent, 'gone'))
  const failing = failures.watch(false, () => Promise.reject(new Error('a bug')))
  await expect(failing).rejects.toThrow('a bug')
  expect(failures.last()).toEqual({ at: now, byItself: false, reason: null })
  await failures.watch(false, async () => 'written')
  expect(failures.last()).toBeNull()
})

test('one that is written has not failed where the note of the last failure cannot be deleted', async () => {
  mkdirSync(join(parent, 'data/backup-failure.json'))
  const failures = createBackupFailures(() => now, join(parent, 'data'))
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue()
  expect(await failures.watch(false, async () => 'written')).toBe('written')
  expect(warned).toHaveBeenCalledOnce()
})

test('one that ends with its process has not failed', async () => {
  const failures = createBackupFailures(() => now, join(parent, 'data'))
  const stopping = AbortSignal.abort()
  await expect(taskOf({ failures }).run({ stopping })).rejects.toMatchObject({ name: 'AbortError' })
  expect(failures.last()).toBeNull()
})

test('one that is stopped in the middle leaves no backup, and the next takes away what it left', async () => {
  const stopping = AbortSignal.abort()
  await expect(taskOf().run({ stopping })).rejects.toMatchObject({ name: 'AbortError' })
  expect(await findLastBackup(join(parent, 'backups'), now)).toBeNull()
  await taskOf().run()
  now += 6 * HOUR
  writeFileSync(join(parent, 'backups/vitrin-20261126T130000Z.tar.gz.part'), 'half')
  writeFileSync(join(parent, 'backups/notes.txt'), 'of the owner')
  await taskOf().run()
  expect(listed()).toEqual(['notes.txt', 'vitrin-20261126T120000Z.tar.gz', 'vitrin-20261126T180000Z.tar.gz'])
})

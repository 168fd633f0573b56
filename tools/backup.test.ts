import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#store/database/connection.ts'
import { dataKeyFile, openCipher } from '#store/database/data-key.ts'

const parent = mkdtempSync(join(tmpdir(), 'vitrin-backup-tool-'))
const dataDir = join(parent, 'data')

beforeAll(async () => {
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  await openCipher(db, dataKeyFile(dataDir), null)
  await db.destroy()
})
afterAll(() => rmSync(parent, { recursive: true }))

const run = (tool: string, flags: string[], env: Record<string, string> = {}) => {
  const path = join(import.meta.dirname, `${tool}.ts`)
  return spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', path, ...flags], {
    encoding: 'utf8',
    cwd: parent,
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  })
}

test('a backup lies where BACKUP_DIR says, and is said to be readable and without the key', () => {
  const { stdout, stderr, status } = run('backup', [], { BACKUP_DIR: 'kept' })
  expect([status, stderr]).toEqual([0, ''])
  const [name = ''] = readdirSync(join(parent, 'kept'))
  expect(name).toMatch(/^vitrin-\d{8}T\d{6}Z\.tar\.gz$/)
  expect(stdout).toMatch(
    /^\S+\/kept\/vitrin-\S+\.tar\.gz: 0\.\d MB, the database and 0 files\nIt is readable by/,
  )
  expect(stdout).toContain(`is not in it: keep ${dataDir}.key`)
  const restored = run('restore', ['--from', join('kept', name), '--data', 'restored'])
  expect([restored.status, restored.stderr]).toEqual([0, ''])
  expect(restored.stdout).toContain(`put it into ${join(parent, 'restored')}.key, or set DATA_KEY`)
})

test('a restore says that the key beside the folder, or DATA_KEY, is that of another shop', () => {
  expect(run('backup', ['--to', 'of-other']).status).toBe(0)
  const dir = join(parent, 'with-key')
  const other = '7'.repeat(64)
  writeFileSync(dataKeyFile(dir), other)
  const restore = ['--from', 'of-other', '--data', 'with-key', '--replace']
  expect(run('restore', restore).stdout).toContain(`${dir}.key is not the key of its secrets: put the right`)
  expect(run('restore', restore, { DATA_KEY: other }).stdout).toContain('DATA_KEY is not the key of its')
})

test.each<[string, string[], Record<string, string>, RegExp]>([
  ['backup', ['--data', 'none'], {}, /^backup: there is no shop in \S+none; /],
  ['backup', [], { BACKUP_PASSPHRASE: 'short' }, /^backup: BACKUP_PASSPHRASE is not valid: 12 characters/],
  ['backup', ['--to', 'data/vitrin.db/file'], {}, /^backup: (ENOTDIR|EEXIST)/],
  ['backup', [], { DATABASE_URL: 'postgres://u:p@h/d' }, /^backup: the shop is in PostgreSQL: pg_dump/],
  ['restore', ['--from', 'x'], { DATABASE_URL: 'postgres://u:p@h/d' }, /^restore: .* unset DATABASE_URL/],
  ['restore', [], {}, /^restore: --from is missing/],
  ['restore', ['--from', 'nothing', '--data', 'new'], {}, /^restore: ENOENT: .*nothing/],
  ['restore', ['--from', 'nothing'], {}, /^restore: \S+ holds a shop; --replace moves it aside first/],
])('%s %j %j is refused in one line', (tool, flags, env, message) => {
  const { stderr, stdout, status } = run(tool, flags, env)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(message)
  expect(stderr.trim()).not.toContain('\n')
})

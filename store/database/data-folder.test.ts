import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './connection.ts'
import { keepFilesPrivate, prepareDataFolder } from './data-folder.ts'

const parent = mkdtempSync(join(tmpdir(), 'vitrin-folder-'))
// a machine whose users may read each other's files
const before = process.umask(0o022)
afterAll(() => {
  process.umask(before)
  rmSync(parent, { recursive: true })
})
beforeEach(() => process.umask(0o022))

const modeOf = (path: string) => (statSync(join(parent, path)).mode & 0o7777).toString(8)

test('a new folder and its database are for the shop alone, the log of the database too', async () => {
  expect(prepareDataFolder(join(parent, 'new/deep'))).toEqual([])
  const db = await openDatabase(join(parent, 'new/deep/vitrin.db'))
  await db.insertInto('tags').values({ id: 1, name: 'One', slug: 'one', description: '' }).execute()
  expect(modeOf('new/deep')).toBe('700')
  for (const name of ['vitrin.db', 'vitrin.db-wal', 'vitrin.db-shm']) {
    expect([name, modeOf(`new/deep/${name}`)]).toEqual([name, '600'])
  }
  await db.destroy()
})

test('a folder from before is closed to others with the folders and the database in it', () => {
  const names = ['media', 'media-variants', 'receipts', 'downloads', 'exports']
  mkdirSync(join(parent, 'old'))
  for (const name of names) mkdirSync(join(parent, 'old', name))
  for (const name of ['vitrin.db', 'vitrin.db-wal', 'vitrin.db-shm'])
    writeFileSync(join(parent, 'old', name), '')
  expect(modeOf('old/receipts')).toBe('755')
  expect(prepareDataFolder(join(parent, 'old'))).toEqual([])
  expect(readdirSync(join(parent, 'old')).map((name) => [name, modeOf(`old/${name}`)])).toEqual([
    ['downloads', '700'],
    ['exports', '700'],
    ['media', '700'],
    ['media-variants', '700'],
    ['receipts', '700'],
    ['vitrin.db', '600'],
    ['vitrin.db-shm', '600'],
    ['vitrin.db-wal', '600'],
  ])
  expect(modeOf('old')).toBe('700')
})

test('a folder that is everybody’s on purpose stays so and is named', () => {
  const path = join(parent, 'everybody')
  mkdirSync(path)
  chmodSync(path, 0o1777)
  expect(prepareDataFolder(path)).toEqual([path])
  expect(modeOf('everybody')).toBe('1777')
})

test('what a process writes that keeps its files private is for its user alone', () => {
  keepFilesPrivate()
  mkdirSync(join(parent, 'made'))
  writeFileSync(join(parent, 'made/file'), '')
  expect([modeOf('made'), modeOf('made/file')]).toEqual(['700', '600'])
})

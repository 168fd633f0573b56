import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#store/database/connection.ts'
import { prepareDataFolder } from '#store/database/data-folder.ts'
import { DataKeyError } from '#store/database/data-key.ts'
import { DatabaseUnreachable } from '#store/database/postgres/errors.ts'
import { explainStartupError } from './startup-error.ts'

const parent = mkdtempSync(join(tmpdir(), 'vitrin-explain-'))
afterAll(() => rmSync(parent, { recursive: true }))
const at = (name: string) => join(parent, name)
const placeOf = (dataDir: string) => ({ dataDir, databaseUrl: null, host: '999.1.1.1', port: 4100 })

const failureOf = async (dataDir: string): Promise<string> => {
  try {
    prepareDataFolder(dataDir)
    await openDatabase(join(dataDir, 'vitrin.db'))
    return 'opened'
  } catch (error) {
    return explainStartupError(error as Error, placeOf(dataDir))
  }
}

test('a folder that is made, and one that is there already', async () => {
  expect(await failureOf(at('new/deep'))).toBe('opened')
  expect(await failureOf(at('new/deep'))).toBe('opened')
})

test('a folder that cannot be one', async () => {
  writeFileSync(at('file'), '')
  symlinkSync(at('nowhere'), at('link'))
  for (const [dataDir, code] of [
    [at('file'), 'EEXIST'],
    [at('file/below'), `EEXIST ${at('file')}`],
    [at('link'), 'EEXIST'],
    ['/proc/nope', 'ENOENT'],
    ['/proc/nope/deep', 'ENOENT /proc/nope'],
  ]) {
    expect(await failureOf(dataDir!)).toBe(
      `the data folder ${dataDir} cannot be written (${code}); set DATA_DIR`,
    )
  }
})

test('a database that is none, that is a folder, or of another version', async () => {
  prepareDataFolder(at('junk'))
  writeFileSync(at('junk/vitrin.db'), 'not a database at all, just some words '.repeat(100))
  expect(await failureOf(at('junk'))).toMatch(/^the database in \S+ is not a database; .* DATA_DIR$/)
  prepareDataFolder(at('folder/vitrin.db'))
  expect(await failureOf(at('folder'))).toMatch(/^the database in \S+ cannot be opened for writing; .*$/)
  const db = await openDatabase(at('later/vitrin.db'))
  await db
    .insertInto('kysely_migration' as never)
    .values({ name: '9999-later', timestamp: '2030' } as never)
    .execute()
  await db.destroy()
  expect(await failureOf(at('later'))).toMatch(/^the database in \S+ is of another version of Vitrin; .*$/)
})

test.each([
  [{ code: 'ERR_SQLITE_ERROR', errcode: 8 }, /^the database in \S+ cannot be written; .*$/],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1032 }, /^the database in \S+ cannot be written; .*$/],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1 }, /^the database in \S+ cannot be used: broken; .*$/],
  [
    { code: 'ENOSPC', syscall: 'write', path: at('x/media/a.webp') },
    /^the data folder .* \(ENOSPC .*\); .*$/,
  ],
  [{ code: 'EADDRINUSE', syscall: 'listen' }, /^port 4100 is in use; set PORT to a free one$/],
  [{ code: 'EADDRINUSE', syscall: 'bind' }, /^port 4100 is in use; set PORT to a free one$/],
  [{ code: 'EACCES', syscall: 'listen' }, /^port 4100 needs more rights; .*$/],
  [
    { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: '999.1.1.1' },
    /^cannot listen at 999\.1\.1\.1 \(ENOTFOUND\); set HOST .*$/,
  ],
  [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, /^cannot listen at 999\.1\.1\.1 \(EADDRNOTAVAIL\); .*$/],
])('%o is told in one line', (facts, line) => {
  expect(explainStartupError(Object.assign(new Error('broken'), facts), placeOf(at('x')))).toMatch(line)
})

test.each([
  [
    { code: 'ERR_DATABASE_UNREACHABLE' },
    /^the database db\/shop cannot be reached; mend it or set DATABASE_URL$/,
  ],
  [{ code: '28P01', severity: 'FATAL' }, /^the database db\/shop takes another password; .*$/],
  [{ code: 'XX000', severity: 'ERROR' }, /^the database db\/shop cannot be used: broken; .*$/],
])('of PostgreSQL, %o is told in one line and without the password', (facts, line) => {
  const place = { ...placeOf(at('x')), databaseUrl: 'postgres://vitrin:secret@db/shop' }
  expect(explainStartupError(Object.assign(new Error('broken'), facts), place)).toMatch(line)
})

test('a key that does not fit, or cannot be kept', () => {
  const wrong = new DataKeyError('x.key is not the key')
  expect(explainStartupError(wrong, placeOf(at('x')))).toBe('x.key is not the key')
  const unwritable = Object.assign(new Error('EACCES'), { code: 'EACCES', path: at('x.key') })
  expect(explainStartupError(unwritable, placeOf(at('x')))).toBe(
    `the key of this shop's secrets cannot be kept in ${at('x.key')} (EACCES); set DATA_KEY`,
  )
})

test('a bug keeps its stack', () => {
  const bug = new TypeError('x is not a function')
  expect(explainStartupError(bug, placeOf(at('x')))).toBe(bug.stack)
})

test.each(['EAI_AGAIN', 'ENETUNREACH'])(
  'a database whose host answers %s is no address to listen at',
  (code) => {
    const error = Object.assign(new Error(`getaddrinfo ${code} db`), {
      code,
      syscall: 'getaddrinfo',
      hostname: 'db',
    })
    const place = { ...placeOf(parent), host: '', databaseUrl: 'postgres://shop@db/vitrin' }
    expect(explainStartupError(DatabaseUnreachable.or(error) as Error, place)).toBe(
      'the database db/vitrin cannot be reached; mend it or set DATABASE_URL',
    )
    expect(explainStartupError(error, { ...place, host: 'db' })).toMatch(/^cannot listen at db /)
    expect(explainStartupError(error, place)).not.toMatch(/listen/)
  },
)

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCipher } from './cipher.ts'
import { type Database, openMemoryDatabase } from './connection.ts'
import { dataKeyFile, openCipher, readDataKey } from './data-key.ts'

const KEY = Buffer.alloc(32, 1)
const OTHER = Buffer.alloc(32, 2)

let folder: string
let file: string
let db: Database

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-key-'))
  file = dataKeyFile(join(folder, 'data'))
  db = await openMemoryDatabase()
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

test('a text is read with the key and at the place that it was encrypted for, and nowhere else', () => {
  const cipher = createCipher(KEY)
  const kept = cipher.encrypt('cs_راز', 'api_keys 1')
  expect(kept).not.toContain('cs_')
  expect(cipher.encrypt('cs_راز', 'api_keys 1')).not.toBe(kept)
  expect(cipher.decrypt(kept, 'api_keys 1')).toBe('cs_راز')
  expect(() => cipher.decrypt(kept, 'api_keys 2')).toThrow()
  expect(() => createCipher(OTHER).decrypt(kept, 'api_keys 1')).toThrow()
  const broken = kept.slice(0, -2) + (kept.endsWith('AA') ? 'BB' : 'AA')
  expect(() => cipher.decrypt(broken, 'api_keys 1')).toThrow()
  expect(() => cipher.decrypt('enc:v1:', 'api_keys 1')).toThrow()
})

test('a key is 32 bytes, in hexadecimal digits or in base64', () => {
  for (const text of [KEY.toString('hex'), KEY.toString('base64'), `${KEY.toString('base64url')}\n`]) {
    expect(readDataKey(text)).toEqual(KEY)
  }
  for (const text of ['', 'secret', KEY.toString('hex').slice(1), Buffer.alloc(31).toString('base64')]) {
    expect(readDataKey(text)).toBeNull()
  }
})

test('a new shop makes its key beside the data folder, for its owner alone, and keeps it', async () => {
  const first = await openCipher(db, file, null)
  expect(file).toBe(join(folder, 'data.key'))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const kept = first.encrypt('x', 'y')
  expect((await openCipher(db, file, null)).decrypt(kept, 'y')).toBe('x')
})

test('the key of the environment is taken before the file, which is not made then', async () => {
  await openCipher(db, file, KEY)
  expect(() => statSync(file)).toThrow('ENOENT')
  writeFileSync(file, OTHER.toString('hex'))
  const cipher = await openCipher(db, file, KEY)
  expect(createCipher(KEY).decrypt(cipher.encrypt('x', 'y'), 'y')).toBe('x')
})

test.each([
  [
    'gone',
    () => rmSync(file),
    null,
    /^the key of this shop's secrets is gone: put \S+ back or set DATA_KEY$/,
  ],
  ['another', () => writeFileSync(file, OTHER.toString('hex')), null, /^\S+data\.key is not the key of .*$/],
  ['another of the environment', () => {}, OTHER, /^DATA_KEY is not the key of this shop's secrets; .*$/],
  ['no key at all', () => writeFileSync(file, 'hello'), null, /^\S+data\.key holds no key of 32 bytes; .*$/],
])('a key that is %s is told in one line, and no other is made', async (_, change, given, line) => {
  await openCipher(db, file, null)
  change()
  const read = () => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return null
    }
  }
  const before = read()
  await expect(openCipher(db, file, given)).rejects.toThrow(line)
  expect(read()).toBe(before)
})

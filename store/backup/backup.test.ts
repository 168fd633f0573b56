import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database/connection.ts'
import { dataKeyFile, openCipher } from '../database/data-key.ts'
import { NEWEST_MIGRATION } from '../database/migrate.ts'
import { packArchive } from './archive.ts'
import { whileNobodyElse } from './locking.ts'
import { endInterruptedRestore, restoreBackup } from './restore-backup.ts'
import { nameDraft } from './restore-drafts.ts'
import { writeBackup } from './write-backup.ts'

const NOW = Date.UTC(2026, 10, 26, 12)
const PASSPHRASE = 'twelve letters and more'
const PICTURE = 'media/2026/11/a picture.webp'
let parent: string
let dataDir: string
let db: Database

const write = (name: string, text: string, folder = dataDir) => {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}

beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'vitrin-backup-'))
  dataDir = join(parent, 'data')
  db = await openDatabase(join(dataDir, 'vitrin.db'))
  await openCipher(db, dataKeyFile(dataDir), null)
  await db.insertInto('tags').values({ id: 1, name: 'One', slug: 'one', description: '' }).execute()
  write(PICTURE, 'drawn')
  write(`media/${'a'.repeat(90)}/${'ن'.repeat(60)}.webp`, 'with a long name')
  write('media/empty.webp', '')
  write('media/2026/11/next.webp.0123456789ab.tmp', 'half writ')
  write('media-variants/640/a picture.webp', 'smaller')
  write('receipts/7-x.webp', 'a receipt')
  write('downloads/book.pdf', 'a book '.repeat(50_000))
})
afterEach(async () => {
  await db.destroy()
  rmSync(parent, { recursive: true })
})

const backUp = async (passphrase: string | null = null, name = 'backup') => {
  const to = join(parent, name)
  return { to, ...(await writeBackup({ dataDir, to, passphrase, dataKey: null, now: NOW })) }
}
const restore = (from: string, more: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({
    from,
    dataDir: join(parent, 'restored'),
    passphrase: null,
    dataKey: null,
    needsKey: false,
    replace: false,
    now: NOW,
    ...more,
  })
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
const KEPT = () =>
  filesOf(dataDir).filter((name) => /^(media|receipts|downloads)\//.test(name) && !name.endsWith('.tmp'))

test('database and files come back as they were, and what is made of them does not', async () => {
  const { to, files, hasKey } = await backUp()
  expect([files, hasKey]).toEqual([KEPT().length, false])
  expect((statSync(to).mode & 0o777).toString(8)).toBe('600')
  const { movedTo, key, manifest } = await restore(to)
  expect([movedTo, key, manifest.rows.tags]).toEqual([null, 'missing', 1])
  const restored = join(parent, 'restored')
  expect(filesOf(restored)).toEqual([...KEPT(), 'vitrin.db'].sort())
  for (const name of KEPT()) {
    expect(readFileSync(join(restored, name)).equals(readFileSync(join(dataDir, name)))).toBe(true)
  }
  expect((statSync(restored).mode & 0o777).toString(8)).toBe('700')
  expect((statSync(join(restored, PICTURE)).mode & 0o777).toString(8)).toBe('600')
  const copy = await openDatabase(join(restored, 'vitrin.db'))
  expect(await copy.selectFrom('tags').select('name').execute()).toEqual([{ name: 'One' }])
  await copy.destroy()
  expect(readdirSync(parent).sort()).toEqual(['backup', 'data', 'data.key', 'restored'])
})

test('the key of secrets is in an encrypted backup alone', async () => {
  const key = readFileSync(dataKeyFile(dataDir), 'utf8')
  const plain = await backUp()
  expect(gunzipSync(readFileSync(plain.to)).includes(key.trim())).toBe(false)
  const sealed = await backUp(PASSPHRASE, 'sealed')
  expect(sealed.hasKey).toBe(true)
  expect((await restore(sealed.to, { passphrase: PASSPHRASE })).key).toBe('restored')
  const restored = join(parent, 'restored')
  expect(readFileSync(dataKeyFile(restored), 'utf8')).toBe(key)
  const copy = await openDatabase(join(restored, 'vitrin.db'))
  await openCipher(copy, dataKeyFile(restored), null)
  await copy.destroy()
})

/** A backup with other entries than one has. */
const forge = async (entries: Record<string, string>): Promise<string> => {
  const each = async function* () {
    for (const [name, text] of Object.entries(entries)) {
      const bytes = Buffer.from(text)
      yield {
        name,
        size: bytes.length,
        content: (async function* () {
          yield bytes
        })(),
      }
    }
  }
  const file = join(parent, 'forged')
  writeFileSync(file, gzipSync(await buffer(packArchive(each()))))
  return file
}

test('a file that was altered or cut, or is no backup, changes nothing', async () => {
  const plain = readFileSync((await backUp()).to)
  const sealed = readFileSync((await backUp(PASSPHRASE, 'sealed')).to)
  const altered = (bytes: Buffer, change: (tar: Buffer) => Buffer) => gzipSync(change(gunzipSync(bytes)))
  const replaced = (from: string, to: string) => (tar: Buffer) => {
    const copy = Buffer.from(tar)
    copy.write(to, copy.indexOf(from))
    return copy
  }
  const wrong: [Buffer, string][] = [
    [Buffer.alloc(0), 'it is no backup'],
    [Buffer.from('just some words'), 'it is no backup'],
    [plain.subarray(0, plain.length / 2), 'is cut off'],
    [plain.subarray(0, -1), 'is cut off'],
    [altered(plain, (tar) => tar.subarray(0, tar.length / 2)), 'is cut off'],
    [altered(plain, replaced('drawn', 'drown')), `${PICTURE} in it is not as it was written`],
    [altered(plain, replaced('"tags":1', '"tags":2')), 'tags in it has not the rows that it had'],
    [altered(plain, replaced('"format":1', '"format":9')), 'of another version of Vitrin'],
    [sealed.subarray(0, -1), 'cut off or was altered'],
    [Buffer.concat([sealed.subarray(0, 1000), Buffer.from('x'), sealed.subarray(1001)]), 'was altered'],
    [readFileSync(await forge({ 'vitrin.db': 'x' })), 'it is no backup of a shop'],
    [readFileSync(await forge({ '../evil': 'x' })), 'it holds ../evil'],
    [readFileSync(await forge({ 'media/../../evil': 'x' })), 'evil'],
    [readFileSync(await forge({ '/etc/evil': 'x' })), 'evil'],
  ]
  const before = filesOf(parent)
  for (const [bytes, message] of wrong) {
    writeFileSync(join(parent, 'forged'), bytes)
    for (const target of ['restored', 'data']) {
      const doing = restore(join(parent, 'forged'), {
        dataDir: join(parent, target),
        passphrase: PASSPHRASE,
      })
      await expect(doing).rejects.toThrow(target === 'data' ? 'holds a shop' : message)
    }
  }
  expect(filesOf(parent)).toEqual(before)
})

test('without the passphrase, and with another, an encrypted one is refused', async () => {
  const { to } = await backUp(PASSPHRASE)
  await expect(restore(to)).rejects.toThrow('it is encrypted; set BACKUP_PASSPHRASE')
  await expect(restore(to, { passphrase: 'another passphrase' })).rejects.toThrow('not the one')
  expect(existsSync(join(parent, 'restored'))).toBe(false)
})

test('a shop is replaced only when told so, is then moved aside, and not while it runs', async () => {
  const { to } = await backUp(PASSPHRASE)
  const over = (replace: boolean) => restore(to, { dataDir, replace, passphrase: PASSPHRASE })
  await db.insertInto('tags').values({ id: 2, name: 'Two', slug: 'two', description: '' }).execute()
  await expect(over(false)).rejects.toThrow(`${dataDir} holds a shop; --replace moves it aside first`)
  await expect(over(true)).rejects.toThrow(`a process runs on ${dataDir}; stop the shop first`)
  expect(await db.selectFrom('tags').selectAll().execute()).toHaveLength(2)
  await db.destroy()
  writeFileSync(dataKeyFile(dataDir), `${'ab'.repeat(32)}\n`)
  expect(await over(true)).toMatchObject({ movedTo: `${dataDir}.before-20261126T120000Z`, key: 'restored' })
  db = await openDatabase(join(dataDir, 'vitrin.db'))
  await openCipher(db, dataKeyFile(dataDir), null)
  expect(await db.selectFrom('tags').selectAll().execute()).toHaveLength(1)
  const old = await openDatabase(`${dataDir}.before-20261126T120000Z/vitrin.db`)
  expect(await old.selectFrom('tags').selectAll().execute()).toHaveLength(2)
  await old.destroy()
  expect(readFileSync(`${dataDir}.key.before-20261126T120000Z`, 'utf8')).toBe(`${'ab'.repeat(32)}\n`)
})

/** Another shop, with a key of its own. */
const openOther = async (): Promise<string> => {
  const folder = join(parent, 'other')
  const other = await openDatabase(join(folder, 'vitrin.db'))
  await openCipher(other, dataKeyFile(folder), null)
  await other.destroy()
  return folder
}

test('a backup of a later version is refused, and the shop stays as it was', async () => {
  const other = await openOther()
  await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '2027-01-01')`.execute(db)
  const { to } = await backUp()
  const before = filesOf(parent)
  await expect(restore(to, { dataDir: other, replace: true })).rejects.toThrow(
    'it is of a later version of Vitrin, with 9999-later',
  )
  expect(filesOf(parent)).toEqual(before)
})

test('a backup of an earlier version is restored', async () => {
  await sql`DELETE FROM kysely_migration WHERE name = ${NEWEST_MIGRATION}`.execute(db)
  const { to } = await backUp()
  expect((await restore(to)).manifest.version < NEWEST_MIGRATION).toBe(true)
})

test('a backup whose secrets another key opens is refused where the key is needed, and told of elsewhere', async () => {
  const other = await openOther()
  const { to } = await backUp()
  const before = filesOf(parent)
  const over = (more: Partial<Parameters<typeof restoreBackup>[0]>) =>
    restore(to, { dataDir: other, replace: true, ...more })
  await expect(over({ needsKey: true })).rejects.toThrow(`${other}.key is not the key of its secrets`)
  await expect(over({ needsKey: true, dataKey: Buffer.alloc(32, 7) })).rejects.toThrow(
    'DATA_KEY is not the key of its secrets',
  )
  await expect(restore(to, { needsKey: true })).rejects.toThrow('the key of its secrets is not in it')
  expect(filesOf(parent)).toEqual(before)
  expect((await over({})).key).toBe('other')
  writeFileSync(dataKeyFile(other), readFileSync(dataKeyFile(dataDir)))
  expect((await over({ needsKey: true, now: NOW + 1000 })).key).toBe('there')
})

test('the key that a backup brings along is not asked where DATA_KEY is set', async () => {
  const { to } = await backUp(PASSPHRASE)
  const opened = { passphrase: PASSPHRASE, needsKey: true }
  await expect(restore(to, { ...opened, dataKey: Buffer.alloc(32, 7) })).rejects.toThrow('DATA_KEY is not')
  expect((await restore(to, opened)).key).toBe('restored')
})

test('a folder with something else in it is not written into, an empty one is', async () => {
  const { to } = await backUp()
  write('notes.txt', 'of the owner', join(parent, 'restored'))
  await expect(restore(to)).rejects.toThrow('is not empty')
  rmSync(join(parent, 'restored/notes.txt'))
  await restore(to)
  expect(existsSync(join(parent, 'restored/vitrin.db'))).toBe(true)
})

const ID = '0123456789ab'
/** What a restore has unpacked until it was killed. */
const leaveDraft = (folder: string, id = ID): string => {
  const { draft } = nameDraft(folder, id)
  write('vitrin.db', 'half a database', draft)
  return draft
}

test('a restore deletes the drafts of those that were killed, and not of one that still runs', async () => {
  const { to } = await backUp()
  const restored = join(parent, 'restored')
  const killed = leaveDraft(restored)
  const running = leaveDraft(restored, 'ba9876543210')
  const ofOthers = ['restored.restoring-notes', 'restored2.restoring-0123456789ab', 'restored.before-x']
  for (const name of ofOthers) write('notes.txt', 'of the owner', join(parent, name))
  await whileNobodyElse(running, () => restore(to))
  expect(existsSync(killed)).toBe(false)
  expect(existsSync(join(running, 'vitrin.db'))).toBe(true)
  for (const name of ofOthers) expect(existsSync(join(parent, name, 'notes.txt')), name).toBe(true)
})

test('a start deletes the draft of a restore that was killed, and not of one that still runs', async () => {
  const draft = leaveDraft(dataDir)
  const before = filesOf(dataDir)
  expect(await whileNobodyElse(draft, () => endInterruptedRestore(dataDir, NOW))).toBeNull()
  expect(existsSync(draft)).toBe(true)
  expect(await endInterruptedRestore(dataDir, NOW)).toBe('undone')
  expect(existsSync(draft)).toBe(false)
  expect(filesOf(dataDir)).toEqual(before)
  expect(await endInterruptedRestore(dataDir, NOW)).toBeNull()
})

test.each([
  { after: 'the shop was moved aside', keyMoved: false },
  { after: 'its key was put in place', keyMoved: true },
])('a restore that was killed when $after is finished at the start', async ({ keyMoved }) => {
  const { to } = await backUp(PASSPHRASE)
  await restore(to, { passphrase: PASSPHRASE })
  const restored = join(parent, 'restored')
  const { checked } = nameDraft(restored, ID)
  renameSync(restored, checked)
  write('backup.lock', '', checked)
  if (!keyMoved) renameSync(dataKeyFile(restored), join(checked, 'data.key'))
  expect(await endInterruptedRestore(restored, NOW)).toBe('finished')
  expect(filesOf(restored)).toEqual([...KEPT(), 'vitrin.db'].sort())
  expect(readFileSync(dataKeyFile(restored), 'utf8')).toBe(readFileSync(dataKeyFile(dataDir), 'utf8'))
  expect(existsSync(checked)).toBe(false)
})

test('a restore that was killed is finished also where something else lies in the folder by now', async () => {
  const { checked } = nameDraft(join(parent, 'restored'), ID)
  write('vitrin.db', 'the restored shop', checked)
  write('notes.txt', 'of the owner', join(parent, 'restored'))
  expect(await endInterruptedRestore(join(parent, 'restored'), NOW)).toBe('finished')
  expect(filesOf(join(parent, 'restored'))).toEqual(['vitrin.db'])
  expect(filesOf(join(parent, 'restored.before-20261126T120000Z'))).toEqual(['notes.txt'])
})

test('a restore that was killed is finished before another one, whatever becomes of that', async () => {
  const restored = join(parent, 'restored')
  write('vitrin.db', 'the restored shop', nameDraft(restored, ID).checked)
  write('damaged', 'no backup')
  await expect(restore(join(dataDir, 'damaged'), { replace: true })).rejects.toThrow()
  expect(filesOf(restored)).toEqual(['vitrin.db'])
})

test('a restore that was killed before the shop was moved aside leaves the shop as it is', async () => {
  const { checked } = nameDraft(dataDir, ID)
  write('vitrin.db', 'another shop', checked)
  const before = filesOf(dataDir)
  expect(await endInterruptedRestore(dataDir, NOW)).toBe('undone')
  expect(filesOf(dataDir)).toEqual(before)
  expect(existsSync(checked)).toBe(false)
})

test('a database that is damaged can be replaced', async () => {
  const { to } = await backUp()
  write('vitrin.db', 'just some words '.repeat(100), join(parent, 'broken'))
  expect((await restore(to, { dataDir: join(parent, 'broken'), replace: true })).movedTo).not.toBeNull()
})

test('no file is overwritten, and a folder without a shop has no backup', async () => {
  await backUp()
  await expect(backUp()).rejects.toThrow('is there already')
  const nothing = { dataDir: parent, to: join(parent, 'other'), passphrase: null, dataKey: null, now: NOW }
  await expect(writeBackup(nothing)).rejects.toThrow('there is no shop in')
})

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { KEPT_FOLDERS, makeFolder } from '../database/data-folder.ts'
import { type ArchiveEntry, unpackArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { DATABASE, KEY, MANIFEST, type Manifest, manifestSchema } from './manifest.ts'
import { asItIs, isSealed, unseal } from './seal.ts'
import { countRows, readVersion } from './snapshot.ts'

const LONGEST_HEAD = 64

const readHead = async (file: string): Promise<Buffer> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_HEAD), 0, LONGEST_HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Whether a file may lie at this path of a data folder. */
const isKnownName = (name: string): boolean => {
  if (name === DATABASE || name === KEY || name === MANIFEST) return true
  const segments = name.split('/')
  return (
    segments.length > 1 &&
    KEPT_FOLDERS.some((folder) => folder === segments[0]) &&
    segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..') &&
    !/[\\\0]/.test(name)
  )
}

type Files = Map<string, { size: number; sha256: string }>

const takeEntry = async ({ name, content }: ArchiveEntry, draft: string, files: Files): Promise<void> => {
  if (!isKnownName(name) || files.has(name)) throw new BackupError(`it holds ${name}, which no backup does`)
  const hash = createHash('sha256')
  let size = 0
  const noting = async function* () {
    for await (const bytes of content) {
      hash.update(bytes)
      size += bytes.length
      yield bytes
    }
  }
  const path = join(draft, name)
  makeFolder(dirname(path))
  await pipeline(noting(), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  files.set(name, { size, sha256: hash.digest('hex') })
}

const readManifest = async (draft: string): Promise<Manifest> => {
  const text = await readFile(join(draft, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new BackupError('it is no backup of a shop, or is cut off')
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new BackupError('it is a backup of another version of Vitrin, or was altered')
  }
}

const checkFiles = ({ files }: Manifest, found: Files): void => {
  const wrong = files.find(({ name, size, sha256 }) => {
    const file = found.get(name)
    return file?.size !== size || file.sha256 !== sha256
  })
  if (wrong) throw new BackupError(`${wrong.name} in it is not as it was written`)
  if (found.size !== files.length + 1 || !found.has(DATABASE)) {
    throw new BackupError('it does not hold the files that it names')
  }
}

const isSound = (database: DatabaseSync): boolean => {
  const rows = [...database.prepare('PRAGMA integrity_check').all()]
  const dangling = database.prepare('PRAGMA foreign_key_check').all()
  return rows.length === 1 && rows[0]?.integrity_check === 'ok' && dangling.length === 0
}

const checkDatabase = ({ rows, version }: Manifest, file: string): void => {
  const database = new DatabaseSync(file)
  try {
    if (!isSound(database)) throw new BackupError('the database in it is damaged')
    const counts = countRows(database)
    const tables = new Set([...Object.keys(rows), ...Object.keys(counts)])
    const wrong = [...tables].find((table) => rows[table] !== counts[table])
    if (wrong) throw new BackupError(`${wrong} in it has not the rows that it had`)
    if (readVersion(database) !== version) throw new BackupError('the database in it is of another version')
  } finally {
    database.close()
  }
}

/** What zlib and tar say of bytes that are not theirs. */
const explain = (error: unknown): unknown => {
  const { code, message } = error as NodeJS.ErrnoException
  const isUnreadable = code?.startsWith('Z_') || /^(Invalid tar|Unexpected end)|premature/i.test(message)
  return isUnreadable ? new BackupError('it is no backup of a shop, is cut off or was altered') : error
}

/**
 * Unpacks a backup into an empty folder and compares all of it with what was written.
 * @returns what it says of itself
 * @throws BackupError for a file that is not whole, was altered, or is encrypted with another passphrase
 */
export const readBackup = async (
  from: string,
  draft: string,
  passphrase: string | null,
): Promise<Manifest> => {
  const sealed = isSealed(await readHead(from))
  if (sealed && passphrase === null) {
    throw new BackupError('it is encrypted; set BACKUP_PASSPHRASE to the passphrase that it was made with')
  }
  const files: Files = new Map()
  try {
    await pipeline(
      createReadStream(from),
      sealed && passphrase !== null ? unseal(passphrase) : asItIs,
      createGunzip(),
      (bytes) => unpackArchive(bytes, (entry) => takeEntry(entry, draft, files)),
    )
  } catch (error) {
    throw explain(error)
  }
  const manifest = await readManifest(draft)
  checkFiles(manifest, files)
  checkDatabase(manifest, join(draft, DATABASE))
  return manifest
}

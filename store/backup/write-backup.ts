import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { KEPT_FOLDERS, makeFolder } from '../database/data-folder.ts'
import { findDataKey } from '../database/data-key.ts'
import { type ArchiveEntry, packArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { UNFINISHED } from './backup-folder.ts'
import { DATABASE, KEY, MANIFEST, type Manifest } from './manifest.ts'
import { asItIs, seal } from './seal.ts'
import { takeSnapshot } from './snapshot.ts'

export interface BackupOptions {
  dataDir: string
  /** the file to write, which is not there yet */
  to: string
  /** encrypts the file, and takes the key of the shop's secrets in; null does neither */
  passphrase: string | null
  /** `DATA_KEY`, null for the key beside the data folder */
  dataKey: Buffer | null
  /** epoch ms */
  now: number
}

/** What a backup holds. */
export interface WrittenBackup {
  file: string
  /** of the file */
  size: number
  /** beside the database */
  files: number
  hasKey: boolean
}

/** pictures are packed already, and a database packs well at any level */
const GZIP_LEVEL = 4
const DRAFT = 'backup-draft-'
/** deeper than anything that the shop writes */
const DEEPEST = 12
/** what `writeWhole` has begun and not finished */
const HALF_WRITTEN = /\.[0-9a-f]{12}\.tmp$/

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Every file below a folder, by its path there. Links are followed: an owner may keep pictures on another disk. */
const walk = async function* (folder: string, path: string, depth = 0): AsyncGenerator<string> {
  if (depth > DEEPEST) throw new BackupError(`${join(folder, path)} lies too deep`)
  const names = await readdir(join(folder, path)).catch((error: unknown) => {
    if (isGone(error)) return []
    throw error
  })
  for (const name of names.sort()) {
    const found = await stat(join(folder, path, name)).catch(() => null)
    if (found?.isDirectory()) yield* walk(folder, `${path}/${name}`, depth + 1)
    else if (found?.isFile() && !HALF_WRITTEN.test(name)) yield `${path}/${name}`
  }
}

/** null for a file that was deleted meanwhile */
const openFile = async (path: string): Promise<FileHandle | null> => {
  try {
    return await open(path)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** Reads a file as long as it was when it was opened, and notes what it held. */
const readNoting = async function* (
  handle: FileHandle,
  name: string,
  size: number,
  noted: Manifest['files'],
) {
  const hash = createHash('sha256')
  if (size > 0) {
    for await (const bytes of handle.createReadStream({ end: size - 1, autoClose: false })) {
      hash.update(bytes)
      yield bytes as Buffer
    }
  }
  noted.push({ name, size, sha256: hash.digest('hex') })
}

const entryOfText = (name: string, text: string, noted: Manifest['files']): ArchiveEntry => {
  const bytes = Buffer.from(text)
  noted.push({ name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  return {
    name,
    size: bytes.length,
    content: (async function* () {
      yield bytes
    })(),
  }
}

/** Everything that an archive holds, the manifest at its end. */
const entriesOf = async function* (
  { dataDir, now }: BackupOptions,
  draft: string,
  key: Buffer | null,
): AsyncGenerator<ArchiveEntry> {
  const files: Manifest['files'] = []
  const entryOf = async function* (name: string, path: string) {
    const handle = await openFile(path)
    if (!handle) return
    try {
      const { size } = await handle.stat()
      yield { name, size, content: readNoting(handle, name, size, files) }
    } finally {
      await handle.close()
    }
  }
  // the database first: a file is there before its row, and is deleted after it
  const held = await takeSnapshot(join(dataDir, DATABASE), join(draft, DATABASE))
  yield* entryOf(DATABASE, join(draft, DATABASE))
  await rm(join(draft, DATABASE))
  for (const folder of KEPT_FOLDERS) {
    for await (const name of walk(dataDir, folder)) yield* entryOf(name, join(dataDir, name))
  }
  if (key) yield entryOfText(KEY, `${key.toString('base64')}\n`, files)
  const manifest: Manifest = { format: 1, madeAt: now, ...held, files: [...files] }
  yield entryOfText(MANIFEST, JSON.stringify(manifest), files)
}

const counted = async function* (entries: AsyncIterable<ArchiveEntry>, count: () => void) {
  for await (const entry of entries) {
    if (entry.name.includes('/')) count()
    yield entry
  }
}

/** Makes a file out of a draft beside it, whole or not at all. */
const writeDraft = async (to: string, write: (draft: string) => Promise<void>): Promise<void> => {
  makeFolder(dirname(to))
  const unfinished = to + UNFINISHED
  try {
    await write(unfinished)
    await rename(unfinished, to)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Drafts of backups that were killed; nobody else makes one now. */
const dropDrafts = async (dataDir: string): Promise<void> => {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(DRAFT)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/**
 * Writes the database and the files of a shop into one file while the shop goes on: the database as it is at one moment,
 * then pictures, receipts and downloads, and not the smaller pictures that are made of them. Call it under the lock of
 * `locking.ts`.
 * @throws BackupError where there is no shop, or the file is there already; the system's error where it cannot be written
 */
export const writeBackup = async (options: BackupOptions): Promise<WrittenBackup> => {
  const { dataDir, to, passphrase, dataKey } = options
  const held = await stat(join(dataDir, DATABASE)).catch(() => null)
  if (!held) throw new BackupError(`there is no shop in ${dataDir}`)
  if (await stat(to).catch(() => null)) throw new BackupError(`${to} is there already`)
  await dropDrafts(dataDir)
  const draft = await mkdtemp(join(dataDir, DRAFT))
  try {
    const key = passphrase === null ? null : findDataKey(dataDir, dataKey)
    let files = 0
    const entries = counted(entriesOf(options, draft, key), () => {
      files += 1
    })
    await writeDraft(to, (path) =>
      pipeline(
        packArchive(entries),
        createGzip({ level: GZIP_LEVEL }),
        passphrase === null ? asItIs : seal(passphrase),
        createWriteStream(path, { mode: 0o600, flush: true }),
      ),
    )
    return { file: basename(to), size: (await stat(to)).size, files, hasKey: key !== null }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import { BackupError } from './backup-error.ts'

/** One file of an archive. */
export interface ArchiveEntry {
  /** its path within the archive, with slashes */
  name: string
  size: number
  content: AsyncIterable<Uint8Array>
}

/** Files as one tar, written while it is read. */
export const packArchive = (entries: AsyncIterable<ArchiveEntry>): AsyncIterable<Uint8Array> => {
  const tar = pack()
  const fill = async () => {
    for await (const { name, size, content } of entries) {
      await pipeline(content, tar.entry({ name, size, mode: 0o600 }))
    }
    tar.finalize()
  }
  fill().catch((error: Error) => tar.destroy(error))
  return tar as AsyncIterable<Uint8Array>
}

/**
 * Reads a tar, file after file.
 * @param take is given each file, and reads it to its end
 * @throws BackupError for what is no whole tar of files alone
 */
export const unpackArchive = async (
  source: AsyncIterable<Uint8Array>,
  take: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> => {
  const tar = extract()
  const taking = async () => {
    for await (const entry of tar) {
      const { name, size = 0, type } = entry.header
      if (type !== 'file') throw new BackupError(`it holds ${name}, which is no file`)
      await take({ name, size, content: entry as AsyncIterable<Uint8Array> })
    }
  }
  const feeding = pipeline(source, tar)
  const results = await Promise.allSettled([
    feeding,
    taking().catch((error: Error) => {
      tar.destroy(error)
      throw error
    }),
  ])
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  // who fails first takes the other along
  const failure = failures.find((error) => error instanceof BackupError) ?? failures[0]
  if (failure) throw failure
}

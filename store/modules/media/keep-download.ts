import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

const FOLDER = 'downloads'
const LONGEST_NAME = 120
/** what no file system, no command line and no URL takes amiss is kept */
const TROUBLESOME = /[\p{Cc}\p{Cf}/\\:*?"<>|%#]/gu

/** The name of a file as it is kept: its own, and its ending whatever its length. */
const safeName = (given: string): string => {
  const name = (given.split(/[/\\]/).at(-1) ?? '').toWellFormed().replaceAll(TROUBLESOME, ' ').trim()
  const [, stem = '', ending = ''] = /^(.*?)(\.\w{1,10})?$/s.exec(name.replace(/^\.+/, '')) ?? []
  return `${stem.slice(0, LONGEST_NAME).trim() || 'file'}${ending}`
}

export interface KeptDownload {
  /** as products name it, `downloads/…` */
  file: string
  name: string
  /** bytes */
  size: number
}

/**
 * Keeps a file for buyers in a folder of its own, as it arrives: it is there whole or not at all.
 * @returns null for an empty one
 */
export const keepDownload = async (
  dataDir: string,
  givenName: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<KeptDownload | null> => {
  const name = safeName(givenName)
  const folder = `${FOLDER}/${randomBytes(8).toString('hex')}`
  const path = join(dataDir, folder)
  const unfinished = join(path, 'unfinished.tmp')
  await mkdir(path, { recursive: true })
  const output = createWriteStream(unfinished, { flush: true })
  try {
    await pipeline(pieces, output)
    if (output.bytesWritten > 0) {
      await rename(unfinished, join(path, name))
      return { file: `${folder}/${name}`, name, size: output.bytesWritten }
    }
  } catch (error) {
    await rm(path, { recursive: true, force: true })
    throw error
  }
  await rm(path, { recursive: true, force: true })
  return null
}

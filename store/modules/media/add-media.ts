import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { ok, type Result, refuse } from '../../../common/result.ts'
import type { Context } from '../../context.ts'
import { inTransaction, recordEvent } from '../../database/transaction.ts'
import { FOLDERS, originalPath } from './files.ts'
import type { Media } from './find-media.ts'

const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
const MAX_PIXELS = 50_000_000
const LONGEST_SIDE = 2560
const ACCEPTED = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

export interface NewMedia {
  title: string
  alt: string
  /**
   * In no list. `private` is for nobody, `unlisted` for who knows its unguessable address (a customer's picture),
   * `review` for who may see the review that it hangs at.
   */
  folder?: keyof typeof FOLDERS
}
export type UploadRefusal = 'too_large' | 'not_a_picture'

/** A picture's thumbhash in base64, drawn while the picture itself is on its way. */
const thumbhashOf = async (picture: Buffer): Promise<string> => {
  const { data, info } = await sharp(picture)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/**
 * Draws an uploaded picture anew as WebP: whatever else its bytes held, such as where it was taken, is gone.
 * @returns null for what is no picture, judged by its content
 */
export const redraw = async (bytes: Uint8Array, longestSide = LONGEST_SIDE) => {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  try {
    const { format } = await sharp(bytes, options).metadata()
    if (!ACCEPTED.has(format)) return null
    return await sharp(bytes, options)
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    return null
  }
}

/**
 * Takes an uploaded picture in: judged by its content, never by its name, and stored re-encoded.
 * @param dataDir the folder that `media/` lies in
 */
export const addMedia = async (
  context: Context,
  dataDir: string,
  bytes: Uint8Array,
  given: NewMedia,
): Promise<Result<Media, UploadRefusal>> => {
  if (bytes.byteLength > MAX_UPLOAD_BYTES) return refuse('too_large')
  const drawn = await redraw(bytes)
  if (!drawn) return refuse('not_a_picture')
  const now = context.clock()
  const folder = given.folder ? FOLDERS[given.folder] : ''
  const month = new Date(now).toISOString().slice(0, 7).replace('-', '/')
  const row = {
    file: `${folder}${month}/${randomBytes(16).toString('hex')}.webp`,
    title: given.title,
    alt: given.alt,
    mime_type: 'image/webp',
    width: drawn.info.width,
    height: drawn.info.height,
    thumbhash: await thumbhashOf(drawn.data),
    created_at: now,
    updated_at: now,
  }
  const path = originalPath(dataDir, row.file)
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, drawn.data)
    const id = await inTransaction(context, async (inside) => {
      const added = await inside.db.insertInto('media').values(row).returning('id').executeTakeFirstOrThrow()
      if (!given.folder) await recordEvent(inside, { type: 'media.added', payload: { id: added.id } })
      return added.id
    })
    return ok({ id, ...row })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { looksLikePicture, openPicture, pictureQueue } from './decoding.ts'
import { FOLDERS, originalPath } from './files.ts'
import type { Media } from './find-media.ts'
import { writeWhole } from './write-whole.ts'

export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
const LONGEST_SIDE = 2560

export interface NewMedia {
  title: string
  alt: string
  /** HTML that its caller sanitised, as is the description */
  caption?: string
  description?: string
  /**
   * In no list. `private` is for nobody, `unlisted` for who knows its unguessable URL (a customer's picture),
   * `review` for who may see the review that it hangs at.
   */
  folder?: keyof typeof FOLDERS
  /** whose it is, if not the shop's */
  vendorId?: number
}
/** `busy`: too many pictures wait to be drawn. */
type DrawRefusal = 'not_a_picture' | 'busy'
export type UploadRefusal = 'too_large' | DrawRefusal

interface Redrawn {
  /** WebP */
  data: Buffer
  width: number
  height: number
  /** base64 */
  thumbhash: string
}

/** A picture's thumbhash in base64, drawn while the picture itself is on its way. */
const thumbhashOf = async (picture: Buffer): Promise<string> => {
  const { data, info } = await sharp(picture)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

const draw = async (
  bytes: Uint8Array,
  longestSide: number,
  reserve: (bytes: number) => Promise<void>,
): Promise<Redrawn | null> => {
  try {
    const picture = await openPicture(bytes, reserve)
    if (!picture) return null
    const { data, info } = await picture
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, thumbhash: await thumbhashOf(data) }
  } catch {
    return null
  }
}

/**
 * Encodes an uploaded picture again as WebP, which removes metadata such as the place where it was taken.
 * @returns `not_a_picture` for what is none or has too many pixels, judged by its content
 */
export const redraw = async (
  bytes: Uint8Array,
  longestSide = LONGEST_SIDE,
): Promise<Result<Redrawn, DrawRefusal>> => {
  if (!looksLikePicture(bytes)) return refuse('not_a_picture' as const)
  const drawn = await pictureQueue.run('upload', (reserve) => draw(bytes, longestSide, reserve))
  if (!drawn.ok) return drawn
  return drawn.value ? ok(drawn.value) : refuse('not_a_picture' as const)
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
  if (!drawn.ok) return drawn
  const { data, width, height, thumbhash } = drawn.value
  const now = context.clock()
  const folder = given.folder ? FOLDERS[given.folder] : ''
  const month = new Date(now).toISOString().slice(0, 7).replace('-', '/')
  const row = {
    file: `${folder}${month}/${randomBytes(16).toString('hex')}.webp`,
    title: given.title,
    alt: given.alt,
    caption: given.caption ?? '',
    description: given.description ?? '',
    mime_type: 'image/webp',
    width,
    height,
    thumbhash,
    vendor_id: given.vendorId ?? null,
    created_at: now,
    updated_at: now,
  }
  const path = originalPath(dataDir, row.file)
  await writeWhole(path, data)
  try {
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

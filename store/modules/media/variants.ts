import { access, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Sharp } from 'sharp'
import type { PictureWidth } from '#common/picture-widths.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import { openPicture, pictureQueue } from './decoding.ts'
import { originalPath } from './files.ts'
import { writeWhole } from './write-whole.ts'

export type VariantFormat = 'avif' | 'webp'
/** `busy`: too many pictures wait to be drawn. */
type VariantRefusal = 'unknown' | 'corrupt' | 'busy'
type Made = Result<string, VariantRefusal>

const REMEMBERED_FAILURES = { max: 2000, ttl: 10 * 60_000 }

const encode = (picture: Sharp, format: VariantFormat) =>
  format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78, effort: 2 })

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Where a variant lies below the data folder. */
export const variantPath = (file: string, width: PictureWidth, format: VariantFormat): string =>
  join('media-variants', String(width), `${file}.${format}`)

/**
 * Makes variants of originals on demand and keeps them on disk; the same one is never made twice at once.
 * @param onCorrupt hears of an original that cannot be drawn
 */
export const createVariants = (dataDir: string, onCorrupt: (file: string, error: unknown) => void) => {
  const underway = new Map<string, Promise<Made>>()
  const failed = new LRUCache<string, true>(REMEMBERED_FAILURES)

  const draw = (source: string, width: PictureWidth, format: VariantFormat) =>
    pictureQueue.run(format === 'avif' ? 'later' : 'variant', async (reserve) => {
      try {
        const picture = await openPicture(source, reserve)
        if (!picture) return refuse(new Error('no picture that is decoded here'))
        return ok(await encode(picture.resize({ width, withoutEnlargement: true }), format).toBuffer())
      } catch (error) {
        return refuse(error)
      }
    })

  const make = async (
    file: string,
    target: string,
    width: PictureWidth,
    format: VariantFormat,
  ): Promise<Made> => {
    if (await exists(target)) return ok(target)
    const source = originalPath(dataDir, file)
    const original = await stat(source).catch(() => null)
    if (!original?.isFile()) return refuse('unknown')
    const attempt = `${target} ${original.size} ${original.mtimeMs}`
    if (failed.has(attempt)) return refuse('corrupt')
    const drawn = await draw(source, width, format)
    if (!drawn.ok) return drawn
    if (!drawn.value.ok) {
      failed.set(attempt, true)
      onCorrupt(file, drawn.value.error)
      return refuse('corrupt')
    }
    await writeWhole(target, drawn.value.value)
    // of one that was taken away meanwhile nothing stays: its original went before its variants
    if (await exists(source)) return ok(target)
    await rm(target, { force: true })
    return refuse('unknown')
  }

  const pathOf = (file: string, width: PictureWidth, format: VariantFormat) =>
    join(dataDir, variantPath(file, width, format))

  return {
    /** Where the variant lies once it is made. */
    pathOf,
    /** The variant's path, made when it is not there yet. An original that failed is left alone for a while. */
    make: (file: string, width: PictureWidth, format: VariantFormat): Promise<Made> => {
      const target = pathOf(file, width, format)
      const running = underway.get(target)
      if (running) return running
      const making = make(file, target, width, format).finally(() => underway.delete(target))
      underway.set(target, making)
      return making
    },
  }
}
export type Variants = ReturnType<typeof createVariants>

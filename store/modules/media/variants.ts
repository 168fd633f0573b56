import { randomBytes } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PictureWidth } from '../../../common/picture-widths.ts'
import { originalPath } from './files.ts'

export type VariantFormat = 'avif' | 'webp'

const AT_ONCE = 2

/** Lets only so many pictures be computed at once; the rest wait in line. */
const createLine = (places: number) => {
  let busy = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= places) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}

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

/** Makes variants of originals on demand and keeps them on disk; the same one is never made twice at once. */
export const createVariants = (dataDir: string) => {
  const inLine = createLine(AT_ONCE)
  const underway = new Map<string, Promise<string | null>>()

  const make = async (source: string, target: string, width: PictureWidth, format: VariantFormat) => {
    if (!(await exists(source))) return null
    await mkdir(dirname(target), { recursive: true })
    const unfinished = `${target}.${randomBytes(6).toString('hex')}.tmp`
    try {
      const picture = sharp(source, { limitInputPixels: 60_000_000 }).resize({
        width,
        withoutEnlargement: true,
      })
      await writeFile(unfinished, await encode(picture, format).toBuffer())
      await rename(unfinished, target)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    return target
  }

  const pathOf = (file: string, width: PictureWidth, format: VariantFormat) =>
    join(dataDir, variantPath(file, width, format))

  return {
    /** The variant's path when it is already on disk. */
    find: async (file: string, width: PictureWidth, format: VariantFormat): Promise<string | null> => {
      const target = pathOf(file, width, format)
      return (await exists(target)) ? target : null
    },
    /** The variant's path, made when it is not there yet; null when there is no such original. */
    make: (file: string, width: PictureWidth, format: VariantFormat): Promise<string | null> => {
      const target = pathOf(file, width, format)
      const running = underway.get(target)
      if (running) return running
      const making = inLine(async () =>
        (await exists(target)) ? target : make(originalPath(dataDir, file), target, width, format),
      ).finally(() => underway.delete(target))
      underway.set(target, making)
      return making
    },
  }
}
export type Variants = ReturnType<typeof createVariants>

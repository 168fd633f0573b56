import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { type Context, Hono } from 'hono'
import { fileTag, isUnchanged } from '#common/http/etag.ts'
import { namesType } from '#common/http/negotiate.ts'
import { PICTURE_WIDTHS, type PictureWidth } from '#common/picture-widths.ts'
import { ok } from '#common/result.ts'
import { whyUnavailable } from '#store/database/unavailable.ts'
import { photoIsFor } from '#store/modules/catalog/catalog.ts'
import {
  createIntactCheck,
  createVariants,
  isPublicFile,
  isReviewFile,
  originalPath,
  type VariantFormat,
  type Variants,
} from '#store/modules/media/media.ts'
import type { Services } from '#store/services.ts'
import { recogniseSession, requestContext } from '../middleware/authenticate.ts'
import { noStore } from '../no-store.ts'
import { tooBusy } from '../wp-rest/errors.ts'
import { createSmallFiles } from './small-files.ts'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
}
/** bytes that are kept in memory: pictures of a thousand cards or so */
const KEPT = { all: 16 * 1024 ** 2, one: 128 * 1024 }
const FOREVER = 'public, max-age=31536000, immutable'
/** a review and its photos can be taken back */
const FOR_A_WHILE = 'public, max-age=600'
/** an original that is cut or broken, or WebP in place of AVIF: once the other is there, everybody gets it */
const UNTIL_CHANGED = 'no-cache'
const FOR_ONE = 'private, no-store'

const notFound = (c: Context) => c.text('Not found', 404, { 'Cache-Control': 'no-store' })

interface Wanted {
  file: string
  width: PictureWidth | null
}

/** The file and width of `/media/540/a/b.webp` or `/media/a/b.webp`; null when it cannot be one of ours. */
const parsePath = (pathname: string): Wanted | null => {
  let path: string
  try {
    path = decodeURIComponent(pathname.slice('/media/'.length))
  } catch {
    return null
  }
  const slash = path.indexOf('/')
  const width = PICTURE_WIDTHS.find((one) => slash > 0 && path.slice(0, slash) === String(one))
  const file = width ? path.slice(slash + 1) : path
  return isPublicFile(file) && TYPES[extname(file)] ? { file, width: width ?? null } : null
}

const findFile = async (path: string): Promise<Stats | null> => {
  const stats = await stat(path).catch(() => null)
  return stats?.isFile() ? stats : null
}

/**
 * WebP is quick enough to be made while the visitor waits. AVIF is smaller but slow: it is made in the background
 * for the next one.
 */
const findVariant = async (variants: Variants, file: string, width: PictureWidth, format: VariantFormat) => {
  const path = variants.pathOf(file, width, format)
  const stats = await findFile(path)
  if (stats) return ok({ path, stats, isFinal: true })
  const made = await variants.make(file, width, 'webp')
  if (!made.ok) return made
  if (format === 'avif') void variants.make(file, width, 'avif').catch(() => null)
  return ok({ path: made.value, stats: await findFile(made.value), isFinal: format === 'webp' })
}

/** `/media/<file>` originals and `/media/<width>/<file>` variants. */
export const mediaRoutes = (services: Services): Hono => {
  const variants = createVariants(services.dataDir, (file, error) =>
    services.log.warn({ err: error, file }, 'a picture could not be made'),
  )
  const isIntact = createIntactCheck(services.dataDir)
  const read = createSmallFiles(KEPT)
  const formatFor = (accept: string | null): VariantFormat =>
    services.makesAvif !== false && namesType(accept, 'image/avif') ? 'avif' : 'webp'

  const cachingOf = async ({ file, width }: Wanted, seenBy: 'everybody' | 'actor'): Promise<string> => {
    if (seenBy === 'actor') return FOR_ONE
    if (isReviewFile(file)) return FOR_A_WHILE
    // a variant is made of whole originals only
    return width || (await isIntact(file)) ? FOREVER : UNTIL_CHANGED
  }

  const answerFile = async (c: Context, path: string, stats: Stats | null, caching: string) => {
    if (!stats) return notFound(c)
    const etag = fileTag(stats)
    const headers = {
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': caching,
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
    }
    if (isUnchanged(c.req.header('If-None-Match') ?? null, etag)) return c.body(null, 304, headers)
    return c.body(await read(path, etag), 200, headers)
  }
  const answerOriginal = async (c: Context, file: string, caching: string) => {
    const path = originalPath(services.dataDir, file)
    return answerFile(c, path, await findFile(path), caching)
  }

  const app = new Hono()
  app.use('/media/*', async (c, next) =>
    isReviewFile(parsePath(new URL(c.req.url).pathname)?.file ?? '')
      ? recogniseSession(services)(c, next)
      : next(),
  )
  return app.get('/media/*', async (c) => {
    const wanted = parsePath(new URL(c.req.url).pathname)
    if (!wanted) return notFound(c)
    const { file, width } = wanted
    const seenBy = isReviewFile(file) ? await photoIsFor(requestContext(c, services), file) : 'everybody'
    if (seenBy === 'nobody') return notFound(c)
    const caching = await cachingOf(wanted, seenBy)
    if (!width) return answerOriginal(c, file, caching)
    c.header('Vary', 'Accept')
    const made = await findVariant(variants, file, width, formatFor(c.req.header('Accept') ?? null)).catch(
      (error: unknown) => {
        if (!whyUnavailable(error)) throw error
        services.log.warn({ err: error, file }, 'a picture could not be kept')
        return null
      },
    )
    // where nothing can be written the picture itself is shown, larger than it need be
    if (!made) return answerOriginal(c, file, FOR_ONE)
    if (made.ok) {
      const { path, stats, isFinal } = made.value
      return answerFile(c, path, stats, isFinal || caching !== FOREVER ? caching : UNTIL_CHANGED)
    }
    if (made.error !== 'busy') return notFound(c)
    noStore(c)
    throw tooBusy(c)
  })
}

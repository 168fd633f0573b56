import { createReadStream, type Stats, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'
import { fileTag, isUnchanged } from '#common/http/etag.ts'
import { chooseEncoding, SMALLEST_FIRST } from '#common/http/negotiate.ts'
import { createSmallFiles } from '#store/http/site/small-files.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
}
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const
type Encoding = keyof typeof SUFFIXES

interface Found {
  path: string
  stats: Stats
  encoding: Encoding
  compressible: boolean
}

/** null for no file, and for a path that the system takes for none, such as one with a part that is too long */
const stat = (path: string): Stats | null => {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats?.isFile() ? stats : null
  } catch {
    return null
  }
}

/** what builds name by content */
const HASHED = /^\/(admin\/)?assets\//
const MAX_KNOWN = 5000
/** bytes; what a build holds has room in it, but for its largest files */
const KEPT = { all: 16 * 1024 ** 2, one: 1024 ** 2 }
/** no built file has a longer one; what is remembered of paths that clients make up stays small */
const LONGEST_PATH = 300

/**
 * Answers the files of a built client folder, compressed beforehand beside them (`.br`, `.gz`).
 * Hashed names under `/assets/` and `/admin/assets/` never change; everything else is asked for again each time.
 */
export const createFiles = (root: string) => {
  /** by encoding and path, also of files that are not there */
  const known = new Map<string, Found | null>()
  const read = createSmallFiles(KEPT)
  const find = (pathname: string, encoding: Encoding): Found | null => {
    const path = normalize(join(root, pathname))
    if (!path.startsWith(root + sep) || !TYPES[extname(path)]) return null
    const stats = stat(path)
    if (!stats) return null
    const packed = encoding === 'identity' ? null : stat(path + SUFFIXES[encoding])
    if (packed) return { path: path + SUFFIXES[encoding], stats: packed, encoding, compressible: true }
    return { path, stats, encoding: 'identity', compressible: stat(`${path}.gz`) !== null }
  }

  return async (request: Request): Promise<Response | null> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const { pathname } = new URL(request.url)
    if (!extname(pathname) || pathname.endsWith('.data') || pathname.includes('\0')) return null
    if (pathname.length > LONGEST_PATH) return null
    const encoding = chooseEncoding(request.headers.get('accept-encoding'), SMALLEST_FIRST)
    const key = encoding + pathname
    let found = known.get(key)
    if (found === undefined) {
      found = find(pathname, encoding)
      if (known.size > MAX_KNOWN) known.clear()
      known.set(key, found)
    }
    if (!found) return null
    const etag = fileTag(found.stats)
    const headers = new Headers({
      'Content-Type': TYPES[extname(pathname)]!,
      'Cache-Control': HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
    })
    if (found.compressible) headers.set('Vary', 'Accept-Encoding')
    if (found.encoding !== 'identity') headers.set('Content-Encoding', found.encoding)
    if (isUnchanged(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers })
    headers.set('Content-Length', String(found.stats.size))
    if (request.method === 'HEAD') return new Response(null, { headers })
    const body =
      found.stats.size > KEPT.one
        ? (Readable.toWeb(createReadStream(found.path)) as ReadableStream)
        : await read(found.path, etag)
    return new Response(body, { headers })
  }
}

import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { lazy } from '#common/lazy.ts'

/** bytes: pictures of a thousand cards or so */
const KEPT = { all: 16 * 1024 ** 2, one: 128 * 1024 }

interface Kept {
  etag: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Reads files that change seldom: small ones once for each version, which their tag names. */
export const createSmallFiles = () => {
  const files = lazy(
    () =>
      new LRUCache<string, Kept>({
        maxSize: KEPT.all,
        maxEntrySize: KEPT.one,
        sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength),
      }),
  )
  return async (path: string, etag: string): Promise<Uint8Array<ArrayBuffer>> => {
    const before = files().get(path)
    if (before?.etag === etag) return before.bytes
    const bytes = await readFile(path)
    files().set(path, { etag, bytes })
    return bytes
  }
}

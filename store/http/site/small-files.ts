import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { lazy } from '#common/lazy.ts'

/** bytes */
interface Limits {
  all: number
  one: number
}

interface Kept {
  etag: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Reads files that change seldom: small ones once for each version, which their tag names. */
export const createSmallFiles = ({ all, one }: Limits) => {
  const files = lazy(
    () =>
      new LRUCache<string, Kept>({
        maxSize: all,
        maxEntrySize: one,
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

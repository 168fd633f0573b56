import { stat } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { lazy } from '#common/lazy.ts'
import { openPicture, pictureQueue } from './decoding.ts'
import { originalPath } from './files.ts'

const REMEMBERED = 20_000
/** A machine under load may have been too slow to tell, ms. */
const DOUBTED_FOR = 10 * 60_000

const isDecodable = async (path: string): Promise<boolean | null> => {
  const decoded = await pictureQueue.run('variant', async (reserve) => {
    const picture = await openPicture(path, reserve)
    return Boolean(await picture?.resize(8).raw().toBuffer())
  })
  return decoded.ok ? decoded.value : null
}

/** Whether originals are whole: each is decoded once for every change of its file. */
export const createIntactCheck = (dataDir: string) => {
  const checks = lazy(() => new LRUCache<string, Promise<boolean | null>>({ max: REMEMBERED }))

  return async (file: string): Promise<boolean> => {
    const path = originalPath(dataDir, file)
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) return false
    const known = checks()
    const key = `${file} ${found.size} ${found.mtimeMs}`
    const before = known.get(key)
    if (before) return (await before) ?? false
    const checking = isDecodable(path).catch(() => false)
    known.set(key, checking)
    const isIntact = await checking
    // not checked, because the queue is full
    if (isIntact === null) known.delete(key)
    if (isIntact === false) known.set(key, checking, { ttl: DOUBTED_FOR })
    return isIntact ?? false
  }
}

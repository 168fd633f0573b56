import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#store/context.ts'

const FOLDER = 'downloads'
/** what `keepDownload` makes; whatever else lies there is the owner's */
const UPLOADED = /^[0-9a-f]{16}$/
/** a form may be open for days before its product is saved */
const LEFT_AFTER = 7 * 86_400_000

/** Uploaded files of more than a week ago, each as products name it. */
const listOld = async (dataDir: string, clock: Clock): Promise<string[]> => {
  const old: string[] = []
  for (const name of await readdir(join(dataDir, FOLDER)).catch(() => [])) {
    if (!UPLOADED.test(name)) continue
    const folder = join(dataDir, FOLDER, name)
    const found = await stat(folder).catch(() => null)
    if (!found?.isDirectory() || found.mtimeMs > clock() - LEFT_AFTER) continue
    const [file = ''] = await readdir(folder)
    old.push(`${FOLDER}/${name}/${file}`)
  }
  return old
}

/**
 * Deletes uploaded files that nobody names a week later, as those of a product that was never saved.
 * @param named of some files those that are still needed
 * @returns how many were deleted
 */
export const dropLeftDownloads = async (
  dataDir: string,
  clock: Clock,
  named: (files: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> => {
  const old = await listOld(dataDir, clock)
  if (old.length === 0) return 0
  const needed = await named(old)
  const left = old.filter((file) => !needed.has(file))
  for (const file of left) await rm(join(dataDir, file, '..'), { recursive: true, force: true })
  return left.length
}

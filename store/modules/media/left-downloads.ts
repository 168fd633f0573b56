import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#store/context.ts'

const FOLDER = 'downloads'
/** what `keepDownload` makes; whatever else lies there is the owner's */
const UPLOADED = /^[0-9a-f]{16}$/
/** a form may be open for days before its product is saved */
const LEFT_AFTER = 7 * 86_400_000

interface UploadFolder {
  path: string
  /** each as products name it; none where an upload ended with its process */
  files: string[]
}

/** Folders of uploads of more than a week ago. */
const listOld = async (dataDir: string, clock: Clock): Promise<UploadFolder[]> => {
  const old: UploadFolder[] = []
  for (const name of await readdir(join(dataDir, FOLDER)).catch(() => [])) {
    if (!UPLOADED.test(name)) continue
    const path = join(dataDir, FOLDER, name)
    const found = await stat(path).catch(() => null)
    if (!found?.isDirectory() || found.mtimeMs > clock() - LEFT_AFTER) continue
    old.push({ path, files: (await readdir(path)).map((file) => `${FOLDER}/${name}/${file}`) })
  }
  return old
}

/**
 * Deletes uploaded files that nobody names a week later, as those of a product that was never saved.
 * @param named of some files those that are still needed
 * @returns how many uploads were deleted
 */
export const dropLeftDownloads = async (
  dataDir: string,
  clock: Clock,
  named: (files: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> => {
  const old = await listOld(dataDir, clock)
  if (old.length === 0) return 0
  const needed = await named(old.flatMap(({ files }) => files))
  const left = old.filter(({ files }) => !files.some((file) => needed.has(file)))
  for (const { path } of left) await rm(path, { recursive: true, force: true })
  return left.length
}

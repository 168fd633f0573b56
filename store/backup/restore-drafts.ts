import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { whileNobodyElse } from './locking.ts'

/** Behind the name of the data folder, before letters that tell drafts apart. */
const UNPACKING = '.restoring-'
/** Likewise, of a draft that was found whole and is being put in place. */
const CHECKED = '.restored-'
const IS_DRAFT = /^\.(?:restoring|restored)-[0-9a-f]{12}$/

/** Where a restore unpacks a backup, and what that is called once it may take the place of the data folder. */
export const nameDraft = (dataDir: string, id: string) => ({
  draft: dataDir + UNPACKING + id,
  checked: dataDir + CHECKED + id,
})

export const isChecked = (draft: string): boolean => basename(draft).includes(CHECKED)

/** What restores have left beside a data folder, or are making there; none where the folder beside cannot be read. */
export const findDrafts = async (dataDir: string): Promise<string[]> => {
  const names = await readdir(dirname(dataDir)).catch((): string[] => [])
  const own = basename(dataDir)
  return names
    .filter((name) => name.startsWith(own) && IS_DRAFT.test(name.slice(own.length)))
    .map((name) => join(dirname(dataDir), name))
}

/** Does work on a draft unless the restore that makes it still runs. */
export const withAbandonedDraft = async (draft: string, work: () => Promise<void>): Promise<void> => {
  try {
    await whileNobodyElse(draft, work)
  } catch (error) {
    // its restore has ended just now
    if (existsSync(draft)) throw error
  }
}

/** Deletes what restores that were killed have left. What cannot be deleted hinders nobody, and stays. */
export const dropDrafts = async (dataDir: string): Promise<void> => {
  for (const draft of await findDrafts(dataDir)) {
    await withAbandonedDraft(draft, () => rm(draft, { recursive: true, force: true })).catch(() => {})
  }
}

import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes pictures of transfers whose order was deleted. */
export const removeReceipts = async (dataDir: string, names: readonly string[]): Promise<void> => {
  for (const name of names) await rm(join(dataDir, 'receipts', name), { force: true })
}

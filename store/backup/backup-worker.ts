import { parentPort, workerData } from 'node:worker_threads'
import { BackupError } from './backup-error.ts'
import { type BackupOptions, writeBackup } from './write-backup.ts'

/** Writes a backup beside the thread that answers requests, and tells what came of it. */
const { dataKey, ...options } = workerData as BackupOptions
// a buffer comes as plain bytes
const writing = writeBackup({ ...options, dataKey: dataKey && Buffer.from(dataKey) })
parentPort?.postMessage(
  await writing.catch((error: unknown) => {
    // an error of a class of ours comes as a plain one
    if (error instanceof BackupError) return { refused: error.message }
    throw error
  }),
)

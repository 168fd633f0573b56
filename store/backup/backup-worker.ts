import { parentPort, workerData } from 'node:worker_threads'
import { type BackupOptions, writeBackup } from './write-backup.ts'

/** Writes a backup beside the thread that answers requests. */
const { dataKey, ...options } = workerData as BackupOptions
// a buffer comes as plain bytes
parentPort?.postMessage(await writeBackup({ ...options, dataKey: dataKey && Buffer.from(dataKey) }))

import { parentPort, workerData } from 'node:worker_threads'
import type { Photo } from './album.ts'
import { createStudio } from './pictures/studio.ts'
import { printAll } from './print.ts'

/** A thread that makes the pictures it is given, and posts what came of each. */
const { photos, dataDir } = workerData as { photos: Photo[]; dataDir: string }
await printAll(photos, dataDir, createStudio(), (file, printed) => parentPort?.postMessage([file, printed]))

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Photo, Printed } from './album.ts'
import { takeSnapshot } from './pictures/snapshot.ts'
import type { Rendered, Scene } from './pictures/studio.ts'

export type OnPrinted = (file: string, printed: Printed) => void

/** Pictures side by side in one thread: while the processor draws one, others are compressed or written. */
const SIDE_BY_SIDE = 3

const save = async (path: string, bytes: Buffer) => {
  await writeFile(`${path}.tmp`, bytes)
  await rename(`${path}.tmp`, path)
}

/** Makes pictures below `<dataDir>/media`, and says of each what came out. */
export const printAll = async (
  photos: readonly Photo[],
  dataDir: string,
  shoot: (scene: Scene) => Promise<Rendered>,
  onPrinted: OnPrinted,
): Promise<void> => {
  const waiting = photos.toReversed()
  const work = async () => {
    for (let photo = waiting.pop(); photo; photo = waiting.pop()) {
      const { webp, ...printed } = await shoot(photo.scene)
      await save(join(dataDir, 'media', photo.file), webp)
      onPrinted(photo.file, printed)
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
}

/** Has these pictures made by the studio in a thread of its own (print-worker.ts). */
const printInThread = (photos: readonly Photo[], dataDir: string, onPrinted: OnPrinted): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./print-worker.ts', import.meta.url), {
      workerData: { photos, dataDir },
    })
    worker.on('message', ([file, printed]: [string, Printed]) => onPrinted(file, printed))
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`printing ended with ${code}`))))
  })

/**
 * Makes every picture of the album and answers by file what came out: full ones by as many threads as there are cores.
 * Each thread takes a stretch of the album in its order, as pictures of one product share an object, of which a studio
 * keeps only a few.
 */
export const printPhotos = async (
  photos: readonly Photo[],
  dataDir: string,
  size: 'full' | 'small' | ReadonlySet<string>,
  progress: (done: number) => void,
): Promise<Map<string, Printed>> => {
  const printed = new Map<string, Printed>()
  const onPrinted: OnPrinted = (file, result) => {
    printed.set(file, result)
    progress(printed.size)
  }
  const folders = new Set(photos.map(({ file }) => dirname(join(dataDir, 'media', file))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  const isFull = ({ file }: Photo) => size === 'full' || (size !== 'small' && size.has(file))
  const [full, small] = [photos.filter(isFull), photos.filter((photo) => !isFull(photo))]
  const share = Math.ceil(full.length / availableParallelism())
  const shares = Array.from({ length: Math.ceil(full.length / share) || 0 }, (_, index) =>
    full.slice(index * share, (index + 1) * share),
  )
  await Promise.all([
    printAll(small, dataDir, takeSnapshot, onPrinted),
    ...shares.map((some) => printInThread(some, dataDir, onPrinted)),
  ])
  return printed
}

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import type { Photo, Printed } from './album.ts'
import { createSnapshots } from './pictures/snapshot.ts'
import { createStudio } from './pictures/studio.ts'

const save = async (path: string, bytes: Buffer) => {
  await writeFile(`${path}.tmp`, bytes)
  await rename(`${path}.tmp`, path)
}

const likeness = ({ scene: { width, backdrop } }: Photo) =>
  `${width} ${backdrop.hue} ${backdrop.tone} ${backdrop.room}`

/**
 * Makes every picture of the album below `<dataDir>/media` and answers by file what came out.
 * Pictures of one backdrop follow each other, because the studio keeps only a few.
 */
export const printPhotos = async (
  photos: readonly Photo[],
  dataDir: string,
  size: 'full' | 'small',
  progress: (done: number) => void,
): Promise<Map<string, Printed>> => {
  const shoot = size === 'small' ? createSnapshots() : createStudio()
  const waiting = photos.toSorted((a, b) => (likeness(a) < likeness(b) ? -1 : 1))
  const printed = new Map<string, Printed>()
  const folders = new Set(photos.map(({ file }) => dirname(join(dataDir, 'media', file))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  const work = async () => {
    for (let photo = waiting.pop(); photo; photo = waiting.pop()) {
      const { webp, ...rest } = await shoot(photo.scene)
      await save(join(dataDir, 'media', photo.file), webp)
      printed.set(photo.file, rest)
      progress(printed.size)
    }
  }
  await Promise.all(Array.from({ length: cpus().length + 2 }, work))
  return printed
}

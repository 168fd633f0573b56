import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createStudio } from './pictures/studio.ts'
import type { DownloadSource, ProductSource } from './source.ts'

const WALLPAPER = { width: 1440, height: 2560 }

const render = async (download: DownloadSource, small: boolean): Promise<Buffer> => {
  if (download.kind === 'text') return Buffer.from(`\ufeff${download.title}\n\n${download.body}\n`)
  const { emoji, colour, hue = 250 } = download.picture
  const scale = small ? 0.1 : 1
  const { webp } = await createStudio()({
    name: download.file,
    backdrop: { hue, tone: 'deep', room: 'window' },
    width: WALLPAPER.width * scale,
    height: WALLPAPER.height * scale,
    props: [{ emoji, colour, x: 0.5, y: 0.72, size: 0.36 }],
  })
  return webp
}

/** Makes the files of downloadable products below `<dataDir>/downloads`. */
export const makeDownloads = async (
  products: readonly ProductSource[],
  dataDir: string,
  size: 'full' | 'small',
): Promise<void> => {
  for (const { download } of products) {
    if (!download) continue
    const path = join(dataDir, 'downloads', download.file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await render(download, size === 'small'))
  }
}

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { objectFile, objectName } from '#demo/pictures/objects.ts'
import { usedObjects } from '#demo/pictures/used-objects.ts'

/**
 * Draws the objects of the demo shops' pictures from vectors into `demo/pictures/objects`. They are kept in git:
 * their shading takes half a second each, and the package of the vectors 150 MB. Only missing ones are drawn.
 */
const SOURCE = '@lobehub/fluent-emoji-modern@1.0.0'
/** What the first lacks, by the name that the second has for it. */
const SECOND_SOURCE = '@iconify-json/fluent-emoji@1.2.7'
const ONLY_IN_SECOND: Record<string, string> = { '🎮': 'video-game', '📎': 'paperclip' }
/** px, of the longer side of what is visible */
const SIDE = 720
/** edges of shaded parts are hard in the renderer: drawn larger, then reduced, they are smooth */
const LARGER = 2
/** what the SVG files are drawn for */
const GRID = 32
const POINTS_PER_INCH = 72

const drawObject = async (svg: Buffer): Promise<Buffer> => {
  const large = await sharp(svg, { density: (POINTS_PER_INCH * SIDE * LARGER) / GRID })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const visible = await sharp(large).trim({ background: '#0000', threshold: 6 }).png().toBuffer()
  return sharp(visible)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .webp({ quality: 80, alphaQuality: 80, effort: 6, smartSubsample: true })
    .toBuffer()
}

const unpack = (source: string, folder: string): void => {
  mkdirSync(folder)
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', source, '--json', '--pack-destination', folder], { encoding: 'utf8' }),
  )
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', folder])
}

const svgOf = async (emoji: string, folder: string): Promise<Buffer> => {
  const second = ONLY_IN_SECOND[emoji]
  if (second) {
    const icons = join(folder, 'second')
    if (!existsSync(icons)) unpack(SECOND_SOURCE, icons)
    const { icons: bodies } = JSON.parse(await readFile(join(icons, 'package/icons.json'), 'utf8'))
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${GRID}" height="${GRID}" viewBox="0 0 ${GRID} ${GRID}" fill="none">${bodies[second].body}</svg>`,
    )
  }
  const vectors = join(folder, 'first')
  if (!existsSync(vectors)) unpack(SOURCE, vectors)
  // the package writes the variation selector of some names and not of others
  const names = [objectName(emoji), `${objectName(emoji)}-fe0f`]
  const file = names
    .map((name) => join(vectors, 'package/assets', `${name}.svg`))
    .find((path) => existsSync(path))
  if (!file) throw new Error(`no vector for ${emoji}`)
  return readFile(file)
}

const missing = [...(await usedObjects())].filter((emoji) => !existsSync(objectFile(emoji)))
const folder = await mkdtemp(join(tmpdir(), 'objects-'))
try {
  for (const emoji of missing) {
    await writeFile(objectFile(emoji), await drawObject(await svgOf(emoji, folder)))
  }
  console.log(`${missing.length} objects drawn`)
} finally {
  await rm(folder, { recursive: true })
}

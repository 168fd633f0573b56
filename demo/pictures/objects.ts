import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { type Pixels, recolour } from './recolour.ts'

/** A few megabytes each; the pictures of one product follow each other. */
const KEPT = 24

/** An emoji's code points, without the variation selector that some are written with. */
export const objectName = (emoji: string): string =>
  [...emoji]
    .map((point) => point.codePointAt(0)!.toString(16))
    .filter((point) => point !== 'fe0f')
    .join('-')

/** Where the drawn object of an emoji lies, cut to what is visible; `tools/assets/draw-objects.ts` makes them. */
export const objectFile = (emoji: string): string =>
  join(import.meta.dirname, 'objects', `${objectName(emoji)}.webp`)

const load = async (emoji: string, colour: string | undefined): Promise<Pixels> => {
  const { data, info } = await sharp(objectFile(emoji))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const whole = { data, width: info.width, height: info.height }
  return colour ? recolour(whole, colour) : whole
}

/** Loads objects; the last few are kept, so ask for equal ones in a row. */
export const createObjects = () => {
  const loaded = new LRUCache<string, Promise<Pixels>>({ max: KEPT })
  return (emoji: string, colour?: string): Promise<Pixels> => {
    const key = `${emoji} ${colour ?? ''}`
    const known = loaded.get(key) ?? load(emoji, colour)
    loaded.set(key, known)
    return known
  }
}

import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { oklchToHex } from './colour.ts'
import { objectFile } from './objects.ts'
import type { Rendered, Scene } from './studio.ts'

const SIDE = 200
/** of the width and height, left free on each side */
const MARGIN = 0.1
const EMPTY = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')

const shoot = async (
  emoji: string | undefined,
  hue: number,
  width: number,
  height: number,
): Promise<Rendered> => {
  const background = oklchToHex({ l: 0.93, c: 0.04, h: hue })
  const aside = Math.round(width * MARGIN)
  const above = Math.round(height * MARGIN)
  const { data, info } = await sharp(emoji ? objectFile(emoji) : EMPTY)
    .resize(width - 2 * aside, height - 2 * above, { fit: 'contain', background })
    .flatten({ background })
    .extend({ top: above, bottom: above, left: aside, right: aside, background })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 4 } as const
  const tiny = await sharp(data, { raw }).resize(24, 24, { fit: 'fill' }).raw().toBuffer()
  const webp = await sharp(data, { raw }).webp({ quality: 60, effort: 0 }).toBuffer()
  return { webp, width, height, thumbhash: Buffer.from(rgbaToThumbHash(24, 24, tiny)).toString('base64') }
}

/** for as long as the process runs: it may make more than one shop */
const taken = new Map<string, Promise<Rendered>>()

/** A quick stand-in for the studio: one object on a plain ground, each kind once. For tests. */
export const takeSnapshot = ({ props, backdrop, width, height }: Scene): Promise<Rendered> => {
  const scale = SIDE / Math.max(width, height)
  const emoji = props.at(-1)?.emoji
  const key = `${emoji} ${backdrop.hue} ${width} ${height}`
  const known =
    taken.get(key) ?? shoot(emoji, backdrop.hue, Math.round(width * scale), Math.round(height * scale))
  taken.set(key, known)
  return known
}

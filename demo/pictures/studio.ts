import sharp, { type CreateRaw } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { type Backdrop, createBackdrops, shadowColour } from './backdrop.ts'
import { type Canvas, paintPixels } from './canvas.ts'
import { hexToOklch, oklchToRgb } from './colour.ts'
import { createObjects } from './objects.ts'
import type { Pixels } from './recolour.ts'
import { shadeLying, shadeStanding } from './shadows.ts'

/** An object in the picture; lengths are parts of the picture's height. */
export interface Prop {
  emoji: string
  /** hex; the object's own colour when missing */
  colour?: string
  /** the middle, from the left edge, in parts of the width */
  x: number
  /** where it stands, from the top; of lying objects the middle */
  y: number
  /** longer side */
  size: number
  /** degrees clockwise */
  turn?: number
  mirror?: boolean
  /** seen from above: its shadow lies behind it instead of at its foot */
  lying?: boolean
  /** far behind and out of focus: the blur in parts of the picture's height */
  blur?: number
}

export interface Scene {
  /** file name without extension, the same for the same picture in every seed */
  name: string
  backdrop: Backdrop
  /** from back to front */
  props: Prop[]
  width: number
  height: number
  /** a drawing on clear ground in place of a room and objects */
  svg?: string
}

export interface Rendered {
  webp: Buffer
  width: number
  height: number
  thumbhash: string
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
const QUALITY = 82
/** higher makes files hardly smaller and takes much longer */
const EFFORT = 1

/** Out of focus, with room around for what the blur spreads. */
const blurred = async ({ data, width, height }: Pixels, sigma: number): Promise<Pixels> => {
  const room = Math.ceil(sigma * 2.5)
  const small = Math.max(1, sigma / 3)
  const size = { width: width + room * 2, height: height + room * 2 }
  const less = await sharp(data, { raw: { width, height, channels: 4 } })
    .extend({ top: room, bottom: room, left: room, right: room, background: CLEAR })
    .raw()
    .toBuffer()
  const soft = await sharp(less, { raw: { ...size, channels: 4 } })
    .resize(Math.round(size.width / small), Math.round(size.height / small), { fit: 'fill' })
    .blur(Math.max(0.5, sigma / small))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width: w, height: h } = soft.info
  const out = await sharp(soft.data, { raw: { width: w, height: h, channels: 4 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  return { data: out, ...size }
}

/** Low and wide things are shown larger, or they would look lost. */
const breadth = ({ width, height }: Pixels): number => Math.min(1.28, Math.max(1, width / height) ** 0.4)

const placed = async (pixels: Pixels, prop: Prop, length: number): Promise<Pixels> => {
  let picture = sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
  if (prop.mirror) picture = picture.flop()
  const sized = await picture
    .resize(length, length, { fit: 'inside', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (!prop.turn) return { data: sized.data, width: sized.info.width, height: sized.info.height }
  const turned = await sharp(sized.data, {
    raw: { width: sized.info.width, height: sized.info.height, channels: 4 },
  })
    .rotate(prop.turn, { background: CLEAR })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: turned.data, width: turned.info.width, height: turned.info.height }
}

const thumbhashOf = async (pixels: Buffer, raw: CreateRaw): Promise<string> => {
  const { data, info } = await sharp(pixels, { raw })
    .resize(48, 48, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** A photo studio: renders scenes of drawn objects with soft light, contact shadows and a cast shadow to the right. */
export const createStudio = () => {
  const objects = createObjects()
  const backdrops = createBackdrops()

  const paint = async (canvas: Canvas, scene: Scene, prop: Prop): Promise<void> => {
    const { width, height } = scene
    const object = await objects(prop.emoji, prop.colour)
    const pixels = await placed(object, prop, Math.round(prop.size * breadth(object) * height))
    const left = Math.round(prop.x * width - pixels.width / 2)
    // on an open floor low things are moved back, towards the middle of the picture
    const back = scene.backdrop.room === 'plain' ? Math.max(0, height * 0.5 - pixels.height) * 0.45 : 0
    const foot = prop.y * height - back
    const top = Math.round(prop.lying ? prop.y * height - pixels.height / 2 : foot - pixels.height)
    const rgb = oklchToRgb(hexToOklch(shadowColour(scene.backdrop)))
    const weight = scene.backdrop.tone === 'pastel' ? 0.8 : 1
    const shade = prop.lying ? shadeLying : shadeStanding
    await shade(canvas, { pixels, left, top, unit: height, rgb, weight })
    if (!prop.blur) return paintPixels(canvas, pixels, left, top)
    const soft = await blurred(pixels, prop.blur * height)
    const spread = (soft.width - pixels.width) / 2
    paintPixels(canvas, soft, left - spread, top - spread)
  }

  const photograph = async (scene: Scene): Promise<Canvas & { channels: 3 | 4 }> => {
    const { width, height } = scene
    if (scene.svg) {
      const data = await sharp(Buffer.from(scene.svg)).resize(width, height).ensureAlpha().raw().toBuffer()
      return { data, width, height, channels: 4 }
    }
    const canvas = { data: Buffer.from(await backdrops(scene.backdrop, width, height)), width, height }
    for (const prop of scene.props) await paint(canvas, scene, prop)
    return { ...canvas, channels: 3 }
  }

  return async (scene: Scene): Promise<Rendered> => {
    const { data, ...raw } = await photograph(scene)
    const webp = await sharp(data, { raw }).webp({ quality: QUALITY, effort: EFFORT }).toBuffer()
    return { webp, width: raw.width, height: raw.height, thumbhash: await thumbhashOf(data, raw) }
  }
}

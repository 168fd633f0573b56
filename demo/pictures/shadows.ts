import sharp from 'sharp'
import { type Canvas, type Mask, paintMask } from './canvas.ts'
import type { Pixels } from './recolour.ts'

/** Shadows are drawn this much smaller: blur hides it. */
const SCALE = 4

interface Blurred extends Mask {
  /** how far the blur reaches beyond the silhouette, in full-size pixels */
  margin: number
}

/** The object's coverage, a sixteenth of its pixels. */
const coverage = ({ data, width, height }: Pixels): Mask => {
  const small = { width: Math.ceil(width / SCALE), height: Math.ceil(height / SCALE) }
  const mask = Buffer.alloc(small.width * small.height)
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      mask[y * small.width + x] = data[(y * SCALE * width + x * SCALE) * 4 + 3]!
    }
  }
  return { data: mask, ...small }
}

const silhouette = async (mask: Mask, width: number, height: number, blur: number): Promise<Blurred> => {
  const pad = Math.ceil((blur * 2.6) / SCALE)
  const inner = {
    width: Math.max(2, Math.round(width / SCALE)),
    height: Math.max(2, Math.round(height / SCALE)),
  }
  const sized = await sharp(mask.data, { raw: { width: mask.width, height: mask.height, channels: 1 } })
    .resize(inner.width, inner.height, { fit: 'fill', kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const outer = { width: inner.width + pad * 2, height: inner.height + pad * 2 }
  const framed = Buffer.alloc(outer.width * outer.height)
  for (let y = 0; y < inner.height; y += 1) {
    framed.set(sized.subarray(y * inner.width, (y + 1) * inner.width), (y + pad) * outer.width + pad)
  }
  const data = await sharp(framed, { raw: { ...outer, channels: 1 } })
    .blur(Math.max(0.5, blur / SCALE))
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { data, ...outer, margin: pad * SCALE }
}

const cast = (
  canvas: Canvas,
  mask: Blurred,
  left: number,
  top: number,
  rgb: readonly number[],
  opacity: number,
) =>
  paintMask(
    canvas,
    mask,
    {
      left: left - mask.margin,
      top: top - mask.margin,
      width: mask.width * SCALE,
      height: mask.height * SCALE,
    },
    rgb,
    opacity,
  )

export interface Shaded {
  pixels: Pixels
  left: number
  top: number
  /** the picture's height, the measure of blur and distance */
  unit: number
  rgb: readonly number[]
  weight: number
}

/** Of an object that lies on the ground and is seen from above: its own shape, moved to the right and down. */
export const shadeLying = async (
  canvas: Canvas,
  { pixels, left, top, unit, rgb, weight }: Shaded,
): Promise<void> => {
  const { width, height } = pixels
  const mask = coverage(pixels)
  const far = await silhouette(mask, width, height, unit * 0.034)
  cast(canvas, far, left + unit * 0.026, top + unit * 0.046, rgb, 0.36 * weight)
  const near = await silhouette(mask, width, height, unit * 0.011)
  cast(canvas, near, left + unit * 0.006, top + unit * 0.012, rgb, 0.3 * weight)
}

/** Of an object that stands: its shape laid on the floor, and the dark line where it touches. */
export const shadeStanding = async (
  canvas: Canvas,
  { pixels, left, top, unit, rgb, weight }: Shaded,
): Promise<void> => {
  const { width, height } = pixels
  const mask = coverage(pixels)
  const foot = top + height
  const depth = Math.max(unit * 0.08, height * 0.16)
  const floor = await silhouette(mask, width * 1.1, depth, unit * 0.026)
  cast(canvas, floor, left + width * 0.02, foot - depth * 0.62, rgb, 0.36 * weight)
  const line = Math.max(unit * 0.02, height * 0.04)
  const contact = await silhouette(mask, width * 0.94, line, unit * 0.009)
  cast(canvas, contact, left + width * 0.03, foot - line * 0.7, rgb, 0.62 * weight)
}

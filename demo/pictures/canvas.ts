import type { Pixels } from './recolour.ts'

/** An RGB picture that is painted on in place; faster than a general composite, because layers are small. */
export interface Canvas {
  data: Buffer
  width: number
  height: number
}

/** One channel of coverage, 0–255. */
export interface Mask {
  data: Buffer
  width: number
  height: number
}

/** Lays RGBA pixels over the canvas; what lies outside is cut. */
export const paintPixels = (canvas: Canvas, pixels: Pixels, left: number, top: number): void => {
  const fromX = Math.max(0, -left)
  const toX = Math.min(pixels.width, canvas.width - left)
  const fromY = Math.max(0, -top)
  const toY = Math.min(pixels.height, canvas.height - top)
  const source = pixels.data
  const target = canvas.data
  for (let y = fromY; y < toY; y += 1) {
    let from = (y * pixels.width + fromX) * 4
    let to = ((top + y) * canvas.width + left + fromX) * 3
    for (let x = fromX; x < toX; x += 1, from += 4, to += 3) {
      const alpha = source[from + 3]!
      if (alpha === 0) continue
      const rest = 255 - alpha
      target[to] = (source[from]! * alpha + target[to]! * rest + 127) / 255
      target[to + 1] = (source[from + 1]! * alpha + target[to + 1]! * rest + 127) / 255
      target[to + 2] = (source[from + 2]! * alpha + target[to + 2]! * rest + 127) / 255
    }
  }
}

/** Paints one colour through a mask that is stretched smoothly to `width` × `height`. */
export const paintMask = (
  canvas: Canvas,
  mask: Mask,
  place: { left: number; top: number; width: number; height: number },
  rgb: readonly number[],
  opacity: number,
): void => {
  const [red = 0, green = 0, blue = 0] = rgb
  const left = Math.round(place.left)
  const top = Math.round(place.top)
  const width = Math.round(place.width)
  const height = Math.round(place.height)
  const stepX = (mask.width - 1) / Math.max(1, width - 1)
  const stepY = (mask.height - 1) / Math.max(1, height - 1)
  const fromX = Math.max(0, -left)
  const toX = Math.min(width, canvas.width - left)
  const toY = Math.min(height, canvas.height - top)
  const from = mask.data
  const target = canvas.data
  for (let y = Math.max(0, -top); y < toY; y += 1) {
    const row = y * stepY
    const y0 = Math.min(mask.height - 2, row | 0)
    const fy = row - y0
    let to = ((top + y) * canvas.width + left + fromX) * 3
    for (let x = fromX; x < toX; x += 1, to += 3) {
      const column = x * stepX
      const x0 = Math.min(mask.width - 2, column | 0)
      const fx = column - x0
      const i = y0 * mask.width + x0
      const upper = from[i]! * (1 - fx) + from[i + 1]! * fx
      const lower = from[i + mask.width]! * (1 - fx) + from[i + mask.width + 1]! * fx
      const alpha = ((upper * (1 - fy) + lower * fy) * opacity) / 255
      if (alpha < 0.002) continue
      target[to] = target[to]! + (red - target[to]!) * alpha + 0.5
      target[to + 1] = target[to + 1]! + (green - target[to + 1]!) * alpha + 0.5
      target[to + 2] = target[to + 2]! + (blue - target[to + 2]!) * alpha + 0.5
    }
  }
}

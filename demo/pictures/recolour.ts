import { hexToOklch, type Oklch, oklchToRgb, rgbToOklch } from './colour.ts'

/** Raw RGBA pixels. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

const VIVID = 0.05
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)
const step = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

interface Body {
  /** whether the object's main surface is grey */
  grey: boolean
  middle: Oklch
}

const mean = (colours: Oklch[], weight: (colour: Oklch) => number): Oklch => {
  let total = 0
  let l = 0
  let c = 0
  for (const colour of colours) {
    const w = weight(colour)
    total += w
    l += colour.l * w
    c += colour.c * w
  }
  return { l: l / (total || 1), c: c / (total || 1), h: 0 }
}

/** The surface that carries the object's colour: its most frequent vivid hue, or its greys when little is vivid. */
const findBody = (colours: Oklch[]): Body => {
  const vivid = colours.filter((colour) => colour.c > VIVID)
  if (vivid.length < colours.length * 0.3) {
    return { grey: true, middle: { ...mean(colours, (colour) => (colour.c > VIVID ? 0 : 1)), h: 0 } }
  }
  const counts = new Float64Array(36)
  for (const colour of vivid) counts[Math.floor(colour.h / 10) % 36]! += colour.c
  let best = 0
  let bestCount = -1
  for (let bin = 0; bin < 36; bin += 1) {
    const near = counts[(bin + 35) % 36]! + counts[bin]! * 2 + counts[(bin + 1) % 36]!
    if (near > bestCount) [best, bestCount] = [bin, near]
  }
  const h = best * 10 + 5
  return { grey: false, middle: { ...mean(vivid, (colour) => (apart(colour.h, h) < 40 ? 1 : 0)), h } }
}

const share = (colour: Oklch, body: Body): number =>
  body.grey
    ? 1 - step(VIVID, VIVID * 2, colour.c)
    : (1 - step(42, 75, apart(colour.h, body.middle.h))) * step(0.015, 0.05, colour.c)

const shade = (colour: Oklch, body: Body, target: Oklch): Oklch => {
  const { l: l0, c: c0, h: h0 } = body.middle
  const l =
    colour.l <= l0 ? target.l * (colour.l / l0) : target.l + ((colour.l - l0) * (1 - target.l)) / (1 - l0)
  if (body.grey) return { l, c: target.c * (1 - Math.max(0, l - 0.8) * 2.5), h: target.h }
  const drift = ((colour.h - h0 + 540) % 360) - 180
  return { l, c: target.c * Math.min(1.5, colour.c / c0), h: (target.h + drift * 0.5 + 360) % 360 }
}

/** Every how many pixels the object's main colour is looked for. */
const SAMPLE = 23
/** Steps of the colour table along each of red, green and blue; between them it is interpolated. */
const STEPS = 32
const SIZE = STEPS + 1

/** Bilinear, for one channel of the table's places. */
const between = (
  table: Float32Array,
  [a, b, c, d]: readonly [number, number, number, number],
  channel: number,
  green: number,
  blue: number,
): number => {
  const upper = table[a + channel]! + (table[b + channel]! - table[a + channel]!) * blue
  const lower = table[c + channel]! + (table[d + channel]! - table[c + channel]!) * blue
  return upper + (lower - upper) * green
}

/** New colours by old ones, filled where they are asked for: neighbouring pixels share nearly all of the work. */
const createTable = (change: (red: number, green: number, blue: number) => readonly number[]) => {
  const table = new Float32Array(SIZE ** 3 * 3).fill(-1)
  const level = (i: number) => Math.min(255, i * 8)
  const at = (r: number, g: number, b: number): number => {
    const place = ((r * SIZE + g) * SIZE + b) * 3
    if (table[place]! < 0) table.set(change(level(r), level(g), level(b)), place)
    return place
  }
  /** writes the new colour of the pixel at `place` of `from` to the same place of `to` */
  return (from: Buffer, to: Buffer, place: number): void => {
    const red = from[place]!
    const green = from[place + 1]!
    const blue = from[place + 2]!
    const r = red >> 3
    const g = green >> 3
    const b = blue >> 3
    const fr = (red & 7) / 8
    const fg = (green & 7) / 8
    const fb = (blue & 7) / 8
    const corners = [at(r, g, b), at(r, g, b + 1), at(r, g + 1, b), at(r, g + 1, b + 1)] as const
    const further = [
      at(r + 1, g, b),
      at(r + 1, g, b + 1),
      at(r + 1, g + 1, b),
      at(r + 1, g + 1, b + 1),
    ] as const
    for (let k = 0; k < 3; k += 1) {
      const near = between(table, corners, k, fg, fb)
      to[place + k] = near + (between(table, further, k, fg, fb) - near) * fr + 0.5
    }
  }
}

/** The same object in another colour: shading, highlights and parts of other colours stay. */
export const recolour = ({ data, width, height }: Pixels, hex: string): Pixels => {
  const target = hexToOklch(hex)
  const seen = (place: number) => data[place + 3]! > 8
  const samples: Oklch[] = []
  for (let i = 0; i < data.length; i += 4 * SAMPLE) {
    if (seen(i)) samples.push(rgbToOklch(data[i]!, data[i + 1]!, data[i + 2]!))
  }
  const body = findBody(samples)
  const repaint = createTable((red, green, blue) => {
    const colour = rgbToOklch(red, green, blue)
    const w = share(colour, body)
    const [r, g, b] = w === 0 ? [red, green, blue] : oklchToRgb(shade(colour, body, target))
    return [red * (1 - w) + r * w, green * (1 - w) + g * w, blue * (1 - w) + b * w]
  })
  const painted = Buffer.from(data)
  for (let i = 0; i < data.length; i += 4) if (seen(i)) repaint(data, painted, i)
  return { data: painted, width, height }
}

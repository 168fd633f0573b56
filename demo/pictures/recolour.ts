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

/** The same object in another colour: shading, highlights and parts of other colours stay. */
export const recolour = ({ data, width, height }: Pixels, hex: string): Pixels => {
  const target = hexToOklch(hex)
  const places: number[] = []
  for (let i = 0; i < data.length; i += 4) if (data[i + 3]! > 8) places.push(i)
  const colours = places.map((i) => rgbToOklch(data[i]!, data[i + 1]!, data[i + 2]!))
  const body = findBody(colours)
  const painted = Buffer.from(data)
  places.forEach((place, index) => {
    const colour = colours[index]!
    const w = share(colour, body)
    if (w === 0) return
    const rgb = oklchToRgb(shade(colour, body, target))
    for (let k = 0; k < 3; k += 1) {
      painted[place + k] = Math.round(data[place + k]! * (1 - w) + rgb[k]! * w)
    }
  })
  return { data: painted, width, height }
}

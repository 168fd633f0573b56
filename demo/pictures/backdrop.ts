import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { oklchToHex } from './colour.ts'

/** How strongly a backdrop is coloured: pastel for shelves, deep for banners and covers. */
type Tone = 'pastel' | 'fresh' | 'deep' | 'night'
/**
 * What stands in the room: nothing, a round podium, a disc of light, slanted light from a window, a niche with a round
 * top, two blocks, or a wooden table before a wall.
 */
export type Room = 'plain' | 'podium' | 'disc' | 'window' | 'arch' | 'blocks' | 'table'

export interface Backdrop {
  /** OKLCH hue */
  hue: number
  tone: Tone
  room: Room
}

const TONES = {
  pastel: { wall: 0.945, low: 0.9, floor: 0.965, chroma: 0.026, accent: 0.86, accentChroma: 0.075 },
  fresh: { wall: 0.88, low: 0.82, floor: 0.91, chroma: 0.065, accent: 0.78, accentChroma: 0.1 },
  deep: { wall: 0.53, low: 0.44, floor: 0.56, chroma: 0.115, accent: 0.68, accentChroma: 0.12 },
  night: { wall: 0.34, low: 0.26, floor: 0.37, chroma: 0.055, accent: 0.46, accentChroma: 0.08 },
} as const

/** Where objects stand, from the top. */
export const FLOOR = 0.8
export const PODIUM = 0.755
/** the top of the block at the back */
export const BLOCK = 0.55

const podium = (light: string, top: string, dark: string) => `
  <defs>
    <linearGradient id="side" x1="0" x2="1"><stop offset="0" stop-color="${light}"/><stop offset=".3" stop-color="${top}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
    <radialGradient id="under"><stop offset=".55" stop-color="${dark}" stop-opacity=".62"/><stop offset="1" stop-color="${dark}" stop-opacity="0"/></radialGradient>
    <linearGradient id="plate" x1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${top}"/></linearGradient>
  </defs>
  <ellipse cx="540" cy="880" rx="430" ry="96" fill="url(#under)"/>
  <path d="M160 752 v100 a340 78 0 0 0 680 0 v-100 z" fill="url(#side)"/>
  <ellipse cx="500" cy="752" rx="340" ry="78" fill="url(#plate)"/>
  <path d="M160 752 a340 78 0 0 0 680 0" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>`

const disc = (light: string, dark: string) => `
  <defs><linearGradient id="disc" x1="0" x2=".6" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
  <circle cx="500" cy="470" r="352" fill="url(#disc)" opacity=".85"/>`

const arch = (light: string, dark: string, floor: string) => `
  <defs>
    <linearGradient id="niche" x1="0" x2="1"><stop offset="0" stop-color="${dark}"/><stop offset=".22" stop-color="${light}"/><stop offset="1" stop-color="${light}"/></linearGradient>
    <linearGradient id="shade" x2="0" y2="1"><stop offset="0" stop-color="${dark}" stop-opacity=".75"/><stop offset=".45" stop-color="${dark}" stop-opacity="0"/></linearGradient>
    <linearGradient id="sill" x2="0" y2="1"><stop offset="0" stop-color="${floor}"/><stop offset="1" stop-color="${light}"/></linearGradient>
  </defs>
  <path d="M170 770 V420 a330 330 0 0 1 660 0 V770 z" fill="url(#niche)"/>
  <path d="M170 770 V420 a330 330 0 0 1 660 0 V770 z" fill="url(#shade)"/>
  <path d="M172 770 V420 a328 328 0 0 1 656 0 V770" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>
  <path d="M170 770 H830 L890 850 H110 z" fill="url(#sill)"/>
  <path d="M110 850 H890 V880 H110 z" fill="${dark}" opacity=".8"/>`

const block = (x: number, y: number, width: number, height: number, name: string) => `
  <path d="M${x} ${y} h${width} l-34 -40 h${68 - width} z" fill="url(#${name}-top)"/>
  <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="url(#${name}-front)"/>
  <path d="M${x} ${y + 1} h${width}" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>`

const blocks = (light: string, middle: string, dark: string) => `
  <defs>
    ${['low', 'high']
      .map(
        (name) => `
    <linearGradient id="${name}-top" x1="0" x2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${middle}"/></linearGradient>
    <linearGradient id="${name}-front" x2=".25" y2="1"><stop offset="0" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
      )
      .join('')}
    <radialGradient id="under"><stop offset=".5" stop-color="${dark}" stop-opacity=".7"/><stop offset="1" stop-color="${dark}" stop-opacity="0"/></radialGradient>
  </defs>
  <ellipse cx="530" cy="905" rx="490" ry="60" fill="url(#under)"/>
  ${block(600, 570, 310, 330, 'high')}
  ${block(90, 775, 590, 130, 'low')}`

/** Boards of a table top that reaches out of the picture, its front edge below. */
const table = (light: string, dark: string, grain: string) => `
  <defs>
    <linearGradient id="wood" x2="0" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset=".25" stop-color="${light}"/><stop offset="1" stop-color="${light}"/></linearGradient>
    <linearGradient id="board" x2="0" y2="1"><stop offset="0" stop-color="${grain}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
    <linearGradient id="behind" x2="0" y2="1"><stop offset="0" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity=".35"/></linearGradient>
  </defs>
  <rect y="600" width="1000" height="90" fill="url(#behind)"/>
  <rect y="690" width="1000" height="250" fill="url(#wood)"/>
  <g fill="none" stroke="${grain}" stroke-width="2" opacity=".4">
    <path d="M0 722 q250 8 520 -2 t480 4"/><path d="M0 758 q300 -10 560 2 t440 -4" stroke-width="3"/><path d="M0 806 q220 12 480 2 t520 6"/>
    <path d="M0 862 q340 -14 620 0 t380 -6" stroke-width="3"/><path d="M0 908 q260 10 540 0 t460 6"/>
  </g>
  <rect y="938" width="1000" height="62" fill="url(#board)"/><path d="M0 938 h1000" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>`

/** Bands with soft edges: gradients cost a tenth of a blur. */
const window = (strength: number) => `
  <defs><linearGradient id="beam" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".35" stop-color="#fff"/><stop offset=".65" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>
  <g fill="url(#beam)" opacity="${strength}" transform="rotate(-35 500 500)">
    <rect x="-300" y="60" width="1600" height="120"/><rect x="-300" y="210" width="1600" height="120"/><rect x="-300" y="720" width="1600" height="150"/>
  </g>`

const draw = ({ hue, tone, room }: Backdrop): string => {
  const t = TONES[tone]
  const paint = (l: number, c: number, turn = 0) => oklchToHex({ l, c, h: (hue + turn + 360) % 360 })
  const dark = tone === 'night' || tone === 'deep'
  const glow = dark ? 0.18 : 0.75
  const things = {
    plain: '',
    podium: podium(
      paint(Math.min(0.98, t.floor + 0.03), t.chroma),
      paint(t.accent + 0.05, t.accentChroma * 0.8),
      paint(t.accent - 0.09, t.accentChroma),
    ),
    disc: disc(paint(t.accent + 0.04, t.accentChroma, 8), paint(t.accent - 0.03, t.accentChroma, -14)),
    window: window(dark ? 0.09 : 0.36),
    arch: arch(
      paint(t.accent + 0.03, t.accentChroma * 0.7),
      paint(t.accent - 0.06, t.accentChroma),
      paint(t.floor, t.chroma * 1.4),
    ),
    blocks: blocks(
      paint(Math.min(0.98, t.floor + 0.03), t.chroma),
      paint(t.accent + 0.06, t.accentChroma * 0.6),
      paint(t.accent - 0.05, t.accentChroma),
    ),
    table: `${window(dark ? 0.09 : 0.3)}${table('#dcb68c', '#b98a5c', '#a87647')}`,
  }[room]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000">
  <defs>
    <linearGradient id="cove" x2="0" y2="1">
      <stop offset="0" stop-color="${paint(t.wall, t.chroma)}"/><stop offset=".5" stop-color="${paint(t.wall - 0.015, t.chroma * 1.1, -4)}"/>
      <stop offset=".7" stop-color="${paint(t.low, t.chroma * 1.35, -8)}"/><stop offset=".8" stop-color="${paint(t.floor - 0.03, t.chroma * 1.1, -6)}"/>
      <stop offset="1" stop-color="${paint(t.floor, t.chroma * 0.9)}"/>
    </linearGradient>
    <radialGradient id="light" cx=".34" cy=".28" r=".72"><stop offset="0" stop-color="#fff" stop-opacity="${glow}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <radialGradient id="edge" cx=".5" cy=".5" r=".75"><stop offset=".72" stop-color="${paint(t.low - 0.1, t.chroma * 1.5)}" stop-opacity="0"/><stop offset="1" stop-color="${paint(t.low - 0.1, t.chroma * 1.5)}" stop-opacity=".28"/></radialGradient>
  </defs>
  <rect width="1000" height="1000" fill="url(#cove)"/><rect width="1000" height="1000" fill="url(#light)"/>
  ${things}
  <rect width="1000" height="1000" fill="url(#edge)"/></svg>`
}

/** The colour of shadows in this room. */
export const shadowColour = ({ hue, tone }: Backdrop): string =>
  oklchToHex({ l: tone === 'night' ? 0.12 : 0.3, c: 0.05, h: hue })

const KEPT = 12
/** Drawn this much smaller and enlarged, at a fraction of the time: light alone bears more of it than edges. */
const smaller = (room: Room): number => (room === 'plain' || room === 'window' ? 4 : 1.6)

/** Bilinear over RGB: several times as fast as a general resize with its conversions. */
const enlarge = (from: Buffer, smallWidth: number, smallHeight: number, width: number, height: number) => {
  const to = Buffer.allocUnsafe(width * height * 3)
  const stepX = (smallWidth - 1) / (width - 1)
  const stepY = (smallHeight - 1) / (height - 1)
  const line = smallWidth * 3
  let place = 0
  for (let y = 0; y < height; y += 1) {
    const y0 = Math.min(smallHeight - 2, (y * stepY) | 0)
    const fy = y * stepY - y0
    for (let x = 0; x < width; x += 1) {
      const x0 = Math.min(smallWidth - 2, (x * stepX) | 0)
      const fx = x * stepX - x0
      let i = y0 * line + x0 * 3
      for (let k = 0; k < 3; k += 1, i += 1, place += 1) {
        const upper = from[i]! + (from[i + 3]! - from[i]!) * fx
        const lower = from[i + line]! + (from[i + line + 3]! - from[i + line]!) * fx
        to[place] = upper + (lower - upper) * fy + 0.5
      }
    }
  }
  return to
}

const render = async (backdrop: Backdrop, width: number, height: number): Promise<Buffer> => {
  const part = smaller(backdrop.room)
  const small = await sharp(Buffer.from(draw(backdrop)))
    .resize(Math.ceil(width / part), Math.ceil(height / part), { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return enlarge(small.data, small.info.width, small.info.height, width, height)
}

/** Paints backdrops as raw RGB; the last few are kept, so ask for equal ones in a row. */
export const createBackdrops = () => {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT })
  return (backdrop: Backdrop, width: number, height: number): Promise<Buffer> => {
    const key = `${backdrop.hue} ${backdrop.tone} ${backdrop.room} ${width} ${height}`
    const known = kept.get(key)
    if (known) return known
    const painted = render(backdrop, width, height)
    kept.set(key, painted)
    return painted
  }
}

import sharp from 'sharp'
import { oklchToHex } from './colour.ts'

/** How strongly a backdrop is coloured: pastel for shelves, deep for banners and covers. */
type Tone = 'pastel' | 'fresh' | 'deep' | 'night'
/** What stands in the room: nothing, a round podium, a disc of light, or slanted light from a window. */
type Room = 'plain' | 'podium' | 'disc' | 'window'

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

const KEPT = 6

/** Paints backdrops as raw RGB; the last few are kept, so ask for equal ones in a row. */
export const createBackdrops = () => {
  const kept = new Map<string, Promise<Buffer>>()
  return (backdrop: Backdrop, width: number, height: number): Promise<Buffer> => {
    const key = `${backdrop.hue} ${backdrop.tone} ${backdrop.room} ${width} ${height}`
    const known = kept.get(key)
    if (known) return known
    const painted = sharp(Buffer.from(draw(backdrop)))
      .resize(width, height, { fit: 'cover' })
      .removeAlpha()
      .raw()
      .toBuffer()
    kept.set(key, painted)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest) kept.delete(oldest)
    return painted
  }
}

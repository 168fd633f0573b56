import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const packageRoot = dirname(require.resolve('@fontsource-variable/vazirmatn/package.json'))

type Range = [first: number, last: number]

/** What Persian and Arabic shop texts are written with; rarer letters come from the full face. */
const ARABIC: Range[] = [
  [0x060c, 0x060c],
  [0x061b, 0x061b],
  [0x061f, 0x061f],
  [0x0621, 0x063a],
  [0x0640, 0x0656],
  [0x0660, 0x066d],
  [0x0670, 0x0671],
  [0x067e, 0x067e],
  [0x0686, 0x0686],
  [0x0698, 0x0698],
  [0x06a9, 0x06a9],
  [0x06af, 0x06af],
  [0x06c0, 0x06c0],
  [0x06cc, 0x06cc],
  [0x06d5, 0x06d5],
  [0x06f0, 0x06f9],
  [0x200c, 0x200f],
  [0xfdfc, 0xfdfc],
]

const LATIN: Range[] = [
  [0x0020, 0x007e],
  [0x00a0, 0x00a0],
  [0x00a9, 0x00a9],
  [0x00ab, 0x00ab],
  [0x00ae, 0x00ae],
  [0x00b0, 0x00b0],
  [0x00b7, 0x00b7],
  [0x00bb, 0x00bb],
  [0x00d7, 0x00d7],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
]

const FACES = [
  { name: 'arabic', source: 'arabic', ranges: ARABIC },
  { name: 'latin', source: 'latin', ranges: LATIN },
]
const FULL_FACES = ['arabic', 'latin-ext', 'latin']

/**
 * Faces of the system's own fonts stretched to Vazirmatn's widths and lines, so that the swap moves nothing.
 * `sizeAdjust` was measured in Chromium over running shop text; ascent and descent are Vazirmatn's (1.0547, 0.5078)
 * divided by it.
 */
const FALLBACKS = [
  { name: 'Vazirmatn Latin Fallback', fonts: ['Roboto', 'Arial', 'Liberation Sans'], sizeAdjust: 1.06 },
  {
    name: 'Vazirmatn Arabic Fallback',
    fonts: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'],
    sizeAdjust: 1.1,
  },
  { name: 'Vazirmatn Tahoma Fallback', fonts: ['Tahoma', 'DejaVu Sans'], sizeAdjust: 1 },
]
const ASCENT = 1.0547
const DESCENT = 0.5078

const characters = (ranges: Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('')

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')

const unicodeRange = (ranges: Range[]): string =>
  ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',')

const sourceOf = (face: string): string => join(packageRoot, 'files', `vazirmatn-${face}-wght-normal.woff2`)

/** The weights that the design uses, 400 to 700, of the letters that a shop uses. */
export const subsetFaces = async (): Promise<{ file: string; bytes: Buffer }[]> =>
  Promise.all(
    FACES.map(async ({ name, source, ranges }) => ({
      file: `vazirmatn-${name}.woff2`,
      bytes: await subsetFont(readFileSync(sourceOf(source)), characters(ranges), {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 700 } },
        noHinting: true,
      }),
    })),
  )

const fullFaceRange = (face: string): string => {
  const css = readFileSync(join(packageRoot, 'index.css'), 'utf8')
  const block = css.split('@font-face').find((part) => part.includes(`vazirmatn-${face}-wght`))
  return /unicode-range:\s*([^;]+);/.exec(block ?? '')?.[1] ?? 'U+0-10FFFF'
}

const face = (family: string, source: string, rest: string): string =>
  `@font-face{font-family:"${family}";font-style:normal;${source};${rest}}\n`

const percent = (value: number): string => `${(value * 100).toFixed(1)}%`

/** Later faces win where ranges overlap: the full ones come first and are fetched only for rare letters. */
export const fontCss = (): string =>
  [
    ...FALLBACKS.map(({ name, fonts, sizeAdjust }) =>
      face(
        name,
        `src:${fonts.map((font) => `local("${font}")`).join(',')}`,
        `size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ASCENT / sizeAdjust)};` +
          `descent-override:${percent(DESCENT / sizeAdjust)};line-gap-override:0%`,
      ),
    ),
    ...FULL_FACES.map((name) =>
      face(
        'Vazirmatn',
        `src:url("@fontsource-variable/vazirmatn/files/vazirmatn-${name}-wght-normal.woff2")format("woff2")`,
        `font-weight:100 900;font-display:swap;unicode-range:${fullFaceRange(name)}`,
      ),
    ),
    ...FACES.map(({ name, ranges }) =>
      face(
        'Vazirmatn',
        `src:url("./vazirmatn-${name}.woff2")format("woff2")`,
        `font-weight:400 700;font-display:swap;unicode-range:${unicodeRange(ranges)}`,
      ),
    ),
  ].join('')

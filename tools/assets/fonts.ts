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
/** The whole font, for what a shop seldom writes. */
const FULL_FACES = [
  { name: 'arabic', range: 'U+600-6FF,U+750-77F,U+870-8FF,U+FB50-FDFF,U+FE70-FEFC' },
  { name: 'latin-ext', range: 'U+100-2FF,U+1D00-1EFF,U+20A0-20C0,U+2C60-2C7F,U+A720-A7FF' },
  { name: 'latin', range: 'U+0-FF,U+2000-206F,U+2122,U+2191-2193,U+2212-2215' },
]

/**
 * Line metrics, in em, given to every face. Vazirmatn's own are 1.03 and 0.54: with these its letters and digits
 * stand a little lower and so in the middle of buttons and fields.
 */
const ASCENT = 1.075
const DESCENT = 0.495

/**
 * The system's own fonts, stretched until running shop text is as wide as in Vazirmatn (measured in Chromium, except
 * for the last, whose widths are left alone), and all with the same line metrics: the swap moves next to nothing.
 */
const FALLBACKS = [
  { script: 'Latin', ranges: LATIN, fonts: ['Roboto', 'Arial', 'Liberation Sans'], sizeAdjust: 1.005 },
  {
    script: 'Naskh',
    ranges: ARABIC,
    fonts: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'],
    sizeAdjust: 1.115,
  },
  { script: 'Sans', ranges: ARABIC, fonts: ['Noto Sans Arabic UI', 'Noto Sans Arabic'], sizeAdjust: 1 },
  { script: 'Other', ranges: ARABIC, fonts: ['Segoe UI', 'Geeza Pro', 'Tahoma'], sizeAdjust: 1 },
]

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

const face = (family: string, source: string, rest: string): string =>
  `@font-face{font-family:"${family}";font-style:normal;${source};${rest}}\n`

const percent = (value: number): string => `${(value * 100).toFixed(1)}%`

const lines = (sizeAdjust = 1): string =>
  `ascent-override:${percent(ASCENT / sizeAdjust)};descent-override:${percent(DESCENT / sizeAdjust)};line-gap-override:0%`

/** Later faces win where ranges overlap: the full ones come first and are fetched only for rare letters. */
export const fontCss = (): string =>
  [
    ...FALLBACKS.map(({ script, ranges, fonts, sizeAdjust }) =>
      face(
        `Vazirmatn Fallback ${script}`,
        `src:${fonts.map((font) => `local("${font}")`).join(',')}`,
        `size-adjust:${percent(sizeAdjust)};${lines(sizeAdjust)};unicode-range:${unicodeRange(ranges)}`,
      ),
    ),
    ...FULL_FACES.map(({ name, range }) =>
      face(
        'Vazirmatn',
        `src:url("@fontsource-variable/vazirmatn/files/vazirmatn-${name}-wght-normal.woff2")format("woff2")`,
        `font-weight:100 900;font-display:swap;${lines()};unicode-range:${range}`,
      ),
    ),
    ...FACES.map(({ name, ranges }) =>
      face(
        'Vazirmatn',
        `src:url("./vazirmatn-${name}.woff2")format("woff2")`,
        `font-weight:400 700;font-display:swap;${lines()};unicode-range:${unicodeRange(ranges)}`,
      ),
    ),
  ].join('')

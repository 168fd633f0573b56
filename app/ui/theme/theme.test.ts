import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoThemes } from '#common/demo-themes.ts'
import { contrast } from './contrast.ts'
import { createPalettes, createThemeCss } from './theme.ts'

const readPalette = (css: string, dark: boolean): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+):(?:light-dark\((#\w{6}),(#\w{6})\)|(#\w{6}))/g)].map(
      ([, role, light, night, both]) => [role!, (both ?? (dark ? night : light))!],
    ),
  )

const SURFACES = [
  'surface',
  'surface-container-lowest',
  'surface-container-low',
  'surface-container',
  'surface-container-high',
  'surface-container-highest',
]
const TEXTS = ['on-surface', 'on-surface-variant', 'primary', 'error', 'sale', 'success']
const GROUNDS = [
  'primary',
  ...['primary', 'secondary', 'tertiary', 'error'].map((role) => `${role}-container`),
]
const PAIRS = [
  ...SURFACES.flatMap((surface) => TEXTS.map((text) => [text, surface])),
  ...[...GROUNDS, 'sale-badge', 'success-container', 'warning-container', 'header'].map((ground) => [
    `on-${ground}`,
    ground,
  ]),
  ['inverse-on-surface', 'inverse-surface'],
  ['inverse-primary', 'inverse-surface'],
] as [string, string][]

const tooFaint = (seed: string): string[] =>
  [false, true].flatMap((dark) => {
    const palette = readPalette(createThemeCss(seed), dark)
    return PAIRS.filter(([text, ground]) => contrast(palette[text]!, palette[ground]!) < 4.5).map(
      ([text, ground]) => `${text} on ${ground}${dark ? ' in the dark' : ''}`,
    )
  })

describe('createThemeCss', () => {
  it.each(Object.entries(demoThemes))('writes readable text in the demo theme %s', (name, hex) => {
    expect(tooFaint(hex)).toEqual([])
    expect(createThemeCss(name)).toBe(createThemeCss(hex))
  })

  it('writes readable text whatever the colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        expect(tooFaint(`#${value.toString(16).padStart(6, '0')}`)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('crosses the ground where even white would be too faint on it', () => {
    // White on the third container is 4.4996:1 here.
    expect(tooFaint('#835aec')).toEqual([])
    const { light } = createPalettes('#cc3a9e')
    expect(contrast(light['on-primary-container']!, light['primary-container']!)).toBeGreaterThan(4.55)
  })

  it('makes grounds, outlines and accents of its one seed, and leaves what warns as it is', () => {
    const [green, plum] = ['#3CA68D', '#A63C8D'].map((seed) => readPalette(createThemeCss(seed), false))
    const made = [...SURFACES, 'outline', 'primary', ...GROUNDS.filter((ground) => !/error/.test(ground))]
    expect(made.filter((role) => green?.[role] === plum?.[role])).toEqual(['surface-container-lowest'])
    expect(green?.error).toBe(plum?.error)
  })

  it('knows the eighteen themes by their names', () => {
    expect(Object.keys(demoThemes)).toEqual(
      [
        ['default', 'white', 'black', 'green', 'red', 'magnesium', 'salmon', 'plum', 'blue', 'pink'],
        ['orange', 'maroon', 'cayanne', 'sea', 'theme15', 'theme16', 'theme17', 'theme18'],
      ].flat(),
    )
    for (const hex of Object.values(demoThemes)) expect(hex).toMatch(/^#[\dA-F]{6}$/i)
  })

  it('paints the header in #51688F and white unless the shop says otherwise', () => {
    expect(createThemeCss('default')).toContain('--color-header:#51688f;--color-on-header:#ffffff')
  })

  it('paints the header in exactly the colour of the shop', () => {
    expect(createThemeCss('#FCAD8E')).toContain('--color-header:#fcad8e;--color-on-header:#000000')
    expect(createThemeCss('#51688f')).toContain('--color-header:#51688f;--color-on-header:#ffffff')
    expect(createThemeCss('abc')).toContain('--color-header:#aabbcc;')
    expect(createThemeCss('white')).toMatch(/--color-header:light-dark\(#ffffff,#(1|2)\w{5}\)/)
  })

  it('falls back to the default theme for what is no colour', () => {
    expect(createThemeCss('red;}body{display:none')).toBe(createThemeCss('#51688f'))
  })

  it('picks the logo that reads on the header, in the dark too', () => {
    expect(createThemeCss('#51688f')).toMatch(/:root\{.*--logo-on-dark:block\}/)
    expect(createThemeCss('#ffffff')).toMatch(
      /--logo-on-light:block;--logo-on-dark:none\}:root\[data-theme=dark\]\{--logo-on-light:none/,
    )
  })

  it('gives the roles of light and dark in one block', () => {
    const css = createThemeCss('#3CA68D')
    expect(css).toMatch(/^:root\{[^{}]+\}:root\[data-theme=dark\]\{[^{}]+\}$/)
    expect(readPalette(css, true)['on-surface']).not.toBe(readPalette(css, false)['on-surface'])
  })
})

import {
  argbFromHex,
  DynamicScheme,
  Hct,
  hexFromArgb,
  MaterialDynamicColors,
  TonalPalette,
  Variant,
} from '@material/material-color-utilities'
import { demoThemes } from '#common/demo-themes.ts'
import { contrast } from './contrast.ts'

const HEX = /^#?(?:[\da-f]{3}|[\da-f]{6})$/i
const colors = new MaterialDynamicColors()

const ROLES = {
  surface: colors.surface(),
  'surface-container-lowest': colors.surfaceContainerLowest(),
  'surface-container-low': colors.surfaceContainerLow(),
  'surface-container': colors.surfaceContainer(),
  'surface-container-high': colors.surfaceContainerHigh(),
  'surface-container-highest': colors.surfaceContainerHighest(),
  'on-surface': colors.onSurface(),
  'on-surface-variant': colors.onSurfaceVariant(),
  outline: colors.outline(),
  'outline-variant': colors.outlineVariant(),
  'inverse-surface': colors.inverseSurface(),
  'inverse-on-surface': colors.inverseOnSurface(),
  'inverse-primary': colors.inversePrimary(),
  primary: colors.primary(),
  'on-primary': colors.onPrimary(),
  'primary-container': colors.primaryContainer(),
  'on-primary-container': colors.onPrimaryContainer(),
  'secondary-container': colors.secondaryContainer(),
  'on-secondary-container': colors.onSecondaryContainer(),
  tertiary: colors.tertiary(),
  'tertiary-container': colors.tertiaryContainer(),
  'on-tertiary-container': colors.onTertiaryContainer(),
  error: colors.error(),
  'error-container': colors.errorContainer(),
  'on-error-container': colors.onErrorContainer(),
}

/** Meanings that stay the same whatever the shop's colour: [hue, chroma, light tone, dark tone]. */
const MEANINGS: Record<string, [hue: number, chroma: number, light: number, dark: number]> = {
  sale: [21, 84, 42, 80],
  'sale-badge': [21, 84, 46, 46],
  'on-sale-badge': [21, 0, 100, 100],
  success: [150, 48, 38, 80],
  'success-container': [150, 24, 93, 24],
  'on-success-container': [150, 40, 22, 90],
  'warning-container': [80, 32, 93, 26],
  'on-warning-container': [70, 44, 26, 90],
  star: [78, 72, 70, 80],
}

/** The least contrast of normal text, WCAG 2.2 AA, with room for rounding. */
const READABLE = 4.55

/** Below this a colour is grey to the eye: the shop gets black buttons (white ones in the dark), not grey ones. */
const GREY = 6

/**
 * Fidelity keeps the shop's colour. Only what pictures stand on and beside is held back: surfaces are near-neutral,
 * and quiet buttons do not outshine the loud ones.
 */
const schemeOf = (source: Hct, isDark: boolean): DynamicScheme => {
  const { hue, chroma } = source
  const neutral = Math.min(chroma / 8, 3)
  return new DynamicScheme({
    sourceColorHct: source,
    variant: chroma < GREY ? Variant.MONOCHROME : Variant.FIDELITY,
    contrastLevel: 0,
    isDark,
    secondaryPalette: TonalPalette.fromHueAndChroma(hue, Math.min(chroma / 2, 22)),
    neutralPalette: TonalPalette.fromHueAndChroma(hue, neutral),
    neutralVariantPalette: TonalPalette.fromHueAndChroma(hue, neutral + 3),
  })
}

/** Moves a colour's tone by steps until text in it can be read, or to the end: white or black. */
const moveTone = (foreground: string, ground: string, step: 1 | -1, least: number): string => {
  const { hue, chroma, tone } = Hct.fromInt(argbFromHex(foreground))
  let hex = foreground
  for (let moved = tone; contrast(hex, ground) < least && (step === 1 ? moved < 100 : moved > 0); ) {
    moved = Math.max(0, Math.min(100, moved + step))
    hex = hexFromArgb(Hct.from(hue, chroma, moved).toInt())
  }
  return hex
}

/** Moves a colour's tone away from its ground, or across it where even white or black would be too faint there. */
const readableOn = (foreground: string, ground: string, least = READABLE): string => {
  const toneOf = (hex: string): number => Hct.fromInt(argbFromHex(hex)).tone
  const away = toneOf(foreground) >= toneOf(ground) ? 1 : -1
  const moved = moveTone(foreground, ground, away, least)
  if (contrast(moved, ground) >= least) return moved
  const across = moveTone(foreground, ground, away === 1 ? -1 : 1, least)
  return contrast(across, ground) > contrast(moved, ground) ? across : moved
}

const headerForeground = (header: string): string =>
  contrast('#ffffff', header) >= READABLE ? '#ffffff' : '#000000'

/** Which of the two logos reads on a header of this colour, as values of `display`. */
const logoFor = (header: string): string => {
  const onDark = headerForeground(header) === '#ffffff'
  return `--logo-on-light:${onDark ? 'none' : 'block'};--logo-on-dark:${onDark ? 'block' : 'none'}`
}

const paletteOf = (source: Hct, isDark: boolean): Record<string, string> => {
  const scheme = schemeOf(source, isDark)
  const found: Record<string, string> = {}
  for (const [role, color] of Object.entries(ROLES)) found[role] = hexFromArgb(color.getArgb(scheme))
  for (const [role, [hue, chroma, light, dark]] of Object.entries(MEANINGS)) {
    found[role] = hexFromArgb(TonalPalette.fromHueAndChroma(hue, chroma).tone(isDark ? dark : light))
  }
  for (const role of Object.keys(found)) {
    const ground = role.startsWith('on-') ? found[role.slice(3)] : undefined
    if (ground) found[role] = readableOn(found[role]!, ground)
  }
  // Most buttons are tonal: their labels shall not look faded.
  found['on-secondary-container'] = readableOn(
    found['on-secondary-container']!,
    found['secondary-container']!,
    7,
  )
  // Links, prices and errors are written on every surface, the tinted ones included.
  for (const role of ['primary', 'error', 'sale', 'success', 'on-surface', 'on-surface-variant']) {
    found[role] = readableOn(found[role]!, found['surface-container-highest']!)
  }
  found.focus = found.primary!
  return found
}

const both = (light: string, dark: string): string =>
  light === dark ? light : `light-dark(${light},${dark})`

/** the tone, 0 black to 100 white */
const GLARING = 88

interface Theme {
  css: string
  /** colours by role */
  light: Record<string, string>
  dark: Record<string, string>
}

const cache = new Map<string, Theme>()
const CACHED = 64

const normalize = (seedHex: string): string => {
  const named = demoThemes[seedHex] ?? seedHex
  if (!HEX.test(named)) return normalize('default')
  const digits = named.replace('#', '').toLowerCase()
  return `#${digits.length === 3 ? digits.replace(/./g, (digit) => digit + digit) : digits}`
}

/** Computing one takes milliseconds; shops have one colour, and demos a few. */
const themeOf = (seedHex: string): Theme => {
  const seed = normalize(seedHex)
  const known = cache.get(seed)
  if (known) return known
  const source = Hct.fromInt(argbFromHex(seed))
  const light = paletteOf(source, false)
  const dark = paletteOf(source, true)
  const variables = Object.keys(light).map((role) => `--color-${role}:${both(light[role]!, dark[role]!)}`)
  // A nearly white header would glare in the dark.
  const night = source.tone > GLARING ? dark['surface-container']! : seed
  variables.push(`--color-header:${both(seed, night)}`)
  variables.push(`--color-on-header:${both(headerForeground(seed), headerForeground(night))}`)
  const css = `:root{${variables.join(';')};${logoFor(seed)}}:root[data-theme=dark]{${logoFor(night)}}`
  if (cache.size >= CACHED) cache.clear()
  cache.set(seed, { css, light, dark })
  return { css, light, dark }
}

/**
 * One `:root{…}` block of colour variables for light and dark, computed from the shop's colour and kept per
 * colour. The header has exactly that colour,
 * in the dark too unless it is nearly white.
 * @param seedHex three or six hex digits, or the name of a demo theme; anything else falls back to the default theme
 */
export const createThemeCss = (seedHex: string): string => themeOf(seedHex).css

/**
 * The same colours by role, for what cannot read variables.
 * @param seedHex as of {@link createThemeCss}
 */
export const createPalettes = (seedHex: string): Pick<Theme, 'light' | 'dark'> => {
  const { light, dark } = themeOf(seedHex)
  return { light, dark }
}

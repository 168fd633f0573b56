import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { optimize } from 'svgo'
import type { IconName } from '#app/ui/display/icon-names.ts'

const require = createRequire(import.meta.url)
const material = join(dirname(require.resolve('@material-symbols/svg-400/package.json')), 'rounded')
const own = join(import.meta.dirname, 'icons')

const drawingOf = (name: IconName): string => {
  const drawnByUs = join(own, `${name}.svg`)
  return readFileSync(existsSync(drawnByUs) ? drawnByUs : join(material, `${name}.svg`), 'utf8')
}

/** of the space that most icons are drawn in; a unit of it is a fortieth of a pixel where they are seen */
const UNITS = 960

/** Its shapes with coordinates no finer than can be seen. */
const simplify = (drawing: string, viewBox: string): string => {
  const width = Number(viewBox.split(' ')[2])
  const floatPrecision = Math.max(0, Math.ceil(Math.log10(UNITS / width)))
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`, {
    plugins: [{ name: 'preset-default', params: { floatPrecision } }],
  })
  return /<svg[^>]*>(.*)<\/svg>/s.exec(data)?.[1] ?? drawing
}

const toSymbol = (name: IconName): string => {
  const svg = drawingOf(name)
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1]
  const drawing = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1]
  if (!viewBox || !drawing) throw new Error(`${name}.svg is not a plain drawing`)
  return `<symbol id="${name}" viewBox="${viewBox}">${simplify(drawing.trim(), viewBox)}</symbol>`
}

/** One SVG file with a symbol per icon, which costs the page no script. */
export const buildIconSprite = (names: readonly IconName[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${names.map(toSymbol).join('')}</svg>\n`

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IconName } from '#app/ui/display/icon-names.ts'

const require = createRequire(import.meta.url)
const material = join(dirname(require.resolve('@material-symbols/svg-400/package.json')), 'rounded')
const own = join(import.meta.dirname, 'icons')

const drawingOf = (name: IconName): string => {
  const drawnByUs = join(own, `${name}.svg`)
  return readFileSync(existsSync(drawnByUs) ? drawnByUs : join(material, `${name}.svg`), 'utf8')
}

const toSymbol = (name: IconName): string => {
  const svg = drawingOf(name)
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1]
  const drawing = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1]
  if (!viewBox || !drawing) throw new Error(`${name}.svg is not a plain drawing`)
  return `<symbol id="${name}" viewBox="${viewBox}">${drawing.trim()}</symbol>`
}

/** One SVG file with a symbol per icon, which costs the page no script. */
export const buildIconSprite = (names: readonly IconName[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${names.map(toSymbol).join('')}</svg>\n`

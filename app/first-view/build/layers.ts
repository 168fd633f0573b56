import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './root.ts'

const css = readFileSync(join(root, 'app/ui/base.css'), 'utf8')
const ORDERED =
  /@layer ([^;{]+);/
    .exec(css)?.[1]
    ?.split(',')
    .map((name) => name.trim()) ?? []

/**
 * The cascade layer of a style sheet: one for each folder of the design system, one for what features share, one for
 * the screens.
 * @throws Error when base.css does not say where the layer stands among the others
 */
export const layerOf = (file: string): string => {
  const [, folder, part] = /\/app\/([\w-]+)\/([\w-]+)/.exec(file) ?? []
  const layer = folder === 'ui' ? `ui-${part}` : folder === 'shared' ? 'shared' : 'screens'
  if (!ORDERED.includes(layer))
    throw new Error(`${file}: app/ui/base.css does not order the layer "${layer}"`)
  return layer
}

/** Rules weigh by their folder (`@layer` in base.css), whenever their file may come. */
export const layers: Plugin = {
  name: 'layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/.*\.(module|rules)\.css$/ },
    handler: (code, id) => `@layer ${layerOf(id)}{${code}}`,
  },
}

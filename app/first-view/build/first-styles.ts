import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { fileOf } from './root.ts'

const IMPORT = /^(?:import|export) (?!type )(?:[^';]+ from )?'([^']+)'/gm
const IMPORT_START = /^import (?!type )|^export (?!type )[^=\n]* from '/gm
const PART = /\bhydrateWhenIdle\(\s*async \(\) => \(await import\('([^']+)'\)\)/g
const PART_START = /\bhydrateWhenIdle\(/g
const STYLES = '\0styles:'

/** @throws Error where a module imports in a way that this does not read */
export const importsOf = (code: string, file: string): string[] => {
  const found = Array.from(code.matchAll(IMPORT), ([, path]) => path!)
  if (found.length < [...code.matchAll(IMPORT_START)].length)
    throw new Error(`${file}: an import or export is written unusually`)
  return found.filter((path) => /^[.#]/.test(path))
}

/**
 * The paths of what a module hydrates later.
 * @throws Error where `hydrateWhenIdle` is called in a way that this does not read
 */
export const partsOf = (code: string, file: string): string[] => {
  const parts = Array.from(code.matchAll(PART), ([, path]) => path!)
  if (parts.length !== [...code.matchAll(PART_START)].length) {
    throw new Error(`${file}: write "hydrateWhenIdle(async () => (await import('./part.tsx')).Part)"`)
  }
  return parts
}

/** The style sheets that a module needs to be drawn. */
const stylesOf = (file: string, seen: Set<string> = new Set()): string[] => {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.endsWith('.css')) return [file]
  if (!/\.tsx?$/.test(file)) return []
  return importsOf(readFileSync(file, 'utf8'), file).flatMap((path) => stylesOf(fileOf(path, file), seen))
}

/** What the server draws has its styles at once, though its script comes later (`hydrateWhenIdle`). */
export const firstStyles: Plugin = {
  name: 'first-styles',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\?styles$/ },
    handler: (id, importer) => STYLES + fileOf(id.replace('?styles', ''), importer!).replace(/\.tsx$/, ''),
  },
  load: {
    filter: { id: /^\0styles:/ },
    handler: (id) =>
      stylesOf(`${id.slice(STYLES.length)}.tsx`)
        .map((file) => `import '${file}'`)
        .join('\n'),
  },
  transform: {
    filter: { id: /\/app\/.*\.tsx$/, code: 'hydrateWhenIdle' },
    handler: (code, id) =>
      partsOf(code, id)
        .map((path) => `import '${path}?styles';`)
        .join('') + code,
  },
}

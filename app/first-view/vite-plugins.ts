import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { type Plugin, preprocessCSS } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** Five letters from the class's own file and name: the same in every build, and many of them travel. */
export const shortName = (name: string, file: string): string => {
  const digest = createHash('sha256')
    .update(`${relative(root, file)} ${name}`)
    .digest()
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  return [...digest.subarray(0, 5)].map((byte) => letters[byte % letters.length]).join('')
}

/** The browser asks for the language of the page that it shows, and for no more. */
export const pageLocale: Plugin = {
  name: 'page-locale',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /\/runtime\.js$/ },
    handler: (id, importer) =>
      /paraglide\/messages\/|paraglide\/runtime/.test(`${importer} ${id}`)
        ? resolve(root, 'app/page-locale.ts')
        : null,
  },
}

const layerOf = (file: string): string => {
  const [, folder, part] = /\/app\/(\w+)\/(\w+)/.exec(file) ?? []
  if (folder === 'ui') return `ui-${part}`
  return folder === 'shared' ? 'shared' : 'screens'
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

const STATIC_IMPORT = /^(?:import|export) (?!type )(?:[^']+ from )?'([.#][^']+)'/gm
const DEFERRED = /\bdeferred\(\s*async \(\) => \(await import\('([^']+)'\)\)/g
const LOOKS = '\0looks:'

/** The file of an import of ours: relative, or by one of the aliases of package.json (`#app/…`). */
const fileOf = (path: string, importer: string): string =>
  path.startsWith('#') ? resolve(root, path.slice(1)) : resolve(dirname(importer), path)

/** The style sheets that a module needs to be drawn. */
const looksOf = (file: string, seen: Set<string> = new Set()): string[] => {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.endsWith('.css')) return [file]
  if (!/\.tsx?$/.test(file)) return []
  const imports = Array.from(readFileSync(file, 'utf8').matchAll(STATIC_IMPORT), ([, path]) => path!)
  return imports.flatMap((path) => looksOf(fileOf(path, file), seen))
}

/** What the server draws has its looks at once, though its script comes later (`deferred`). */
export const firstLooks: Plugin = {
  name: 'first-looks',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\?looks$/ },
    handler: (id, importer) => LOOKS + fileOf(id.replace('?looks', ''), importer!).replace(/\.tsx$/, ''),
  },
  load: {
    filter: { id: /^\0looks:/ },
    handler: (id) =>
      looksOf(`${id.slice(LOOKS.length)}.tsx`)
        .map((file) => `import '${file}'`)
        .join('\n'),
  },
  transform: {
    filter: { id: /\/app\/.*\.tsx$/ },
    handler: (code) =>
      Array.from(code.matchAll(DEFERRED), ([, path]) => `import '${path}?looks';`).join('') + code,
  },
}

/** Each class of a file by its name, for those that are picked while the page runs: `styles[size]`. */
const classesOf = (file: string): string => {
  const names = readFileSync(file, 'utf8').matchAll(/\.([a-z]\w*)/gi)
  return JSON.stringify(Object.fromEntries(Array.from(names, ([, name]) => [name, shortName(name!, file)])))
}

const MODULE = '.module.css'
const RULES = '.rules.css'
const MODULE_CSS = /import (\w+) from '([.#][^']+\.module\.css)'/g

/** A class name stands in the code as the string it is, wherever that code goes: only the rules travel together. */
export const classNames: Plugin[] = [
  {
    name: 'class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.tsx$/ },
      handler: (code, id) => {
        for (const [statement, styles, path] of code.matchAll(MODULE_CSS)) {
          const file = fileOf(path!, id)
          code = code
            .replace(statement, `import '${path}'`)
            .replace(
              new RegExp(`(?<![\\w/.])${styles}\\.(\\w+)`, 'g'),
              (_, name: string) => `'${shortName(name, file)}'`,
            )
          if (code.includes(`${styles}[`)) code += `\nconst ${styles} = ${classesOf(file)}`
        }
        return code
      },
    },
  },
  {
    // a file of rules and nothing else leaves no script behind
    name: 'class-rules',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.module\.css$/ },
      handler: (id, importer) => fileOf(id, importer!).replace(MODULE, RULES),
    },
    load: {
      filter: { id: /\.rules\.css$/ },
      async handler(id) {
        const file = id.replace(RULES, MODULE)
        const { code } = await preprocessCSS(
          readFileSync(file, 'utf8'),
          file,
          this.environment.getTopLevelConfig(),
        )
        return code
      },
    },
  },
]

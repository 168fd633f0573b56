import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type Plugin, preprocessCSS } from 'vite'
import { fileOf, root } from './root.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Names classes by five letters from their file and name: the same in every build, and many of them travel.
 * @throws Error when two classes get the same letters
 */
export const createShortNames = () => {
  const owners = new Map<string, string>()
  return (name: string, file: string): string => {
    const owner = `.${name} of ${relative(root, file)}`
    const digest = createHash('sha256').update(owner).digest()
    const short = [...digest.subarray(0, 5)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
    const other = owners.get(short) ?? owner
    if (other !== owner)
      throw new Error(`${owner} and ${other} would both be named "${short}": rename one of them`)
    owners.set(short, owner)
    return short
  }
}

export type ShortName = ReturnType<typeof createShortNames>

const classesOf = (file: string): Set<string> =>
  new Set(Array.from(readFileSync(file, 'utf8').matchAll(/\.([a-z]\w*)/gi), ([, name]) => name!))

const MODULE = '.module.css'
const RULES = '.rules.css'
const MODULE_IMPORT = /import (\w+) from '([.#][^']+\.module\.css)'/g

/**
 * The code of a module with its class names in the place of `styles.name`.
 * @throws Error where a style module is used in a way that cannot be replaced
 */
export const replaceClassNames = (code: string, id: string, shortName: ShortName): string => {
  const imports = [...code.matchAll(MODULE_IMPORT)]
  if (imports.length !== code.split(MODULE).length - 1) {
    throw new Error(`${id}: import style modules as in "import styles from './x.module.css'"`)
  }
  let replaced = code
  for (const [statement, styles, path] of imports) {
    const file = fileOf(path!, id)
    const classes = classesOf(file)
    replaced = replaced
      .replace(statement, `import '${path}'`)
      .replace(new RegExp(`(?<![\\w/.])${styles}\\.(\\w+)`, 'g'), (_, name: string) => {
        if (!classes.has(name)) throw new Error(`${id}: ${path} has no class "${name}"`)
        return `'${shortName(name, file)}'`
      })
    // those that are picked while the page runs: `styles[size]`
    if (replaced.includes(`${styles}[`)) {
      const all = Object.fromEntries([...classes].map((name) => [name, shortName(name, file)]))
      replaced += `\nconst ${styles} = ${JSON.stringify(all)}`
    }
  }
  return replaced
}

/** A class name stands in the code as the string it is, wherever that code goes: only the rules travel together. */
export const classNames = (shortName: ShortName): Plugin[] => [
  {
    name: 'class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.tsx?$/, code: MODULE },
      handler: (code, id) => replaceClassNames(code, id, shortName),
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

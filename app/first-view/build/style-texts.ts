import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './root.ts'

const RESOLVED = '\0virtual:style-texts'

/** The style sheets of the client's build, which is there before the server's: each one's text by its URL. */
const readStyleTexts = (): Record<string, string> => {
  const cwd = join(root, 'build/client')
  const files = globSync('assets/*.css', { cwd })
  return Object.fromEntries(files.map((file) => [`/${file}`, readFileSync(join(cwd, file), 'utf8')]))
}

/** Tells the server the text of each style sheet (`virtual:style-texts`), so that a page can have them in it. */
export const styleTexts: Plugin = {
  name: 'style-texts',
  resolveId: { filter: { id: /^virtual:style-texts$/ }, handler: () => RESOLVED },
  load: {
    filter: { id: /^\0virtual:style-texts$/ },
    handler() {
      const texts = this.environment.mode === 'build' ? readStyleTexts() : {}
      return `export default ${JSON.stringify(texts)}`
    },
  },
}

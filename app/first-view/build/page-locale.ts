import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './root.ts'

/** The browser asks for the language of the page that it shows, and for no more of the messages' runtime. */
export const pageLocale = (): Plugin => {
  let isReplaced = false
  return {
    name: 'page-locale',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\/runtime\.js$/ },
      handler: (id, importer) => {
        if (!/paraglide\/messages\/|paraglide\/runtime/.test(`${importer} ${id}`)) return null
        isReplaced = true
        return resolve(root, 'app/page-locale.ts')
      },
    },
    generateBundle() {
      if (!isReplaced)
        this.error("Paraglide's runtime has another name now (app/first-view/build/page-locale.ts)")
    },
  }
}

import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './root.ts'

const MESSAGES = resolve(root, 'app/messages/paraglide/messages.js')
const INDEX = resolve(root, 'app/messages/paraglide/messages/_index.js')

const withoutQuery = (id: string): string => id.replace(/\?.*$/, '')

/** The keys of the messages that a module writes, as in `m.cart_title()`. */
export const messagesIn = (code: string): string[] => [
  ...new Set(Array.from(code.matchAll(/\bm\s*\.\s*([a-z]\w*)/g), ([, key = '']) => key)),
]

const copiesFor = (importer: string, owner: string): string => {
  const query = `?in=${encodeURIComponent(owner)}`
  return messagesIn(readFileSync(resolve(root, importer), 'utf8'))
    .map((key) => `export * from ${JSON.stringify(resolve(INDEX, `../${key}.js`) + query)}`)
    .join('\n')
}

/**
 * Each chunk that is named, and each other module of the browser, gets copies of the messages that it writes. A message
 * is a hundred bytes: shared by two chunks it would become a file of its own, or one of them would load all of the other.
 * @param chunkOf the name of the chunk of a module that has one
 */
export const ownMessages = (chunkOf: (path: string) => string | undefined): Plugin => {
  let isUsed = false
  return {
    name: 'own-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /paraglide\/messages\.js$/ },
      handler: (_, importer) =>
        importer ? `${MESSAGES}?in=${encodeURIComponent(relative(root, withoutQuery(importer)))}` : null,
    },
    load: {
      filter: { id: /paraglide\/messages(\/_index)?\.js\?in=/ },
      handler: (id) => {
        isUsed = true
        const [file = '', query = ''] = id.split('?in=')
        const importer = decodeURIComponent(query)
        const code =
          file === MESSAGES
            ? `export * as m from ${JSON.stringify(`${INDEX}?in=${query}`)}`
            : copiesFor(importer, chunkOf(importer) ?? importer)
        return { code, moduleSideEffects: false }
      },
    },
    generateBundle() {
      if (!isUsed)
        this.error("Paraglide's messages have another name now (app/first-view/build/own-messages.ts)")
    },
  }
}

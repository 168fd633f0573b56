import { globSync, readFileSync } from 'node:fs'
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

const messagesOf = (path: string): string[] => messagesIn(readFileSync(resolve(root, path), 'utf8'))

const copiesFor = (importer: string, ownerOf: (key: string) => string): string =>
  messagesOf(importer)
    .map((key) => {
      const copy = `${resolve(INDEX, `../${key}.js`)}?in=${encodeURIComponent(ownerOf(key))}`
      return `export * from ${JSON.stringify(copy)}`
    })
    .join('\n')

/**
 * Each chunk that is named, and each other module of the browser, gets copies of the messages that it writes. A message
 * is a hundred bytes: shared by two chunks it would become a file of its own, or one of them would load all of the other.
 * What a chunk that is loaded before has is not copied again.
 * @param chunkOf the name of the chunk of a module that has one
 * @param loadedBefore the chunks that are always loaded before the chunk of a name, or before a module without one
 */
export const ownMessages = (
  chunkOf: (path: string) => string | undefined,
  loadedBefore: (chunk: string | undefined) => string[],
): Plugin => {
  let isUsed = false
  const keysOf = new Map<string, Set<string>>()
  const ownerOf = (importer: string) => {
    const chunk = chunkOf(importer)
    return (key: string): string =>
      loadedBefore(chunk).find((name) => keysOf.get(name)?.has(key)) ?? chunk ?? importer
  }
  return {
    name: 'own-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const path of globSync('app/**/*.{ts,tsx}', { cwd: root })) {
        const chunk = chunkOf(path)
        if (chunk) keysOf.set(chunk, new Set([...(keysOf.get(chunk) ?? []), ...messagesOf(path)]))
      }
    },
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
            : copiesFor(importer, ownerOf(importer))
        return { code, moduleSideEffects: false }
      },
    },
    generateBundle() {
      if (!isUsed)
        this.error("Paraglide's messages have another name now (app/first-view/build/own-messages.ts)")
    },
  }
}

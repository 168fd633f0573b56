import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCE = 'localforage/src/localforage.js'
const PROMISE = '\0localforage-promise'
const WEBSQL = fileURLToPath(new URL('../../device/storage/no-websql.ts', import.meta.url))
/** how its sources name what is left out, and what stands there */
const INSTEAD = new Map([
  ['drivers/websql', WEBSQL],
  ['utils/promise', PROMISE],
])

/**
 * localForage from its sources, without what no browser of the shop's needs: WebSQL, and a `Promise` for those that have
 * none. Together they are a fifth of it.
 */
export const createSmallStorage = (): Plugin => {
  const unnamed = new Set<string>()
  return {
    name: 'small-storage',
    apply: 'build',
    // the server keeps nothing on a device
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    resolveId: {
      filter: { id: [/^localforage$/, /\/drivers\/websql$/, /\/utils\/promise$/] },
      async handler(id, importer = '') {
        if (id === 'localforage') {
          for (const name of INSTEAD.keys()) unnamed.add(name)
          return this.resolve(SOURCE, importer)
        }
        if (!importer.includes('/localforage/src/')) return null
        const name = id.replace(/^(?:\.\.?\/)+/, '')
        unnamed.delete(name)
        return INSTEAD.get(name) ?? null
      },
    },
    load: {
      filter: { id: /^\0localforage-promise$/ },
      handler: () => 'export default Promise',
    },
    generateBundle() {
      if (unnamed.size > 0)
        this.error(
          `localForage no longer names ${[...unnamed].join(', ')} (app/first-view/build/small-storage.ts)`,
        )
    },
  }
}

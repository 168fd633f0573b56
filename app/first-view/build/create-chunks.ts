import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { Chunk } from './chunks.ts'
import { root } from './root.ts'

const pathOf = (id: string): string => {
  const path = relative(root, id)
  // a package may be installed inside of another
  const packages = path.lastIndexOf('node_modules/')
  return packages > 0 ? path.slice(packages) : path
}

/**
 * The chunks as groups of Rolldown, and a plugin that fails the build when one of their paths is no module any more, or
 * a name of `onEveryPage` no chunk: update the list after moving a file.
 */
export const createChunks = (chunks: Chunk[], onEveryPage: string[]) => {
  const unused = new Set(
    chunks.flatMap(({ name, scripts = [], styles = [] }) =>
      [...scripts, ...styles].map((start) => `${name}: ${start}`),
    ),
  )
  const groups = chunks.map(({ name, priority = 0, scripts = [], styles = [] }) => ({
    name,
    priority,
    test: (id: string): boolean => {
      const path = pathOf(id)
      // copies of messages: see own-messages.ts
      if (path.endsWith(`?in=${name}`)) return true
      const start = (path.endsWith('.css') ? styles : scripts).find((each) => path.startsWith(each))
      if (start) unused.delete(`${name}: ${start}`)
      return start !== undefined
    },
  }))
  /** the first chunk that names a script, by its path */
  const chunkOf = (path: string): string | undefined =>
    [...chunks]
      .sort((one, other) => (other.priority ?? 0) - (one.priority ?? 0))
      .find(({ scripts = [] }) => scripts.some((start) => path.startsWith(start)))?.name
  const fileOnEveryPage = new RegExp(`(^|/)(${onEveryPage.join('|')})-[\\w-]{8}\\.\\w+$`)
  const isOnEveryPage = (file: string): boolean => fileOnEveryPage.test(file)
  const everyChunkFound: Plugin = {
    name: 'every-chunk-found',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      if (unused.size)
        this.error(`The build has no module for ${[...unused].join(', ')} (app/first-view/build/chunks.ts)`)
      const names = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && isOnEveryPage(file.fileName) ? [file.name] : [],
      )
      const missing = onEveryPage.filter((name) => !names.includes(name))
      if (missing.length)
        this.error(`The build has no chunk ${missing.join(', ')} (app/first-view/build/chunks.ts)`)
    },
  }
  const loadedBefore = (chunk: string | undefined): string[] => {
    const after = chunks.find(({ name }) => name === chunk)?.after ?? []
    return [...onEveryPage.filter((name) => name !== chunk), ...after]
  }
  return { groups, everyChunkFound, isOnEveryPage, chunkOf, loadedBefore }
}

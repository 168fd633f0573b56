import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { partsOf } from './first-styles.ts'
import { fileOf, root } from './root.ts'

/** By the URL of a route's module: the URLs of the files that its parts need to be hydrated, all their style sheets among them. */
export type LateParts = Record<string, string[]>

/** left by the build of the client for that of the server */
const FILE = '.vite/late-parts.json'
const RESOLVED = '\0virtual:late-parts'

interface Chunk extends Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'facadeModuleId'> {
  viteMetadata?: { importedCss: Set<string> }
}

/** @param parts per module the modules that it hydrates later */
export const findLateParts = (chunks: Chunk[], parts: ReadonlyMap<string, string[]>): LateParts => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  /** the chunk with all that it imports */
  const withImports = (chunk: Chunk, into: Set<Chunk>): Set<Chunk> => {
    if (into.has(chunk)) return into
    into.add(chunk)
    for (const name of chunk.imports) withImports(byName.get(name)!, into)
    return into
  }
  const lateFilesOf = (route: Chunk): string[] => {
    const early = withImports(route, new Set())
    const all = new Set(early)
    // grows while it is walked: parts have parts
    for (const { moduleIds } of all) {
      for (const part of moduleIds.flatMap((id) => parts.get(id) ?? [])) withImports(byModule.get(part)!, all)
    }
    const late = [...all].filter((chunk) => !early.has(chunk))
    const styles = new Set(late.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
    return [...late.map(({ fileName }) => fileName), ...styles].map((file) => `/${file}`)
  }
  const routes = chunks.filter(
    ({ facadeModuleId }) =>
      facadeModuleId?.includes('/app/routes/') || facadeModuleId?.includes('/app/root.'),
  )
  return Object.fromEntries(routes.map((route) => [`/${route.fileName}`, lateFilesOf(route)]))
}

/** Tells the server which files a page's parts need (`virtual:late-parts`), so that the page can name them. */
export const createLateParts = (): Plugin => {
  const parts = new Map<string, string[]>()
  return {
    name: 'late-parts',
    sharedDuringBuild: true,
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:late-parts$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:late-parts$/ },
      handler() {
        const found =
          this.environment.mode === 'build' ? readFileSync(join(root, 'build/client', FILE), 'utf8') : '{}'
        return `export default ${found}`
      },
    },
    transform: {
      filter: { id: /\/app\/.*\.tsx(\?|$)/, code: 'hydrateWhenIdle' },
      handler(code, id) {
        const [file] = id.split('?')
        parts.set(
          id,
          partsOf(code, file!).map((path) => fileOf(path, file!)),
        )
      },
    },
    generateBundle: {
      // chunks of nothing but styles are gone then
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(findLateParts(chunks, parts)) })
      },
    },
  }
}

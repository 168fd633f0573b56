import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Vite's manifest, as far as it is read. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>

/** Addresses of what the page of the back office asks for first. */
export interface AdminFiles {
  script: string
  preloads: string[]
  styles: string[]
  /** what the first screen needs beside it */
  first: string[]
}

const ENTRY = 'admin/main.tsx'
const FIRST_SCREEN = 'admin/overview/overview.tsx'

const readManifest = (folder: string): Manifest | null => {
  try {
    return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  } catch {
    return null
  }
}

/**
 * What a build of the back office has in it; null where there is none.
 * @param folder of the build, which is served as `/admin/`
 */
export const readAdminFiles = (folder: string): AdminFiles | null => {
  const manifest = readManifest(folder)
  if (!manifest?.[ENTRY]) return null
  const address = (file: string) => `/admin/${file}`
  const within = (name: string, chunks = new Set<string>()): Set<string> => {
    if (!manifest[name] || chunks.has(name)) return chunks
    chunks.add(name)
    for (const next of manifest[name]?.imports ?? []) within(next, chunks)
    return chunks
  }
  const filesOf = (names: Iterable<string>) => [...names].map((name) => address(manifest[name]?.file ?? ''))
  const atOnce = within(ENTRY)
  const [script = '', ...preloads] = filesOf(atOnce)
  return {
    script,
    preloads,
    styles: [...atOnce].flatMap((name) => (manifest[name]?.css ?? []).map(address)),
    first: filesOf([...within(FIRST_SCREEN)].filter((name) => !atOnce.has(name))),
  }
}

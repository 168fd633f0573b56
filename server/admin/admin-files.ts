import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Vite's manifest, as far as it is read. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>

/** Addresses of what the page of the back office asks for first. */
export interface AdminFiles {
  script: string
  preloads: string[]
  styles: string[]
}

const ENTRY = 'admin/main.tsx'

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
  const chunks = new Set<string>()
  const follow = (name: string) => {
    if (chunks.has(name)) return
    chunks.add(name)
    for (const next of manifest[name]?.imports ?? []) follow(next)
  }
  follow(ENTRY)
  const address = (file: string) => `/admin/${file}`
  const found = [...chunks].flatMap((name) => manifest[name] ?? [])
  return {
    script: address(manifest[ENTRY].file),
    preloads: found
      .map(({ file }) => address(file))
      .filter((file) => file !== address(manifest[ENTRY]!.file)),
    styles: found.flatMap(({ css = [] }) => css.map(address)),
  }
}

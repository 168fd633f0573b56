import { dirname, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

/** The file of an import of ours: relative, or by one of the aliases of package.json (`#app/…`). */
export const fileOf = (path: string, importer: string): string =>
  path.startsWith('#') ? resolve(root, path.slice(1)) : resolve(dirname(importer), path)

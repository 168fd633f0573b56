import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
interface LockFile {
  packages: Record<string, { integrity?: string; resolved?: string; link?: boolean; inBundle?: boolean }>
}

/** Packages in the first column of the tables, with the reason beside them. */
const reasons = (): Map<string, string> => {
  const rows = read('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(
    rows.flatMap(([, names = '', reason = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, reason] as const),
    ),
  )
}

test.each(['package.json', 'tests/woocommerce-clients/packages/package.json'])(
  'docs/dependencies.md says of every package in %s why it is here',
  (path) => {
    const { dependencies, devDependencies } = JSON.parse(read(path)) as Manifest
    const names = Object.keys({ ...dependencies, ...devDependencies })
    const known = reasons()
    expect(names).not.toEqual([])
    // types of a package come with it
    expect(names.filter((name) => !name.startsWith('@types/') && !known.get(name))).toEqual([])
  },
)

test.each(['package-lock.json', 'tests/woocommerce-clients/packages/package-lock.json'])(
  'every package in %s is known by its hash, and comes from npm alone',
  (path) => {
    const { packages } = JSON.parse(read(path)) as LockFile
    const installed = Object.entries(packages).filter(
      ([folder, { link, inBundle }]) => folder && !link && !inBundle,
    )
    expect(installed.length).toBeGreaterThan(20)
    expect(
      installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([name]) => name),
    ).toEqual([])
    expect(installed.flatMap(([, { resolved }]) => resolved ?? [])).toEqual([])
  },
)

import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import { expect, test } from 'vitest'
import { backupFolder, readConfig, VARIABLES } from '#config.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
/** of the C library, and of the proxy */
const OTHERS = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'VITRIN_HOST', 'VITRIN_UPSTREAM']

test.each<[string, RegExp]>([
  ['deploy/vitrin.service', /(?<=^Environment=.*)\b[A-Z][A-Z_]+(?==)/gm],
  ['deploy/Dockerfile', /(?<=^(?:ENV| {4}).*)\b[A-Z][A-Z_]+(?==)/gm],
  ['deploy/compose.yaml', /(?<=^ {6})[A-Z][A-Z_]+(?=:)/gm],
  ['docs/deployment.md', /^[A-Z][A-Z_]+(?==)/gm],
])('%s sets variables that the shop reads', (path, pattern) => {
  const names = read(path).match(pattern) ?? []
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => ![...VARIABLES, ...OTHERS].includes(name))).toEqual([])
})

test.each(['deploy/prometheus-alerts.yml', 'docs/operations.md'])(
  '%s names metrics that are told',
  (path) => {
    const sources = globSync('server/process/*-metrics.ts', { cwd: ROOT }).concat('server/process/metrics.ts')
    const told = sources.flatMap((source) => read(source).match(/(?<=')vitrin_\w+(?=')/g) ?? [])
    const named = [...new Set(read(path).match(/vitrin_\w+/g))].map((name) => name.replace(/_count$/, ''))
    expect(named.length).toBeGreaterThan(7)
    expect(named.filter((name) => !told.includes(name))).toEqual([])
  },
)

test('a process that is told to end has longer for it than it takes', () => {
  const [, all = ''] = /const END = \{.* all: (\d+) \}/.exec(read('main.ts')) ?? []
  const [, unit = ''] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/vitrin.service')) ?? []
  const [, compose = ''] = /stop_grace_period: (\d+)s/.exec(read('deploy/compose.yaml')) ?? []
  expect(Number(all)).toBeGreaterThan(0)
  for (const seconds of [unit, compose]) expect(Number(seconds) * 1000).toBeGreaterThan(Number(all))
})

/** What of the owner's lies in the project's folder where `DATA_DIR` is `data`. */
const OWNED = [
  'data',
  'data.key',
  // of a key that is being written
  'data.key.0123456789abcdef',
  relative(process.cwd(), backupFolder(readConfig({}))),
  // where `npm run backup` writes
  'backups',
  // of a restore
  'data.restoring-0123456789ab',
  'data.before-20261126T120000Z',
  'data.key.before-20261126T120000Z',
]
const SOURCES = ['store/database', 'store/backup', 'store/database/data-key.ts', 'admin/operations/backups']

test.each(['.dockerignore', '.gitignore'])('%s names what is the owner’s, and nothing else', (file) => {
  const patterns = read(file)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const isNamed = (path: string) =>
    patterns.some((pattern) => {
      const glob = pattern.replaceAll(/^\/|\/$/g, '')
      // git looks for a name without a slash in every folder
      const isAnywhere = file === '.gitignore' && !pattern.slice(0, -1).includes('/')
      return (isAnywhere ? path.split('/') : [path]).some((name) => matchesGlob(name, glob))
    })
  expect(OWNED.filter((path) => !isNamed(path))).toEqual([])
  expect(SOURCES.filter(isNamed)).toEqual([])
})

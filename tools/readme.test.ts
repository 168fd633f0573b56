import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { VARIABLES } from '#config.ts'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = [
  '*.ts',
  '{app,common,server,store,store-api,tests,tools}/**/*.{ts,tsx,mjs}',
  '.dependency-cruiser.mjs',
]
/** the system's own, and what we set for others to read */
const NOT_OURS = new Set(['PATH', 'AWS_LAMBDA_JS_RUNTIME'])

const readBySources = (): string[] =>
  globSync(SOURCES, { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)].map(
      ([, name = '']) => name,
    ),
  )

const namedInReadme = (): Set<string> => {
  const table =
    readFileSync(join(ROOT, 'README.md'), 'utf8').split('### Environment')[1]?.split('\n#')[0] ?? ''
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  return new Set(rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []))
}

test('README names every variable of the environment that is read', () => {
  const read = [...new Set([...VARIABLES, ...readBySources()])].filter((name) => !NOT_OURS.has(name))
  const named = namedInReadme()
  expect(named.size).toBeGreaterThan(15)
  expect(read.filter((name) => !named.has(name))).toEqual([])
})

const PATH = /`((?:[\w{},.-]+\/)+[\w{},.-]+\.(?:ts|tsx|mjs|css|json|md))`/g

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])(
  '%s names files that are there',
  (document) => {
    const text = readFileSync(join(ROOT, document), 'utf8')
    const named = [...text.matchAll(PATH)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((path) => globSync(path, { cwd: ROOT }).length === 0)).toEqual([])
  },
)

test('the newest version of the changelog is that of package.json', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  expect(/^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$/m.exec(changelog)?.[1]).toBe(version)
})

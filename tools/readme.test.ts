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

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).filter((name) => name !== 'CHANGELOG.md')
const SOURCE = '[\\w{},.-][\\w{},./-]*\\.(?:ts|tsx|mjs|css|json|md)'
const PATH = new RegExp(`\`(${SOURCE})\``, 'g')
/** as in `inTransaction` of `transaction.ts` */
const NAME_OF_FILE = new RegExp(`\`(\\w+)(?:\\(\\))?\` (?:of|in) \`(${SOURCE})\``, 'g')
const CONSTANT = /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g
/** of others: Torob's own documentation */
const ELSEWHERE = new Set(['product_api_v3.md'])

const files = globSync(
  [
    '*',
    '.*.mjs',
    '{admin,app,common,demo,docs,project.inlang,public,server,store,store-api,tests,tools}/**/*.*',
  ],
  { cwd: ROOT, exclude: ['app/messages/paraglide', 'app/ui/generated', 'public/generated'] },
)
const sources = new Map(
  files
    .filter((path) => /\.(?:ts|tsx|mjs|css|json)$/.test(path))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
)
/** Documents name files by their path, by the end of it, or with braces for several. */
const filesNamed = (name: string): string[] =>
  name.includes('{')
    ? globSync(name, { cwd: ROOT })
    : files.filter((path) => path === name || path.endsWith(`/${name}`))

test.each(DOCUMENTS)('%s names files, and names in files, that are there', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path).filter((path) => !ELSEWHERE.has(path))
  const names = [...text.matchAll(NAME_OF_FILE)]
    .filter(([, name = '', path = '']) => !filesNamed(path).some((file) => sources.get(file)?.includes(name)))
    .map(([whole]) => whole)
  const all = [...sources.values()]
  const constants = [...text.matchAll(CONSTANT)]
    .map(([, name = '']) => name)
    .filter((name) => !all.some((source) => source.includes(name)))
  expect({ paths: paths.filter((path) => filesNamed(path).length === 0), names, constants }).toEqual({
    paths: [],
    names: [],
    constants: [],
  })
})

test('the newest version of the changelog is that of package.json', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  expect(/^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$/m.exec(changelog)?.[1]).toBe(version)
})

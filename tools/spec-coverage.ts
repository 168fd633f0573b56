import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(import.meta.dirname, '..')
const DOCUMENT = 'docs/spec-coverage.md'

/** The text of a file of the repository, null where there is none. */
export type ReadFile = (path: string) => string | null

const SECTION = /^## §(\d+)/
const ROW = /^\| `([^`]+)`/
const ID = /^\d+(\.[\w-]+)+$/
const TEST_FILE = /\.(test|spec)\.tsx?$/

export const quoted = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, text]) => text!)

/** `path`, or `path#what stands in it`. */
export const problemOfCode = (entry: string, read: ReadFile): string | null => {
  const at = entry.indexOf('#')
  const path = at < 0 ? entry : entry.slice(0, at)
  const symbol = at < 0 ? '' : entry.slice(at + 1)
  const text = read(path)
  if (text === null) return `no file ${path}`
  return text.includes(symbol) ? null : `no "${symbol}" in ${path}`
}

/** `path: piece of a test's title` */
export const problemOfTest = (entry: string, read: ReadFile): string | null => {
  const [, path = '', title = ''] = /^(\S+?):\s*(.+)$/.exec(entry) ?? []
  if (!TEST_FILE.test(path)) return `"${entry}" names no test`
  const text = read(path)
  if (text === null) return `no file ${path}`
  return text.includes(title) ? null : `no test "${title}" in ${path}`
}

export const problemsOfCell = (
  name: string,
  cell: string | undefined,
  problemOf: (entry: string, read: ReadFile) => string | null,
  read: ReadFile,
): string[] => {
  const entries = quoted(cell ?? '')
  if (!entries.length) return [`no ${name}`]
  return entries.flatMap((entry) => problemOf(entry, read) ?? [])
}

/**
 * What is wrong with the document: each row is a statement of the specification with the code and the test that
 * prove it, under the heading of its point.
 */
export const findCoverageProblems = (document: string, read: ReadFile): string[] => {
  const problems: string[] = []
  const known = new Set<string>()
  let section = ''
  for (const line of document.split('\n')) {
    section = SECTION.exec(line)?.[1] ?? section
    const id = ROW.exec(line)?.[1]
    if (!id) continue
    const [, , code, test] = line.split('|')
    const found = [
      ...(ID.test(id) && id.startsWith(`${section}.`) ? [] : [`is no id of §${section}`]),
      ...(known.has(id) ? ['stands twice'] : []),
      ...problemsOfCell('code', code, problemOfCode, read),
      ...problemsOfCell('test', test, problemOfTest, read),
    ]
    known.add(id)
    problems.push(...found.map((problem) => `${id}: ${problem}`))
  }
  return known.size ? problems : ['no row at all']
}

const kept = new Map<string, string | null>()
export const readOnce: ReadFile = (path) => {
  const full = join(ROOT, path)
  if (!kept.has(path)) kept.set(path, existsSync(full) ? readFileSync(full, 'utf8') : null)
  return kept.get(path) ?? null
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const document = readFileSync(join(ROOT, DOCUMENT), 'utf8')
  const problems = findCoverageProblems(document, readOnce)
  for (const problem of problems) console.error(problem)
  if (problems.length) process.exit(1)
  console.log(`${document.match(new RegExp(ROW, 'gm'))?.length} statements, each with its code and its test`)
}

import { problemOfRun, type RanTest } from './test-reports.ts'
import { hasTitle } from './test-titles.ts'

/** The text of a file of the repository, null where there is none. */
export type ReadFile = (path: string) => string | null

/** What the names of a document are looked up in. */
export interface Evidence {
  read: ReadFile
  /** the tests of a run, null where none was made */
  ran: RanTest[] | null
}

const SECTION = /^## §(\d+)/
const ROW = /^\| `([^`]+)`/
const ID = /^\d+(\.[\w-]+)+$/
const TEST_FILE = /\.(test|spec)\.tsx?$/

export const quoted = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, text]) => text!)

/** `path`, or `path#what stands in it`. */
export const problemOfCode = (entry: string, { read }: Evidence): string | null => {
  const at = entry.indexOf('#')
  const path = at < 0 ? entry : entry.slice(0, at)
  const symbol = at < 0 ? '' : entry.slice(at + 1)
  const text = read(path)
  if (text === null) return `no file ${path}`
  return text.includes(symbol) ? null : `no "${symbol}" in ${path}`
}

/** `path: title of a test`, whole; as a template has it, placeholders and all, it means each test made of it. */
export const problemOfTest = (entry: string, { read, ran }: Evidence): string | null => {
  const [, path = '', title = ''] = /^(\S+?):\s*(.+)$/.exec(entry) ?? []
  if (!TEST_FILE.test(path)) return `"${entry}" names no test`
  const text = read(path)
  if (text === null) return `no file ${path}`
  if (!hasTitle(text, title)) return `no test "${title}" in ${path}`
  return ran && problemOfRun(path, title, ran)
}

export const problemsOfCell = (
  name: string,
  cell: string | undefined,
  problemOf: (entry: string, evidence: Evidence) => string | null,
  evidence: Evidence,
): string[] => {
  const entries = quoted(cell ?? '')
  if (!entries.length) return [`no ${name}`]
  return entries.flatMap((entry) => problemOf(entry, evidence) ?? [])
}

/**
 * What is wrong with the document: each row is a statement of the specification with the code and the test that
 * prove it, under the heading of its point.
 */
export const findCoverageProblems = (document: string, evidence: Evidence): string[] => {
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
      ...problemsOfCell('code', code, problemOfCode, evidence),
      ...problemsOfCell('test', test, problemOfTest, evidence),
    ]
    known.add(id)
    problems.push(...found.map((problem) => `${id}: ${problem}`))
  }
  return known.size ? problems : ['no row at all']
}

/** How many statements the document has. */
export const countStatements = (document: string): number =>
  document.split('\n').filter((line) => ROW.test(line)).length

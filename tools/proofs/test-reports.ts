import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { isMadeOf } from './test-titles.ts'

/** A test as a report of a run has it. */
export interface RanTest {
  /** from the root of the repository */
  file: string
  /** without the titles of its groups */
  title: string
  outcome: 'passed' | 'failed' | 'skipped'
}

interface VitestReport {
  testResults: {
    name: string
    assertionResults: { title: string; status: string }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    tests: { results: { status: string }[] }[]
  }[]
}
interface PlaywrightReport extends PlaywrightSuite {
  config: { rootDir: string }
}

const outcomeOf = (status: string | undefined): RanTest['outcome'] => {
  if (status === 'passed' || status === 'failed') return status
  return status === 'timedOut' || status === 'interrupted' ? 'failed' : 'skipped'
}

/** The tests of Vitest's JSON report. */
export const vitestTests = (report: VitestReport, root: string): RanTest[] =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: relative(root, name),
      title,
      outcome: outcomeOf(status),
    })),
  )

/** The tests of Playwright's JSON report. One that is expected to fail proves nothing and has failed. */
export const playwrightTests = (report: PlaywrightReport, root: string): RanTest[] => {
  const folder = relative(root, report.config.rootDir)
  const testsOf = ({ suites = [], specs = [] }: PlaywrightSuite): RanTest[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ results }) => ({
        file: `${folder}/${file}`,
        title,
        outcome: outcomeOf(results.at(-1)?.status),
      })),
    ),
    ...suites.flatMap(testsOf),
  ]
  return testsOf(report)
}

const readReport = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T

/** Every test of a run of both runners. */
export const readReports = (unit: string, browser: string, root: string): RanTest[] => [
  ...vitestTests(readReport(unit), root),
  ...playwrightTests(readReport(browser), root),
]

/**
 * Why a run does not prove what a test of that file and title stands for; null where it does. A title with
 * placeholders stands for every test that was made of it.
 */
export const problemOfRun = (file: string, title: string, ran: RanTest[]): string | null => {
  const meant = ran.filter((test) => test.file === file && isMadeOf(test.title, title))
  if (!meant.length) return `"${title}" in ${file} did not run`
  const other = meant.find(({ outcome }) => outcome !== 'passed')
  if (!other) return null
  return `"${other.title}" in ${file} ${other.outcome === 'failed' ? 'failed' : 'was skipped'}`
}

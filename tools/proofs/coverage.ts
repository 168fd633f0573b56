import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countStates, findSecurityProblems } from './security-coverage.ts'
import { countStatements, type Evidence, findCoverageProblems, type ReadFile } from './spec-coverage.ts'
import { readReports } from './test-reports.ts'

/**
 * Looks up what docs/spec-coverage.md and docs/security.md name: files, symbols and titles of tests. With `--ran` and
 * the JSON reports of Vitest and Playwright, each named test has to have run and passed there.
 */
const ROOT = join(import.meta.dirname, '../..')

const kept = new Map<string, string | null>()
const read: ReadFile = (path) => {
  const full = join(ROOT, path)
  if (!kept.has(path)) kept.set(path, existsSync(full) ? readFileSync(full, 'utf8') : null)
  return kept.get(path) ?? null
}

const [option, unit, browser] = process.argv.slice(2)
if (option && (option !== '--ran' || !unit || !browser)) {
  console.error('usage: coverage.ts [--ran <report of Vitest> <report of Playwright>]')
  process.exit(2)
}
const evidence: Evidence = { read, ran: unit && browser ? readReports(unit, browser, ROOT) : null }

const specification = read('docs/spec-coverage.md') ?? ''
const security = read('docs/security.md') ?? ''
const states = countStates(security)
const problems = [
  ...findCoverageProblems(specification, evidence),
  ...findSecurityProblems(security, evidence),
  ...(security.includes(states) ? [] : [`the counts at the top of docs/security.md are not: ${states}`]),
]
if (problems.length) {
  for (const problem of problems) console.error(problem)
  // not `process.exit`, which would cut off what a slow reader has not taken yet
  process.exitCode = 1
} else {
  const proof = evidence.ran ? 'a test that passed' : 'its test'
  console.log(`${countStatements(specification)} statements, each with its code and ${proof}`)
  console.log(`ASVS 5 level 2: ${states}`)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ASVS_LEVELS } from './asvs-levels.ts'
import {
  problemOfCode,
  problemOfTest,
  problemsOfCell,
  quoted,
  type ReadFile,
  readOnce,
} from './spec-coverage.ts'

const DOCUMENT = 'docs/security.md'

const ROW = /^\| (\d+\.\d+\.\d+)\s*\|/
const STATES = ['held', 'not applicable', 'owner’s duty', 'open']

/** The ids of level 1 and 2, with their level. */
const wantedIds = (): Map<string, string> =>
  new Map(
    Object.entries(ASVS_LEVELS).flatMap(([section, levels]) =>
      [...levels].flatMap((level, index) =>
        level === '3' ? [] : [[`${section}.${index + 1}`, level] as [string, string]],
      ),
    ),
  )

const withoutCode = (cell: string): string => cell.replace(/`[^`]*`|<br>|[\s.,;]/g, '')

/** A row that is held names a test; the others say why, or what is missing. */
const problemsOfState = (state: string, where: string, proof: string, read: ReadFile): string[] => {
  const places = quoted(where).flatMap((entry) => problemOfCode(entry, read) ?? [])
  if (state === 'held') return [...places, ...problemsOfCell('test', proof, problemOfTest, read)]
  const tests = quoted(proof).filter((entry) => /\.(test|spec)\.tsx?:/.test(entry))
  const wrong = tests.flatMap((entry) => problemOfTest(entry, read) ?? [])
  return [...places, ...wrong, ...(withoutCode(proof).length > 5 ? [] : ['no reason'])]
}

/**
 * What is wrong with the document: each requirement of level 1 and 2 has one row with what it asks, whether it is
 * held, where, and the test that holds it or the reason why there is none.
 */
export const findSecurityProblems = (
  document: string,
  read: ReadFile,
  wanted: Map<string, string> = wantedIds(),
): string[] => {
  const problems: string[] = []
  const known = new Set<string>()
  for (const line of document.split('\n')) {
    const id = ROW.exec(line)?.[1]
    if (!id) continue
    const [, , level = '', asks = '', state = '', where = '', proof = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    const found = [
      ...(wanted.get(id) === level ? [] : [`is no requirement of level ${level}`]),
      ...(known.has(id) ? ['stands twice'] : []),
      ...(asks ? [] : ['does not say what it asks']),
      ...(STATES.includes(state) ? problemsOfState(state, where, proof, read) : [`"${state}" is no state`]),
    ]
    known.add(id)
    problems.push(...found.map((problem) => `${id}: ${problem}`))
  }
  const missing = [...wanted.keys()].filter((id) => !known.has(id))
  return [...problems, ...missing.map((id) => `${id}: has no row`)]
}

/** How many rows there are of each state. */
export const countStates = (document: string): string =>
  STATES.map((state) => {
    const rows = document.split('\n').filter((line) => ROW.test(line) && line.split('|')[4]?.trim() === state)
    return `${rows.length} ${state}`
  }).join(', ')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const document = readFileSync(join(import.meta.dirname, '..', DOCUMENT), 'utf8')
  const counts = countStates(document)
  const problems = findSecurityProblems(document, readOnce)
  if (!document.includes(counts)) problems.push(`the counts at the top are not: ${counts}`)
  for (const problem of problems) console.error(problem)
  if (problems.length) process.exit(1)
  console.log(`ASVS 5 level 2: ${counts}`)
}

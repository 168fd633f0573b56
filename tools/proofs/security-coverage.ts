import { ASVS_LEVELS } from './asvs-levels.ts'
import { type Evidence, problemOfCode, problemOfTest, problemsOfCell, quoted } from './spec-coverage.ts'

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
const problemsOfState = (state: string, where: string, proof: string, evidence: Evidence): string[] => {
  const places = quoted(where).flatMap((entry) => problemOfCode(entry, evidence) ?? [])
  if (state === 'held') return [...places, ...problemsOfCell('test', proof, problemOfTest, evidence)]
  const tests = quoted(proof).filter((entry) => /\.(test|spec)\.tsx?:/.test(entry))
  const wrong = tests.flatMap((entry) => problemOfTest(entry, evidence) ?? [])
  return [...places, ...wrong, ...(withoutCode(proof).length > 5 ? [] : ['no reason'])]
}

/**
 * What is wrong with the document: each requirement of level 1 and 2 has one row with what it asks, whether it is
 * held, where, and the test that holds it or the reason why there is none.
 */
export const findSecurityProblems = (
  document: string,
  evidence: Evidence,
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
      ...(STATES.includes(state)
        ? problemsOfState(state, where, proof, evidence)
        : [`"${state}" is no state`]),
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

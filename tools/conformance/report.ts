import type { Judgement, Outcome } from './judge.ts'
import type { Missed } from './mutation/mutation-score.ts'

const OUTCOMES: readonly Outcome[] = ['passed', 'meant', 'differing', 'not served']

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

/** One line of totals. */
export const totalsOf = (folder: string, judgements: readonly Judgement[]): string => {
  const counts = OUTCOMES.map(
    (outcome) => `${judgements.filter((one) => one.outcome === outcome).length} ${outcome}`,
  )
  return `${folder}: ${counts.join(', ')}`
}

/** Prints differences: those that nobody knew, or all of them. */
export const printDifferences = (judgements: readonly Judgement[], all: boolean): void => {
  for (const { name, route, outcome, differences } of judgements) {
    const shown = differences.filter(({ reason }) => all || reason === null)
    if (shown.length) console.log(`${name}  ${route}  (${outcome})`)
    for (const { field, expected, actual, reason } of shown) {
      console.log(`    ${field}: recorded ${short(expected)}, ours ${short(actual)} (${reason ?? 'new'})`)
    }
  }
}

/** Prints changes of recordings that were not noticed, the commonest reasons first. */
export const printMissed = (missed: readonly Missed[]): void => {
  const counts = new Map<string, number>()
  for (const { mutation, route, reason } of missed) {
    const line = `${mutation.kind} of ${mutation.place} in ${route} (${reason ?? 'no difference'})`
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  for (const [line, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    console.log(`    not noticed ${count} times: ${line}`)
  }
}

import type { Difference } from '../compare.ts'
import { Judge, type KnownDifferences } from '../judge.ts'
import type { MeantDifference } from '../meant/meant-differences.ts'
import { compareAnswers, type Exchange } from '../replay/replay.ts'
import { type Mutation, mutationsOf, randomFrom } from './mutations.ts'

/** What share of the changes must be noticed. */
export const FLOOR = 0.98

const SEED = 20_261_120

const keyOf = ({ kind, path, expected, actual }: Difference): string =>
  `${kind} ${path} ${JSON.stringify(expected)} ${JSON.stringify(actual)}`

/** A change that was not noticed. */
export interface Missed {
  mutation: Mutation
  route: string
  /** why what changed was taken for meant; null where no difference was seen at all */
  reason: string | null
}

/** Changes recorded answers, and counts how many of the changes the check notices. */
export class MutationScore {
  readonly #judge: Judge
  readonly #random = randomFrom(SEED)
  readonly #counts = new Map<string, { made: number; noticed: number }>()
  readonly missed: Missed[] = []

  constructor(rules: readonly MeantDifference[], known: KnownDifferences) {
    this.#judge = new Judge(rules, known)
  }

  add(exchange: Exchange): void {
    const before = new Set(compareAnswers(exchange).map(keyOf))
    for (const mutation of mutationsOf(exchange, this.#random)) this.#try(mutation, before)
  }

  #try(mutation: Mutation, before: ReadonlySet<string>): void {
    const { exchange, kind } = mutation
    const fresh = compareAnswers(exchange).filter((difference) => !before.has(keyOf(difference)))
    const { differences, route } = this.#judge.judge({ recording: exchange.recording, differences: fresh })
    const isNoticed = differences.some(({ reason }) => reason === null)
    const count = this.#counts.get(kind) ?? { made: 0, noticed: 0 }
    count.made += 1
    if (isNoticed) count.noticed += 1
    else this.missed.push({ mutation, route, reason: differences[0]?.reason ?? null })
    this.#counts.set(kind, count)
  }

  /** From 0 to 1. */
  share(): number {
    const all = [...this.#counts.values()]
    const sum = (field: 'made' | 'noticed') => all.reduce((total, count) => total + count[field], 0)
    return sum('made') === 0 ? 0 : sum('noticed') / sum('made')
  }

  /** Of each kind, how many were made and noticed. */
  lines(): string[] {
    return [...this.#counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([kind, { made, noticed }]) =>
          `${kind}: ${noticed} of ${made} changes noticed (${((100 * noticed) / made).toFixed(1)} %)`,
      )
  }
}

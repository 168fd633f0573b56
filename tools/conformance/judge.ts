import type { Difference } from './compare.ts'
import { isMeant, type MeantDifference } from './meant/meant-differences.ts'
import type { Replayed } from './replay/replay-sequence.ts'
import { routeOf } from './route.ts'

/** Differences that are known, by route and field: why, or `to do`. */
export type KnownDifferences = Record<string, Record<string, string>>

export const TO_DO = 'to do'

/** Of a call that is not served no reason makes a pass. */
export type Outcome = 'passed' | 'meant' | 'differing' | 'not served'

export interface JudgedDifference extends Difference {
  field: string
  /** why it is as it is, or `to do`; null for one that nobody knew */
  reason: string | null
}

export interface Judgement {
  name: string
  route: string
  outcome: Outcome
  differences: JudgedDifference[]
}

const NOT_SERVED = /rest_no_route|rest_field_not_served/

/** Where a difference is, whatever the place in a list: `body[].line_items[].price`. */
export const fieldOf = ({ kind, path, expected, actual }: Difference): string => {
  if (kind === 'status') return `status ${expected} → ${actual}`
  const place = path.replaceAll(/\[\d+\]/g, '[]')
  return kind === 'value' || kind === 'header' ? place : `${place} (${kind})`
}

const isServed = ({ kind, expected, actual }: Difference): boolean =>
  kind !== 'status' || NOT_SERVED.test(String(expected)) || !NOT_SERVED.test(String(actual))

const outcomeOf = (differences: readonly JudgedDifference[]): Outcome => {
  if (!differences.every(isServed)) return 'not served'
  if (differences.length === 0) return 'passed'
  return differences.every(({ reason }) => reason !== null && reason !== TO_DO) ? 'meant' : 'differing'
}

/** Says of each call how it went, and remembers which reasons it needed. */
export class Judge {
  readonly #rules: readonly MeantDifference[]
  readonly #known: KnownDifferences
  readonly #usedRules = new Set<MeantDifference>()
  readonly #found = new Map<string, Map<string, string | null>>()

  constructor(rules: readonly MeantDifference[], known: KnownDifferences) {
    this.#rules = rules
    this.#known = known
  }

  judge({ recording, differences }: Replayed): Judgement {
    const route = routeOf(recording)
    const judged = differences.map((difference): JudgedDifference => {
      const field = fieldOf(difference)
      const rule = this.#rules.find((one) => isMeant(recording, difference, one))
      if (rule) this.#usedRules.add(rule)
      const reason = rule?.reason ?? this.#reasonOf(route, field)
      return { ...difference, field, reason }
    })
    return { name: recording.name, route, outcome: outcomeOf(judged), differences: judged }
  }

  #reasonOf(route: string, field: string): string | null {
    const reason = this.#known[route]?.[field] ?? null
    const fields = this.#found.get(route) ?? new Map<string, string | null>()
    this.#found.set(route, fields.set(field, reason))
    return reason
  }

  unusedRules(): MeantDifference[] {
    return this.#rules.filter((rule) => !this.#usedRules.has(rule))
  }

  /** Known differences that did not occur, as `route: field`. */
  gone(): string[] {
    return Object.entries(this.#known).flatMap(([route, fields]) =>
      Object.keys(fields)
        .filter((field) => !this.#found.get(route)?.has(field))
        .map((field) => `${route}: ${field}`),
    )
  }

  /** What occurred and no rule explains, as the list of known differences would have to be. */
  found(): KnownDifferences {
    return Object.fromEntries(
      [...this.#found]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([route, fields]) => [
          route,
          Object.fromEntries(
            [...fields]
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([field, reason]) => [field, reason ?? TO_DO]),
          ),
        ]),
    )
  }
}

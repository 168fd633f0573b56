import { LRUCache } from 'lru-cache'
import { areCurrent, type DependencyVersions } from '../cache-dependencies.ts'

/** An answer as far as pages of the shop look at it; its value belongs to the store and cannot be changed. */
export type ReadAnswer = Pick<Response, 'ok' | 'status' | 'headers'> & { json: () => Promise<unknown> }

/** A public answer that was read in the process, for others who read it. */
export interface HeldAnswer {
  answer: ReadAnswer
  /** the pattern of the route that answered */
  route: string
  dependencies: DependencyVersions
}

/** settings, categories and menu are among those used last; lists and products are seldom read again by a page */
const MAX_HELD = 100

/** One value is read by many: whoever changed it would change the pages of others. */
const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

export const toReadAnswer = (
  { ok, status, headers }: Pick<Response, 'ok' | 'status' | 'headers'>,
  value: unknown,
): ReadAnswer => {
  freeze(value)
  return { ok, status, headers, json: async () => value }
}

/** Public answers by URL, as values. */
export const createHeldAnswers = (maxAgeMs: number) => {
  const held = new LRUCache<string, HeldAnswer>({ max: MAX_HELD, ttl: maxAgeMs, ttlResolution: 1000 })
  return {
    find: (url: string): HeldAnswer | undefined => {
      const known = held.get(url)
      return known && areCurrent(known.dependencies) ? known : undefined
    },
    set: (url: string, answer: HeldAnswer): void => void held.set(url, answer),
  }
}

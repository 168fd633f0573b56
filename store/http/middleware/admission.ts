import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { lazy } from '#common/lazy.ts'
import { upTo } from '#common/up-to.ts'

export interface AdmissionOptions {
  /** keys remembered */
  remembered?: number
  /** how long a first request counts, ms */
  withinMs?: number
}

/** What a cache asks before it keeps something: whether anybody has asked for it before. */
export interface Admission {
  /** counts a request that the cache could not answer; whether it was not the first */
  wasAsked: (key: string) => boolean
}

/** Remembers hashes alone, so that long keys cost no more than short ones. */
export const createAdmission = ({
  remembered = 20_000,
  withinMs = 10 * 60_000,
}: AdmissionOptions = {}): Admission => {
  const firsts = lazy(
    () => new LRUCache<string, true>({ ...upTo(remembered), ttl: withinMs, ttlResolution: 1000 }),
  )
  return {
    wasAsked: (key) => {
      const short = hash('sha256', key, 'base64')
      const asked = firsts()
      if (asked.has(short)) return true
      asked.set(short, true)
      return false
    },
  }
}

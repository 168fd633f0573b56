import { createHash, randomInt } from 'node:crypto'
import { safeEqual } from '#common/safe-equal.ts'

/** Wrong ones, until another code has to be asked for. */
export const MAX_TRIES = 5

/** How long a mailed code is good, from when it was asked for, in ms. */
export const CODE_LIFETIME = 10 * 60_000

/** Six digits. */
export const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** As a code is stored: bound to what it proves, so that it fits nothing else. */
export const hashCode = (subject: string, code: string): string =>
  createHash('sha256').update(`${subject} ${code}`).digest('hex')

/** Whether a code is the stored one. A stored '' means that there is no code; no code matches it. */
export const isCode = (kept: string, subject: string, code: string): boolean => {
  return safeEqual(kept, hashCode(subject, code))
}

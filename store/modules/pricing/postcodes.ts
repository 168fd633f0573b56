import { toLatinDigits } from '#common/persian.ts'

/** One spelling for a postcode: Latin digits, capitals, no spaces or dashes. */
export const normalisePostcode = (postcode: string): string =>
  toLatinDigits(postcode)
    .toUpperCase()
    .replace(/[\s\u200c-]+/g, '')

const digitsOf = (postcode: string): bigint | null => {
  const match = /^\d{1,20}$/.exec(postcode)
  return match ? BigInt(postcode) : null
}

const inRange = (postcode: string, from: string, to: string): boolean => {
  const value = digitsOf(postcode.slice(0, Math.max(from.length, to.length)))
  const [low, high] = [digitsOf(from), digitsOf(to)]
  return value !== null && low !== null && high !== null && low <= value && value <= high
}

/**
 * Whether a postcode is one of the patterns: exact, with `*` at the end, or a range `1000...1999`.
 * A range compares as many digits as it has itself, so `13...15` covers ten-digit Iranian codes from 13 to 15.
 */
export const matchesPostcode = (postcode: string, patterns: string[]): boolean => {
  const given = normalisePostcode(postcode)
  if (given === '') return false
  return patterns.some((pattern) => {
    const range = pattern.split('...')
    if (range.length === 2) {
      const [from, to] = [normalisePostcode(range[0] ?? ''), normalisePostcode(range[1] ?? '')]
      return inRange(given, from, to)
    }
    const wanted = normalisePostcode(pattern)
    if (wanted.endsWith('*')) return given.startsWith(wanted.slice(0, -1))
    return given === wanted
  })
}

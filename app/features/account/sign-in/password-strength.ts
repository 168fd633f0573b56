import { isMadeOf } from '#common/own-words.ts'

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u, /\p{Lo}/u]
const REPEATED = /^(.)\1*$/
/** runs of keys, and words that passwords begin with most; the store knows the whole list */
const COMMON =
  /^(?:qwe|qwer|asd|asdf|zxc|zxcv|qaz|wsx|edc|rfv|rty|fgh|vbn|jkl|nm|abcd|q1w2e3r4|1q2w3e4r|password|iloveyou|letmein|welcome|sunshine|princess|football|baseball|superman|batman|trustno|monkey|dragon|master|admin|login|whatever|computer|internet|starwars|startrek|pokemon|michael|jordan|shadow|\d|[^\p{L}\d]|[yuiop])+$/u
const LOOKALIKES: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '3': 'e', '!': 'i' }

export type Strength = 0 | 1 | 2 | 3 | 4

const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase()
  const plain = lower.replace(/[@$03!](?=.*\p{L})/gu, (sign) => LOOKALIKES[sign] ?? sign)
  return REPEATED.test(lower) || COMMON.test(lower) || COMMON.test(plain)
}

/**
 * A hint, no judge: how long a password is, and of how many kinds of signs. 0 for one that is too short; what the store
 * would refuse is weak, as far as that can be told here.
 * @param words that everybody knows of its owner
 */
export const strengthOf = (password: string, words: readonly string[] = []): Strength => {
  if (password.length < 8) return 0
  if (isCommon(password) || isMadeOf(password, words, (rest) => /^\d+$/.test(rest))) return 1
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const points = (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0) + kinds
  if (points <= 1) return 1
  return points <= 2 ? 2 : points <= 3 ? 3 : 4
}

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u, /\p{Lo}/u]
const COMMON = /^(.)\1*$|^(?:0?123456789?0?|12345678|password|qwertyui|1q2w3e4r|iloveyou)/i

export type Strength = 0 | 1 | 2 | 3 | 4

/** A hint, no judge: how long a password is, and of how many kinds of signs. 0 for one that is too short. */
export const strengthOf = (password: string): Strength => {
  if (password.length < 8) return 0
  if (COMMON.test(password)) return 1
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const points = (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0) + kinds
  if (points <= 1) return 1
  return points <= 2 ? 2 : points <= 3 ? 3 : 4
}

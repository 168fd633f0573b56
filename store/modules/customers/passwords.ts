import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { lazy } from '#common/lazy.ts'
import { isMadeOf, ownWords } from '#common/own-words.ts'
import { foldPersian } from '#common/persian.ts'

/** OWASP's smallest setting of argon2id; the package's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of no password: who is unknown costs as much time as who is known. */
let decoy: Promise<string> | undefined

/** No character that is taken for another when it is read off a screen. */
const LEGIBLE = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 5
const GROUP = 5

/** A password of 120 random bits, in groups that can be typed. */
export const makePassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join(''),
  ).join('-')

/** argon2id with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Whether this is the password; takes the same time where there is none to compare with. */
export const isPassword = async (hashed: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword('')
  const matches = await verify(hashed ?? (await decoy), password).catch(() => false)
  return hashed !== null && matches
}

export type PasswordProblem = 'password_common' | 'password_own_words'

/** Whose password it is to be. */
export interface PasswordOwner {
  firstName: string
  lastName: string
  email: string
  username: string
  mobile: string
  /** of the shop */
  siteName: string
}

/** The most common passwords, in lower case; read when the first password is chosen. */
const commonPasswords = lazy(
  async (): Promise<ReadonlySet<string>> =>
    new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common']),
)

/**
 * What is wrong with a new password of a length that the contract allows: it is among the most common ones, or made of
 * what everybody knows of its owner. Digits and letters count as their Latin and Persian forms, without case.
 */
export const checkPassword = async (
  password: string,
  { firstName, lastName, email, username, mobile, siteName }: PasswordOwner,
): Promise<PasswordProblem | null> => {
  const known = await commonPasswords()
  const isCommon = (text: string) => known.has(text)
  if (isCommon(foldPersian(password))) return 'password_common'
  const words = ownWords([firstName, lastName, email, username, mobile, siteName])
  return isMadeOf(password, words, isCommon) ? 'password_own_words' : null
}

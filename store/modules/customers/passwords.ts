import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

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

import { randomInt } from 'node:crypto'
import type { Cipher } from '#store/database/cipher.ts'

const COUNT = 10
const GROUPS = 3
const GROUP = 4
/** No character that is taken for another when it is copied from paper. */
const LEGIBLE = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes of 59 random bits, for who has lost the app and the passkeys. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join(''),
    ).join('-'),
  )

/** As a code is stored: without the shop's key nobody tries codes at a copy of the database. */
export const hashRecoveryCode = (cipher: Cipher, customerId: number, code: string): string =>
  cipher
    .sign(`${customerId} ${code.toLowerCase().replace(/[^a-z\d]/g, '')}`, 'recovery-code')
    .toString('base64url')

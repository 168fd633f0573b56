import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Context } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { listPasskeys, notePasskeyUse, readAuthentication, type Site } from './passkeys.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'

export type SecondFactorMethod = 'totp' | 'passkey' | 'recovery_code'

/** What somebody gives as their second factor, one of these. */
export interface FactorAnswer {
  /** of the authenticator app */
  code?: string | undefined
  recoveryCode?: string | undefined
  passkey?: AuthenticationResponseJSON | undefined
}

/** Uses a proof up within a transaction; false when it was used already. */
export type SpendFactor = (inside: Context) => Promise<boolean>

export const secretPlace = (customerId: number): string => `second_factors ${customerId}`

const findFactors = ({ db }: Context, customerId: number) =>
  db.selectFrom('second_factors').selectAll().where('customer_id', '=', customerId).executeTakeFirst()

/** By what somebody can show a second factor; empty for who has none. */
export const methodsOf = async (context: Context, customerId: number): Promise<SecondFactorMethod[]> => {
  const row = await findFactors(context, customerId)
  const hasApp = row !== undefined && row.totp_secret !== ''
  const hasPasskey = (await listPasskeys(context, customerId)).length > 0
  if (!hasApp && !hasPasskey) return []
  return [
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(hasApp ? (['totp'] as const) : []),
    ...(row && fromJson(row.recovery_codes).length > 0 ? (['recovery_code'] as const) : []),
  ]
}

const proveCode = async (
  context: Context,
  customerId: number,
  code: string,
  cipher: Cipher,
): Promise<SpendFactor | null> => {
  const row = await findFactors(context, customerId)
  if (!row || row.totp_secret === '') return null
  const secret = cipher.decrypt(row.totp_secret, secretPlace(customerId))
  const step = await stepOfCode(secret, code, context.clock())
  if (step === null || step <= row.totp_last_step) return null
  return async ({ db }) => {
    const { numUpdatedRows } = await db
      .updateTable('second_factors')
      .set({ totp_last_step: step })
      .where('customer_id', '=', customerId)
      .where('totp_secret', '=', row.totp_secret)
      .where('totp_last_step', '<', step)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }
}

const proveRecoveryCode = async (
  context: Context,
  customerId: number,
  code: string,
  cipher: Cipher,
): Promise<SpendFactor | null> => {
  const hash = hashRecoveryCode(cipher, customerId, code)
  const leftIn = async (one: Context): Promise<string[]> => {
    const row = await findFactors(one, customerId)
    return row ? fromJson(row.recovery_codes) : []
  }
  if (!(await leftIn(context)).includes(hash)) return null
  return async (inside) => {
    const left = await leftIn(inside)
    if (!left.includes(hash)) return false
    await inside.db
      .updateTable('second_factors')
      .set({ recovery_codes: toJson(left.filter((one) => one !== hash)), updated_at: inside.clock() })
      .where('customer_id', '=', customerId)
      .execute()
    return true
  }
}

/**
 * Whether an answer is right; it counts once it is spent, and is spent once.
 * @param nonce what a passkey had to sign; '' where it was asked for none
 */
export const proveFactor = async (
  context: Context,
  customerId: number,
  { code, recoveryCode, passkey }: FactorAnswer,
  { nonce, site }: { nonce: string; site: Site },
): Promise<SpendFactor | null> => {
  if ((await methodsOf(context, customerId)).length === 0) return null
  if (passkey) {
    if (nonce === '') return null
    const use = await readAuthentication(context, customerId, { response: passkey, nonce, site })
    return use && ((inside) => notePasskeyUse(inside, use))
  }
  if (recoveryCode) return proveRecoveryCode(context, customerId, recoveryCode, site.cipher)
  return code ? proveCode(context, customerId, code, site.cipher) : null
}

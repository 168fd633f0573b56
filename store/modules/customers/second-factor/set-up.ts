import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { recordSecurityChange } from '../account/security-change.ts'
import type { Device } from '../sign-in/device.ts'
import { endSessions } from '../sign-in/sessions.ts'
import {
  type ChallengeRefusal,
  findChallenge,
  hasTries,
  openChallenge,
  spendChallenge,
  takeTry,
} from './challenges.ts'
import { hasSecondFactor, needsSecondFactor } from './has-second-factor.ts'
import { listPasskeys, readRegistration, registrationOptions, type Site } from './passkeys.ts'
import { secretPlace } from './prove-factor.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import { makeTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** of one account */
const MOST_PASSKEYS = 20

/** The second factor of who asks, without anything that is one. */
export interface SecondFactor {
  hasTotp: boolean
  passkeys: { id: string; name: string; createdAt: number; lastUsedAt: number | null }[]
  recoveryCodesLeft: number
  /** the shop wants one of this role */
  isRequired: boolean
}

export type SetUpRefusal = ChallengeRefusal | 'wrong_code' | 'too_many' | 'not_taken'
/** recovery codes are shown with the first factor alone */
type SetUp = Result<string[] | null, SetUpRefusal>

const findRow = ({ db }: Context, customerId: number) =>
  db.selectFrom('second_factors').selectAll().where('customer_id', '=', customerId).executeTakeFirst()

const accountOf = ({ db, actor }: Context) =>
  db
    .selectFrom('customers')
    .select(['id', 'email', 'mobile', 'username', 'role'])
    .where('id', '=', actor.customerId)
    .executeTakeFirstOrThrow()

const nameOf = (account: { email: string; username: string; mobile: string }): string =>
  account.email || account.username || account.mobile

export const readSecondFactor = async (context: Context): Promise<SecondFactor> => {
  const { id, role } = await accountOf(context)
  const row = await findRow(context, id)
  const passkeys = await listPasskeys(context, id)
  return {
    hasTotp: row !== undefined && row.totp_secret !== '',
    passkeys: passkeys.map((one) => ({
      id: one.id,
      name: one.name,
      createdAt: one.created_at,
      lastUsedAt: one.last_used_at,
    })),
    recoveryCodesLeft: row ? fromJson(row.recovery_codes).length : 0,
    isRequired: await needsSecondFactor(context, role),
  }
}

const writeRow = async (
  inside: Context,
  customerId: number,
  fields: {
    totp_secret?: string
    totp_last_step?: number
    recovery_codes?: ReturnType<typeof toJson<string[]>>
  },
): Promise<void> => {
  const updated_at = inside.clock()
  const none = { totp_secret: '', totp_last_step: 0, recovery_codes: toJson<string[]>([]) }
  await inside.db
    .insertInto('second_factors')
    .values({ customer_id: customerId, ...none, ...fields, updated_at })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ ...fields, updated_at }))
    .execute()
}

const writeRecoveryCodes = async (inside: Context, customerId: number, site: Site): Promise<string[]> => {
  const codes = makeRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(site.cipher, customerId, code))
  await writeRow(inside, customerId, { recovery_codes: toJson(hashes) })
  return codes
}

/** The owner is told, and what was signed in without the new factor has to sign in again. */
const noteChange = async (inside: Context, site: Site, session: string): Promise<void> => {
  const account = await accountOf(inside)
  await endSessions(inside, account.id, session)
  await recordSecurityChange(inside, site.cipher, account, ['second_factor'])
}

/** Begins to set an authenticator app up: its secret is told this once, and counts when a code of it has come. */
export const startTotp = async (
  context: Context,
  device: Device,
  site: Site,
): Promise<{ setup: string; secret: string; uri: string }> => {
  const account = await accountOf(context)
  const secret = makeTotpSecret()
  const data = site.cipher.encrypt(secret, `challenges ${account.id}`)
  const setup = await inTransaction(context, (inside) =>
    openChallenge(inside, { purpose: 'totp', customerId: account.id, device, data }),
  )
  return { setup, secret, uri: totpUri(secret, { shop: site.name, account: nameOf(account) }) }
}

/** Takes the app whose code has come. The code is used up by that. */
export const finishTotp = async (
  context: Context,
  { setup, code, session }: { setup: string; code: string; session: string },
  device: Device,
  site: Site,
): Promise<SetUp> => {
  const tried = await takeTry(context, 'totp', setup, device)
  if (!tried.ok) return tried
  const { customer_id: id, data } = tried.value
  if (id !== context.actor.customerId) return refuse('challenge_gone')
  const secret = site.cipher.decrypt(data, `challenges ${id}`)
  const step = await stepOfCode(secret, code, context.clock())
  if (step === null) return refuse(hasTries(tried.value) ? 'wrong_code' : 'used_up')
  return inTransaction(context, async (inside): Promise<SetUp> => {
    if (!(await spendChallenge(inside, tried.value))) return refuse('challenge_gone')
    const isFirst = !(await hasSecondFactor(inside, id))
    await writeRow(inside, id, {
      totp_secret: site.cipher.encrypt(secret, secretPlace(id)),
      totp_last_step: step,
    })
    const codes = isFirst ? await writeRecoveryCodes(inside, id, site) : null
    await noteChange(inside, site, session)
    return ok(codes)
  })
}

/** Begins to add a passkey. */
export const startPasskey = async (
  context: Context,
  device: Device,
  site: Site,
): Promise<Result<{ setup: string; options: PublicKeyCredentialCreationOptionsJSON }, 'too_many'>> => {
  const account = await accountOf(context)
  if ((await listPasskeys(context, account.id)).length >= MOST_PASSKEYS) return refuse('too_many')
  const options = await registrationOptions(context, { id: account.id, account: nameOf(account) }, site)
  const setup = await inTransaction(context, (inside) =>
    openChallenge(inside, {
      purpose: 'passkey',
      customerId: account.id,
      device,
      data: options.challenge,
    }),
  )
  return ok({ setup, options })
}

/** Adds the passkey that a browser made. */
export const finishPasskey = async (
  context: Context,
  given: { setup: string; name: string; response: RegistrationResponseJSON; session: string },
  device: Device,
  site: Site,
): Promise<SetUp> => {
  const found = await findChallenge(context, 'passkey', given.setup, device)
  if (!found || found.customer_id !== context.actor.customerId) return refuse('challenge_gone')
  const passkey = await readRegistration(given.response, found.data, site)
  if (!passkey) return refuse('not_taken')
  const { customer_id: id } = found
  return inTransaction(context, async (inside): Promise<SetUp> => {
    if (!(await spendChallenge(inside, found))) return refuse('challenge_gone')
    const isFirst = !(await hasSecondFactor(inside, id))
    const { numInsertedOrUpdatedRows } = await inside.db
      .insertInto('passkeys')
      .values({
        ...passkey,
        customer_id: id,
        name: given.name,
        created_at: inside.clock(),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return refuse('not_taken')
    const codes = isFirst ? await writeRecoveryCodes(inside, id, site) : null
    await noteChange(inside, site, given.session)
    return ok(codes)
  })
}

/** Makes ten new recovery codes; the ones before are good no more. */
export const renewRecoveryCodes = (context: Context, site: Site): Promise<Result<string[], 'none'>> =>
  inTransaction(context, async (inside) => {
    const { customerId } = inside.actor
    if (!(await hasSecondFactor(inside, customerId))) return refuse('none')
    return ok(await writeRecoveryCodes(inside, customerId, site))
  })

/** Nothing is left of somebody's second factor; call it inside a transaction. */
export const forgetSecondFactor = async ({ db }: Context, customerId: number): Promise<void> => {
  await db.deleteFrom('passkeys').where('customer_id', '=', customerId).execute()
  await db.deleteFrom('second_factors').where('customer_id', '=', customerId).execute()
}

/**
 * Takes the app, or one passkey, away. Recovery codes go with the last factor, which who must have one keeps.
 * @param passkey id of one; null for the app
 */
export const removeFactor = (
  context: Context,
  passkey: string | null,
  { site, session }: { site: Site; session: string },
): Promise<Result<null, 'unknown_factor' | 'second_factor_required'>> =>
  inTransaction(context, async (inside) => {
    const { id, role } = await accountOf(inside)
    const { db } = inside
    if (passkey === null) {
      const row = await findRow(inside, id)
      if (!row || row.totp_secret === '') return refuse('unknown_factor' as const)
      await writeRow(inside, id, { totp_secret: '' })
    } else {
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('id', '=', passkey)
        .where('customer_id', '=', id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) return refuse('unknown_factor' as const)
    }
    if (!(await hasSecondFactor(inside, id))) {
      if (await needsSecondFactor(inside, role)) return refuse('second_factor_required' as const)
      await forgetSecondFactor(inside, id)
    }
    await noteChange(inside, site, session)
    return ok(null)
  })

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import type { Device } from '../sign-in/device.ts'
import { type OwnerProblems, type OwnerProof, proveOwner } from '../sign-in/prove-owner.ts'
import { confirmSession } from '../sign-in/sessions.ts'
import { type ChallengeRefusal, makeNonce, openChallenge, spendChallenge, takeTry } from './challenges.ts'
import { authenticationOptions, type Site } from './passkeys.ts'
import { type FactorAnswer, methodsOf, proveFactor } from './prove-factor.ts'

export type ConfirmMethod = 'password' | 'passkey' | 'totp' | 'recovery_code' | 'identity_code'

interface Confirmation extends OwnerProof, FactorAnswer {
  /** of {@link startConfirm}, for a passkey */
  challenge?: string | undefined
}

export type ConfirmProblems = OwnerProblems | { code: 'wrong_code' | ChallengeRefusal }

/** By what the actor's session can show whose it is, and what a passkey has to sign. */
export const startConfirm = async (
  context: Context,
  device: Device,
  site: Site,
): Promise<{
  methods: ConfirmMethod[]
  challenge: string | null
  passkey: PublicKeyCredentialRequestOptionsJSON | null
}> => {
  const { customerId } = context.actor
  const { password_hash } = await context.db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const factors = await methodsOf(context, customerId)
  const nonce = makeNonce()
  const passkey = await authenticationOptions(context, customerId, nonce, site)
  const challenge =
    passkey &&
    (await inTransaction(context, (inside) =>
      openChallenge(inside, { purpose: 'confirm', customerId, device, data: nonce }),
    ))
  const usable = factors.filter((method) => method !== 'passkey' || passkey !== null)
  const owner = password_hash !== null ? ['password' as const] : []
  const methods: ConfirmMethod[] = [...owner, ...usable]
  return { methods: methods.length > 0 ? methods : ['identity_code'], challenge, passkey }
}

const confirmByFactor = async (
  context: Context,
  given: Confirmation,
  { session, device, site }: { session: string; device: Device; site: Site },
): Promise<Result<null, ConfirmProblems>> => {
  const { customerId } = context.actor
  const tried = given.passkey ? await takeTry(context, 'confirm', given.challenge ?? '', device) : null
  if (tried && !tried.ok) return refuse({ code: tried.error })
  const asked = tried?.value
  if (asked && asked.customer_id !== customerId) return refuse({ code: 'challenge_gone' })
  const spend = await proveFactor(context, customerId, given, { nonce: asked?.data ?? '', site })
  if (!spend) return refuse({ code: 'wrong_code' })
  return inTransaction(context, async (inside): Promise<Result<null, ConfirmProblems>> => {
    if (asked && !(await spendChallenge(inside, asked))) return refuse({ code: 'challenge_gone' })
    if (!(await spend(inside))) return refuse({ code: 'wrong_code' })
    await confirmSession(inside, session)
    return ok(null)
  })
}

/**
 * Has the actor's session show again whose it is: by the password, a second factor, or for who has neither by a code to
 * the present number or e-mail address.
 */
export const confirmOwner = async (
  context: Context,
  given: Confirmation,
  device: { session: string; device: Device; site: Site },
): Promise<Result<null, ConfirmProblems>> => {
  if (given.code || given.recoveryCode || given.passkey) return confirmByFactor(context, given, device)
  const isByCode = given.identityCode !== undefined
  if (
    isByCode &&
    !(await startConfirm(context, device.device, device.site)).methods.includes('identity_code')
  )
    return refuse({ current_password: 'password_required' })
  const proved = await proveOwner(context, given, device.session)
  if (!proved.ok) return proved
  return inTransaction(context, async (inside): Promise<Result<null, ConfirmProblems>> => {
    if (!(await proved.value(inside))) return refuse({ identity_code: 'code_required' })
    await confirmSession(inside, device.session)
    return ok(null)
  })
}

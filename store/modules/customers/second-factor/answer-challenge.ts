import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { findCustomer } from '../account/find-customers.ts'
import type { Device } from '../sign-in/device.ts'
import { type SignedIn, startSession } from '../sign-in/sign-in.ts'
import { type ChallengeRefusal, findChallenge, hasTries, spendChallenge, takeTry } from './challenges.ts'
import { authenticationOptions, type Site } from './passkeys.ts'
import { type FactorAnswer, methodsOf, proveFactor, type SecondFactorMethod } from './prove-factor.ts'

export type AnswerRefusal = ChallengeRefusal | 'wrong_code'

/** What is asked of who has shown their first factor. */
export interface AskedFactor {
  customerId: number
  methods: SecondFactorMethod[]
  /** for the browser's passkeys; null where there is none for this site */
  passkey: PublicKeyCredentialRequestOptionsJSON | null
  expiresAt: number
}

/** What a challenge asks for; null for one that is over, or another browser's. */
export const readChallenge = async (
  context: Context,
  token: string,
  device: Device,
  site: Site,
): Promise<AskedFactor | null> => {
  const found = await findChallenge(context, 'sign-in', token, device)
  if (!found) return null
  const { customer_id: customerId, data, expires_at: expiresAt } = found
  const methods = await methodsOf(context, customerId)
  const passkey = methods.includes('passkey')
    ? await authenticationOptions(context, customerId, data, site)
    : null
  return { customerId, methods, passkey, expiresAt }
}

/** Signs in who has shown their first factor, by the second one. */
export const answerChallenge = async (
  context: Context,
  { token, answer }: { token: string; answer: FactorAnswer },
  device: Device,
  site: Site,
): Promise<Result<SignedIn, AnswerRefusal>> => {
  const tried = await takeTry(context, 'sign-in', token, device)
  if (!tried.ok) return tried
  const { customer_id: id, data: nonce } = tried.value
  const spend = await proveFactor(context, id, answer, { nonce, site })
  const wrong = () => refuse<AnswerRefusal>(hasTries(tried.value) ? 'wrong_code' : 'used_up')
  if (!spend) return wrong()
  return inTransaction(context, async (inside): Promise<Result<SignedIn, AnswerRefusal>> => {
    if (!(await spendChallenge(inside, tried.value))) return refuse('challenge_gone')
    if (!(await spend(inside))) return wrong()
    const customer = await findCustomer(inside, id)
    const started = customer && (await startSession(inside, customer, device))
    return started?.ok ? started : refuse('challenge_gone')
  })
}

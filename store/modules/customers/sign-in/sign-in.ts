import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { isStaffRole } from '#store/rights.ts'
import { type Customer, toCustomer } from '../account/find-customers.ts'
import { isPassword } from '../passwords.ts'
import { makeNonce, openChallenge } from '../second-factor/challenges.ts'
import { methodsOf, type SecondFactorMethod } from '../second-factor/prove-factor.ts'
import type { Device } from './device.ts'
import { rememberIp } from './known-devices.ts'
import { createSession } from './sessions.ts'

export interface SignedIn {
  token: string
  customer: Customer
}

/** What the first factor opens to who has a second one. */
export interface Challenged {
  /** answered by the second factor, once and within minutes */
  challenge: string
  methods: SecondFactorMethod[]
  customer: Customer
}

/** What comes of a first factor that was right. */
export type Entrance = SignedIn | Challenged

/** Whether a first factor opened a session by itself. */
export const isSignedIn = (entrance: Entrance): entrance is SignedIn => 'token' in entrance

const isKeptOut = async ({ db }: Context, id: number): Promise<boolean> => {
  const row = await db.selectFrom('customers').select('blocked_at').where('id', '=', id).executeTakeFirst()
  return row === undefined || row.blocked_at !== null
}

/**
 * Starts a session for a customer who has shown every factor, and records the sign-in. Nobody else may call it.
 * @returns refused for who is kept out, or gone
 */
export const startSession = (
  context: Context,
  customer: Customer,
  device: Device,
): Promise<Result<SignedIn, 'kept_out'>> =>
  inTransaction(context, async (inside) => {
    if (await isKeptOut(inside, customer.id)) return refuse('kept_out' as const)
    const token = await createSession(inside, customer, device)
    await rememberIp(inside, customer.id, device.clientIp)
    await recordEvent(inside, { type: 'customer.signed-in', payload: { id: customer.id } })
    return ok({ token, customer })
  })

/**
 * Lets in who has shown one factor, whichever it was: with a session, or where they have a second factor with a challenge
 * that only it answers.
 * @returns refused for who is kept out
 */
export const enter = (
  context: Context,
  customer: Customer,
  device: Device,
): Promise<Result<Entrance, 'kept_out'>> =>
  inTransaction(context, async (inside): Promise<Result<Entrance, 'kept_out'>> => {
    const methods = await methodsOf(inside, customer.id)
    if (methods.length === 0) return startSession(inside, customer, device)
    if (await isKeptOut(inside, customer.id)) return refuse('kept_out')
    const challenge = await openChallenge(inside, {
      purpose: 'sign-in',
      customerId: customer.id,
      device,
      data: makeNonce(),
    })
    return ok({ challenge, methods, customer })
  })

const findByLogin = ({ db }: Context, login: string) =>
  db
    .selectFrom('customers')
    .selectAll()
    .where(({ eb, fn, or }) => or([eb('email', '=', login), eb(fn('lower', ['username']), '=', login)]))
    .where('username', '<>', '')
    .orderBy('id')
    .executeTakeFirst()

/** Whose e-mail address or username this is, in lower case; 0 for nobody's. */
export const findAccount = async (context: Context, login: string): Promise<number> =>
  (await findByLogin(context, login))?.id ?? 0

interface Credentials {
  login: string
  password: string
  /** a right password of anybody else is refused like a wrong one */
  isStaffOnly?: boolean
}

/**
 * Signs in by e-mail address or username, in lower case, and password. Who does not exist, or may not sign in so, is
 * refused like who has another password, after as long a time.
 */
export const signIn = async (
  context: Context,
  { login, password, isStaffOnly = false }: Credentials,
  device: Device,
): Promise<Result<Entrance, 'wrong_login'>> => {
  const mayEnter = ({ role }: { role: string }) => !isStaffOnly || isStaffRole(role)
  const row = await findByLogin(context, login)
  const isRight = await isPassword(row?.password_hash ?? null, password)
  // before the transaction, whose time would tell a right password
  if (!row || !isRight || !mayEnter(row)) return refuse('wrong_login')
  return inTransaction(context, async (inside) => {
    const now = await findByLogin(inside, login)
    // it may have been changed while it was compared, which signs everybody out
    if (now?.id !== row.id || now.password_hash !== row.password_hash) return refuse('wrong_login')
    if (!mayEnter(now)) return refuse('wrong_login')
    const entered = await enter(inside, toCustomer(now), device)
    return entered.ok ? entered : refuse('wrong_login')
  })
}

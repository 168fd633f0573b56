import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { type Customer, toCustomer } from '../account/find-customers.ts'
import { isPassword } from '../passwords.ts'
import { rememberIp } from './known-devices.ts'
import { createSession, type Device } from './sessions.ts'

export interface SignedIn {
  token: string
  customer: Customer
}

/** Starts a session for a customer who has proved who they are, and records the sign-in. */
export const startSession = (context: Context, customer: Customer, device: Device): Promise<SignedIn> =>
  inTransaction(context, async (inside) => {
    const token = await createSession(inside, customer, device)
    await rememberIp(inside, customer.id, device.clientIp)
    await recordEvent(inside, { type: 'customer.signed-in', payload: { id: customer.id } })
    return { token, customer }
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

/**
 * Signs in by e-mail address or username, in lower case, and password. Who does not exist is refused like who has
 * another password, after as long a time.
 */
export const signIn = async (
  context: Context,
  { login, password }: { login: string; password: string },
  device: Device,
): Promise<Result<SignedIn, 'wrong_login'>> => {
  const row = await findByLogin(context, login)
  const isRight = await isPassword(row?.password_hash ?? null, password)
  return row && isRight && row.blocked_at === null
    ? ok(await startSession(context, toCustomer(row), device))
    : refuse('wrong_login')
}

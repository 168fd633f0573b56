import { ok, type Result, refuse } from '../../../common/result.ts'
import type { Context } from '../../context.ts'
import { inTransaction, recordEvent } from '../../database/transaction.ts'
import { type Customer, toCustomer } from './find-customers.ts'
import { isPassword } from './passwords.ts'
import { type Device, openSession } from './sessions.ts'

export interface SignedIn {
  token: string
  customer: Customer
}

/** Opens a session for a customer who has proved to be one. */
export const admit = (context: Context, customer: Customer, device: Device): Promise<SignedIn> =>
  inTransaction(context, async (inside) => {
    const token = await openSession(inside, customer, device)
    await recordEvent(inside, { type: 'customer.signed-in', payload: { id: customer.id } })
    return { token, customer }
  })

/**
 * Signs in by e-mail address or username and password. Who does not exist is refused like who has another password,
 * after as long a time.
 */
export const signIn = async (
  context: Context,
  given: { login: string; password: string },
  device: Device,
): Promise<Result<SignedIn, 'wrong_login'>> => {
  const login = given.login.trim().toLowerCase()
  const row = await context.db
    .selectFrom('customers')
    .selectAll()
    .where(({ eb, fn, or }) => or([eb('email', '=', login), eb(fn('lower', ['username']), '=', login)]))
    .where('username', '<>', '')
    .orderBy('id')
    .executeTakeFirst()
  const isRight = await isPassword(row?.password_hash ?? null, given.password)
  return row && isRight ? ok(await admit(context, toCustomer(row), device)) : refuse('wrong_login')
}

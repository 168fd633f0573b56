import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { writeAccount } from './add-customer.ts'
import type { Customer } from './find-customers.ts'

/**
 * Writes down who runs the shop; call it inside a transaction. No mail greets them, as it does who signs up.
 * @param email lower case
 */
export const addAdministrator = async (
  context: Context,
  {
    email,
    passwordHash,
    firstName = '',
    lastName = '',
  }: { email: string; passwordHash: string; firstName?: string; lastName?: string },
): Promise<Result<Customer, 'taken'>> => {
  const taken = await context.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (taken) return refuse('taken')
  const given = { email, passwordHash, firstName, lastName, mobile: '' }
  return ok(await writeAccount(context, given, 'administrator'))
}

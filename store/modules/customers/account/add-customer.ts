import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { recordEvent } from '#store/database/transaction.ts'
import type { StaffRole } from '#store/rights.ts'
import type { BillingAddress } from '../tables.ts'
import { type Customer, toCustomer } from './find-customers.ts'

export interface NewCustomer {
  email: string
  /** true once a mailed code has shown that it is theirs */
  isEmailProved?: boolean
  mobile: string
  /** false where nobody has shown that the number is theirs */
  isMobileProved?: boolean
  firstName: string
  lastName: string
  passwordHash: string | null
}

const freeUsername = async (context: Context, wanted: string): Promise<string> => {
  const { taken } = await context.db
    .selectFrom('customers')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where(({ eb, or }) => or([eb('username', '=', wanted), eb('username', 'like', `${wanted}-%`)]))
    .executeTakeFirstOrThrow()
  return Number(taken) === 0 ? wanted : `${wanted}-${Number(taken) + 1}-${context.clock().toString(36)}`
}

/** Writes an account down; call it inside a transaction that has looked whether e-mail address and number are free. */
export const writeAccount = async (
  context: Context,
  given: NewCustomer,
  role: 'customer' | StaffRole,
): Promise<Customer> => {
  const { email, isEmailProved = false, mobile, isMobileProved = true, firstName, lastName } = given
  const now = context.clock()
  const place = { company: '', address_1: '', address_2: '', city: '', state: '', postcode: '', country: '' }
  const name = { first_name: firstName, last_name: lastName }
  const billing: BillingAddress = { ...name, ...place, email, phone: mobile }
  const row = await context.db
    .insertInto('customers')
    .values({
      email,
      email_proved: isEmailProved ? 1 : 0,
      username: await freeUsername(context, email.split('@')[0]?.replace(/[^\w.-]/g, '') || mobile),
      password_hash: given.passwordHash,
      role,
      ...name,
      mobile,
      mobile_proved: isMobileProved ? 1 : 0,
      avatar_id: null,
      billing: toJson(billing),
      shipping: toJson({ ...name, ...place }),
      is_paying_customer: 0,
      meta_data: toJson<{ id: number; key: string; value: unknown }[]>([]),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toCustomer(row)
}

/** Writes a customer down who signed up; call it as {@link writeAccount}. */
export const addCustomer = async (context: Context, given: NewCustomer): Promise<Customer> => {
  const customer = await writeAccount(context, given, 'customer')
  await recordEvent(context, { type: 'customer.signed-up', payload: { id: customer.id } })
  return customer
}

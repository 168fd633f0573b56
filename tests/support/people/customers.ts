import type { Insertable } from 'kysely'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { createSession } from '#store/modules/customers/customers.ts'
import { hashPassword } from '#store/modules/customers/passwords.ts'
import type { CustomersTable } from '#store/modules/customers/tables.ts'
import type { TestStore } from '../test-store.ts'

/** The row of a customer; what is given replaces what it has. */
export const customerRow = (
  given: Partial<Insertable<CustomersTable>> & { id: number },
): Insertable<CustomersTable> & { id: number } => ({
  email: `customer-${given.id}@shop.test`,
  username: `customer-${given.id}`,
  password_hash: null,
  role: 'customer',
  first_name: 'Mina',
  last_name: 'Rad',
  mobile: '',
  avatar_id: null,
  billing: toJson({}) as never,
  shipping: toJson({}) as never,
  is_paying_customer: 0,
  meta_data: toJson([]) as never,
  created_at: 0,
  updated_at: 0,
  ...given,
})

/** Of those rows that have {@link PASSWORD_HASH}. */
export const PASSWORD = 'a-long-password'
export const PASSWORD_HASH = await hashPassword(PASSWORD)

/** Headers of a device on which this customer is signed in. */
export const customerHeaders = async (
  store: TestStore,
  customer: { id: number; role?: string },
  clock = Date.now,
): Promise<{ Authorization: string }> => {
  const context = { db: store.db, clock, actor: SYSTEM }
  const row = await store.db
    .selectFrom('customers')
    .select('role')
    .where('id', '=', customer.id)
    .executeTakeFirst()
  const who = { id: customer.id, role: customer.role ?? row?.role ?? 'customer' }
  return {
    Authorization: await createSession(context, who, { userAgent: 'test', token: null, clientIp: '' }),
  }
}

import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Insertable } from 'kysely'
import { toJson } from '#store/database/json.ts'
import type { ApiKeysTable, BillingAddress, CustomersTable } from '#store/modules/customers/tables.ts'
import type { CustomerSource } from '../source.ts'
import { type Build, DAY } from './build-context.ts'

const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Demo passwords are published; their salt comes from the address, so that the same seed makes the same row. */
const hashPassword = ({ email, password }: CustomerSource) =>
  hash(password, { ...HASHING, salt: createHash('sha256').update(email).digest().subarray(0, 16) })

/** The demo accounts, marked as such in their meta data. */
export const buildCustomers = ({ source, now }: Build): Promise<Insertable<CustomersTable>[]> =>
  Promise.all(
    source.customers.map(async (customer, index) => {
      const { password, purpose, address, ...columns } = customer
      const billing: BillingAddress = {
        first_name: customer.first_name,
        last_name: customer.last_name,
        company: '',
        address_2: '',
        ...address,
        email: customer.email,
        phone: customer.mobile,
      }
      const { email, phone, ...shipping } = billing
      return {
        ...columns,
        id: index + 1,
        password_hash: await hashPassword(customer),
        avatar_id: null,
        billing: toJson(billing),
        shipping: toJson({ ...shipping, phone }),
        is_paying_customer: 0,
        meta_data: toJson([{ id: 1, key: 'vitrin_demo', value: 'yes' }]),
        created_at: now - (300 - index * 10) * DAY,
        updated_at: now - 2 * DAY,
      }
    }),
  )

/** The demo key of the administrator; published like the passwords. */
export const buildApiKeys = ({ source, now }: Build): Insertable<ApiKeysTable>[] => {
  const { consumerKey, consumerSecret } = source.apiKey
  const administrator = source.customers.findIndex(({ role }) => role === 'administrator')
  return [
    {
      id: 1,
      customer_id: administrator + 1,
      description: 'Demo',
      permissions: 'read_write',
      consumer_key_hash: createHash('sha256').update(consumerKey).digest('hex'),
      consumer_secret: consumerSecret,
      truncated_key: consumerKey.slice(-7),
      last_access_at: null,
      created_at: now - 2 * DAY,
    },
  ]
}

import { SYSTEM } from '../../store/context.ts'
import { toJson } from '../../store/database/json.ts'
import { createApiKey } from '../../store/modules/customers/customers.ts'
import type { TestStore } from './test-store.ts'

const MANAGER_ID = 900

/** The row of an administrator, for the shop's owner in a test. */
export const managerRow = () => ({
  id: MANAGER_ID,
  email: 'owner@shop.test',
  username: 'owner',
  password_hash: null,
  role: 'administrator',
  first_name: '',
  last_name: '',
  mobile: '',
  avatar_id: null,
  billing: toJson({}) as never,
  shipping: toJson({}) as never,
  is_paying_customer: 0,
  meta_data: toJson([]) as never,
  created_at: 0,
  updated_at: 0,
})

/** Headers with a consumer key of {@link managerRow}. */
export const managerHeaders = async (store: TestStore): Promise<Record<string, string>> => {
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  const key = await createApiKey(context, {
    customerId: MANAGER_ID,
    description: '',
    permissions: 'read_write',
  })
  const pair = Buffer.from(`${key.consumerKey}:${key.consumerSecret}`).toString('base64')
  return { Authorization: `Basic ${pair}` }
}

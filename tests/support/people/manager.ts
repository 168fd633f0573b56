import { SYSTEM } from '#store/context.ts'
import { createApiKey, type KeyPermissions } from '#store/modules/customers/customers.ts'
import { TEST_CIPHER, type TestStore } from '../test-store.ts'
import { customerRow } from './customers.ts'

const MANAGER_ID = 900

/** The row of an administrator, for the shop's owner in a test. */
export const managerRow = () =>
  customerRow({ id: MANAGER_ID, email: 'owner@shop.test', username: 'owner', role: 'administrator' })

/** Headers with a consumer key of {@link managerRow}, or of somebody else. */
export const managerHeaders = async (
  store: TestStore,
  permissions: KeyPermissions = 'read_write',
  customerId = MANAGER_ID,
): Promise<Record<string, string>> => {
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  const key = await createApiKey(context, TEST_CIPHER, { customerId, description: '', permissions })
  const pair = Buffer.from(`${key.consumerKey}:${key.consumerSecret}`).toString('base64')
  return { Authorization: `Basic ${pair}` }
}

import { type Context, SYSTEM } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import type { Database } from '#store/database/connection.ts'
import { createApiKey, listCustomers } from '#store/modules/customers/customers.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { openNewShop } from '#store/new-shop/new-shop.ts'

/** A consumer key that may read and write. */
export interface KeyPair {
  consumerKey: string
  consumerSecret: string
}

const administratorId = async (context: Context): Promise<number> => {
  const { customers } = await listCustomers(context, {
    role: 'administrator',
    orderBy: 'id',
    direction: 'asc',
    limit: 1,
    offset: 0,
  })
  return customers[0]?.id ?? 0
}

/** The time zone is WooCommerce's after installation; its test suite presumes that one of its files has turned taxes on. */
const AS_PRESUMED = { timezone: 'UTC', calc_taxes: true }

/** Opens a shop in an empty database as its owner would, and makes a key for the administrator. */
export const openEmptyShop = async (db: Database, cipher: Cipher): Promise<KeyPair> => {
  const context = { db, clock: Date.now, actor: SYSTEM }
  const opened = await openNewShop(context, {
    language: 'en',
    currency: 'USD',
    country: 'US',
    name: 'Empty',
    email: 'owner@shop.test',
    delivery: '0',
  })
  const saved = await saveSettings(context, AS_PRESUMED)
  if (!opened.ok || !saved.ok) throw new Error('the empty shop could not be opened')
  return createApiKey(context, cipher, {
    customerId: await administratorId(context),
    description: 'tests',
    permissions: 'read_write',
  })
}

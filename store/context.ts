import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './database/schema.ts'

/** Now, in epoch milliseconds; tests give their own. */
export type Clock = () => number

export type Role = 'guest' | 'customer' | 'wholesale_customer' | 'vendor' | 'shop_manager' | 'administrator'

/** Who asks. `system` is the shop itself: jobs, seeds, the command line. */
export interface Actor {
  customerId: number
  role: Role | 'system'
}

/** The first argument of every domain verb. */
export interface Context {
  db: Kysely<Schema> | Transaction<Schema>
  clock: Clock
  actor: Actor
}

export const GUEST: Actor = { customerId: 0, role: 'guest' }
export const SYSTEM: Actor = { customerId: 0, role: 'system' }

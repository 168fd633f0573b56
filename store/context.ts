import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './database/schema.ts'

/** Now, in epoch milliseconds; tests give their own. */
export type Clock = () => number

/** What roles may do in the shop stands in `rights.ts`. */
export type Role =
  | 'guest'
  | 'customer'
  | 'wholesale_customer'
  | 'vendor'
  | 'support'
  | 'editor'
  | 'shop_manager'
  | 'administrator'

/**
 * By what somebody shows who they are: a session, a consumer key, an application password, or by what they
 * asked for that goes on without them: a file they had imported, a change of many products. */
export interface Via {
  kind: 'session' | 'consumer_key' | 'application_password' | 'import' | 'bulk_change'
  /** names it, gives no access */
  id: string
}

/** Who asks. `system` is the shop itself: jobs, seeds, the command line. */
export interface Actor {
  customerId: number
  role: Role | 'system'
  via?: Via
  /** of a session: when it was shown last whose it is, epoch ms */
  confirmedAt?: number
  /** a vendor who writes what they sell: their changes stand in the audit log beside those of the staff */
  isLogged?: boolean
  /** the role that somebody has again once they have a second factor, which the shop wants of it */
  awaits?: Role
}

/** Settings that are not published, as one of the staff is shown the shop with them. */
export interface SettingsPreview {
  /** by the setting's name, each whole */
  values: Record<string, unknown>
  /** of those in another language than the shop's own; an empty text gives way to it */
  texts: Partial<Record<'fa' | 'en', Record<string, unknown>>>
}

/** The first argument of every domain verb. */
export interface Context {
  db: Kysely<Schema> | Transaction<Schema>
  clock: Clock
  actor: Actor
  /** only where a preview is drawn: what is read in it is cached for nobody */
  preview?: SettingsPreview
}

export const GUEST: Actor = { customerId: 0, role: 'guest' }
export const SYSTEM: Actor = { customerId: 0, role: 'system' }

import type { Generated } from 'kysely'
import type { Actor } from '#store/context.ts'
import type { Json } from '#store/database/json.ts'

/** `stopped`: it failed several times in a row; staff may have it go on. */
type BulkStatus = 'running' | 'stopped' | 'done'

/** A change of many products or orders at once, and how far it is. */
export interface BulkChangesTable {
  id: Generated<number>
  /** what it changes */
  kind: Generated<'products' | 'orders'>
  status: BulkStatus
  /** little or nothing for one that takes another back */
  change: Json<object>
  /** the change that it takes back */
  undoes: number | null
  /** how many products or orders are meant */
  products: number
  /** the position of the last one that is done, 0 for none */
  last_position: Generated<number>
  /** how many of those that are done were changed, had nothing to change, or were refused */
  changed: Generated<number>
  kept: Generated<number>
  refused: Generated<number>
  created_at: number
  finished_at: number | null
  /** whose account asked for it */
  created_by: number
  /** their role at that time */
  created_as: Actor['role']
}

export interface BulkChangeItemsTable {
  change_id: number
  /** from 1 on */
  position: number
  /** of the product or order */
  product_id: number
  /** as it was called when the change was asked for */
  name: string
  /** null: not done yet; `kept`: there was nothing to change */
  outcome: 'changed' | 'kept' | 'refused' | null
  /** why it was refused, a code */
  reason: Generated<string>
  /** the columns that were written, as they were and as they became */
  before: Json<object>
  after: Json<object>
}

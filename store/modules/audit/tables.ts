import type { Generated } from 'kysely'
import type { Via } from '#store/context.ts'
import type { Json } from '#store/database/json.ts'
import type { StaffRole } from '#store/rights.ts'

/** A field before and after a change; null where only its name is logged. */
type FieldChange = { before: unknown; after: unknown } | null
export type FieldChanges = Record<string, FieldChange>

export type LoggedRole = StaffRole | 'vendor'

/** A change of one row by one of the staff, or by a vendor of what they sell. */
export interface AuditLogTable {
  id: Generated<number>
  actor_id: number
  actor_role: LoggedRole
  /** '' for none */
  via: Via['kind'] | ''
  via_id: string
  /** the thing that was changed, as `order`, and its id; a row of a part of it says which in `part`, as `note/12` */
  resource: string
  resource_id: string
  part: string
  action: 'create' | 'update' | 'delete'
  changes: Json<FieldChanges>
  /** values that belong to a customer, emptied when that customer is forgotten; `changes` names the fields without them */
  personal: Json<FieldChanges>
  /** whose `personal` is, 0 for nobody with an account */
  customer_id: number
  created_at: number
}

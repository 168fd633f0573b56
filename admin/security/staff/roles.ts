import type { StaffRoleName } from '#store-api/contract/security.ts'

/** The roles of the staff, those who may most first; what they may do the server knows. */
export const ROLES = [
  'administrator',
  'shop_manager',
  'editor',
  'support',
] as const satisfies readonly StaffRoleName[]

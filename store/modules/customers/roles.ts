import type { Role } from '#store/context.ts'
import { STAFF_ROLES } from '#store/rights.ts'

const ROLES: ReadonlySet<string> = new Set<Role>(['wholesale_customer', 'vendor', ...STAFF_ROLES])

/** The role that a customer's row names; anything unknown may no more than a customer. */
export const toRole = (role: string): Role => (ROLES.has(role) ? (role as Role) : 'customer')

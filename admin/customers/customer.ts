import { fullName } from '#admin/shared/full-name.ts'
import type { Buyer } from '#store-api/contract/office.ts'

export const ROLES = ['customer', 'wholesale_customer', 'vendor'] as const
/** Those whom a buyer may be made here. */
export const BUYER_ROLES = ['customer', 'wholesale_customer'] as const

/** By name, else by what else is known of them. */
export const nameOf = (
  buyer: Pick<Buyer, 'first_name' | 'last_name' | 'phone' | 'email' | 'username'>,
): string => fullName(buyer) || buyer.phone || buyer.email || buyer.username

import type { Generated } from 'kysely'

/** Points that a customer got and gave; their sum is the balance. */
export interface PointEntriesTable {
  /** one entry per cause, even if its event is handled more than once */
  key: string
  customer_id: number
  /** negative for what was spent or taken back */
  points: number
  reason: 'earned' | 'taken_back' | 'spent' | 'adjusted'
  /** 0 for none */
  order_id: number
  /** of the coupon that spent points became, '' for none */
  code: string
  /**
   * for how much of its goods an order gave these points, in minor units; null once it was closed, for all that no order
   * gave, and where a version before wrote it beside this one
   */
  amount: number | null
  /** why somebody of the shop changed them, '' otherwise */
  note: Generated<string>
  created_at: number
}

export interface WishListItemsTable {
  customer_id: number
  product_id: number
  added_at: number
}

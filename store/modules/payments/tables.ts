import type { Generated } from 'kysely'
import type { Json } from '#store/database/json.ts'
import type { NewRefund } from '../orders/orders.ts'

export interface PaymentsTable {
  id: Generated<number>
  order_id: number
  gateway: string
  /** minor units */
  amount: number
  /** started, paid, failed, cancelled, expired */
  status: string
  /** the gateway's name for this attempt (ZarinPal: Authority); unique per gateway, unguessable */
  authority: string
  /** the gateway's receipt number once paid */
  reference: string
  receipt_media_id: number | null
  details: Json<Record<string, unknown>>
  /** when the bank is asked next, while the attempt is `started` */
  ask_at: Generated<number>
  /** how often the bank was asked since it last answered */
  asked: Generated<number>
  /** when the bank last answered that it knows of no payment yet */
  answered_at: Generated<number | null>
  created_at: number
  updated_at: number
}

/** A payment that a process is beginning at a bank just now; the row is gone once the bank has answered. */
export interface PaymentStartsTable {
  order_id: number
  gateway: string
  return_prefix: string
  /** of the process that asks the bank */
  token: string
  /** when another process may begin it, should this one have ended */
  expires_at: number
}

/** The test bank's own books: what it was asked for and what the person at its page chose. */
export interface TestBankPaymentsTable {
  authority: string
  /** minor units */
  amount: number
  /** what it is for, in the shop's words */
  description: string
  return_url: string
  /** '' until the shopper answers at the test bank, then paid, failed or cancelled */
  outcome: string
  reference: string
  created_at: number
}

/** Money that a bank is asked to give back: one piece at a time of each order, until the bank has answered. */
export interface PaymentReturnsTable {
  id: Generated<number>
  order_id: number
  payment_id: number
  /** by which the bank knows it again */
  key: string
  /** minor units */
  amount: number
  /** what is written down once the money is given back */
  refund: Json<NewRefund>
  /** by which the request for it is known when it comes again */
  request: string | null
  /** the member of the staff */
  asked_by: number
  /** how often the bank was asked */
  asked: Generated<number>
  /** when the bank is asked next, should it not have answered */
  ask_at: number
  created_at: number
}

/** The test bank's own books: what it gave back. */
export interface TestBankReturnsTable {
  key: string
  authority: string
  /** minor units */
  amount: number
  created_at: number
}

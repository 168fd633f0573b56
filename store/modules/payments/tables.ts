import type { Generated } from 'kysely'
import type { Json } from '#store/database/json.ts'

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

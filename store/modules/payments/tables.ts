import type { Generated } from 'kysely'
import type { Json } from '../../database/json.ts'

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
  /** '' while nobody has answered, then paid, failed or cancelled */
  outcome: string
  reference: string
  created_at: number
}

import type { Generated } from 'kysely'

/** Mail and SMS as they were or will be sent; without a configured carrier they stay here for the shop to read. */
export interface OutboxMessagesTable {
  id: Generated<number>
  channel: 'mail' | 'sms'
  recipient: string
  subject: string
  text: string
  html: string
  /** one message per key, however often its event is delivered */
  dedupe_key: string
  /** queued, sent, failed, kept */
  status: string
  created_at: number
  sent_at: number | null
}

/** What a customer reads in the shop itself. */
export interface NoticesTable {
  id: string
  customer_id: number
  /** news of an order, an offer, or a scratch card with a coupon */
  kind: 'order' | 'offer' | 'scratch'
  /** the status an order came to; its words are those of the reader's language. '' for what was written by a person */
  topic: string
  order_id: number
  title: string
  text: string
  /** the coupon's, '' for none */
  code: string
  seen_at: number | null
  created_at: number
}

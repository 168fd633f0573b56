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

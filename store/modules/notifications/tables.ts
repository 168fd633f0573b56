import type { Generated } from 'kysely'
import type { Json } from '#store/database/json.ts'

/** Mail and SMS as they were or will be sent; without a configured transport they stay here for the shop to read. */
export interface OutboxMessagesTable {
  id: Generated<number>
  channel: 'mail' | 'sms' | 'push'
  recipient: string
  subject: string
  /** encrypted, like `html`, where it holds a code or a link that signs in */
  text: string
  html: string
  /** page that ends such messages; '' where they are not ended by a link */
  stop_url: Generated<string>
  /** one message per key, however often its event is delivered */
  dedupe_key: string
  /** queued, sent, kept; failed when it was given up; expired when its code or link was good no more; emptied when it only says that it was sent */
  status: string
  created_at: number
  sent_at: number | null
}

/** The shop's own key pair for web push (VAPID): push services know it by the public one. */
export interface PushKeysTable {
  /** one row, `vapid` */
  name: string
  public_key: string
  /** encrypted */
  private_key: string
}

/** A browser that a customer wants to hear by. */
export interface PushSubscriptionsTable {
  /** the URL at the browser's push service, which names it */
  endpoint: string
  customer_id: number
  /** the session that asked for it: signed out, nothing is sent any more */
  session_id: string
  /** the browser's public key, encrypted */
  p256dh: string
  /** a secret of both sides, encrypted */
  auth: string
  created_at: number
}

/** What a customer reads in the shop itself. */
export interface CustomerNotificationsTable {
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
  /** the words of an offer in the other language, empty for none */
  translation: Generated<Json<Partial<OtherWords>>>
  seen_at: number | null
  created_at: number
}

/** What the shop says in its own words in place of a text of ours. */
export interface MessageTemplatesTable {
  /** of the template and its language, as `order.completed fa` */
  name: string
  texts: Json<Record<string, string>>
  updated_at: number
}

/** A message in the language that is not the shop's own. */
export interface OtherWords {
  title: string
  text: string
}

/** A message to many customers at once. */
export interface CampaignsTable {
  id: Generated<number>
  /** scheduled, sending, done, cancelled, failed where its job was given up */
  status: string
  channel: 'inbox' | 'push' | 'mail' | 'sms'
  /** of what the inbox shows */
  kind: Generated<'offer' | 'scratch'>
  /** whom it is for */
  segment: Json<object>
  title: string
  text: string
  /** empty for none */
  translation: Generated<Json<Partial<OtherWords>>>
  /** the coupon's, '' for none */
  code: Generated<string>
  created_by: number
  /** everybody up to this id was reached */
  last_customer_id: Generated<number>
  /** how many customers it is for, as counted when it was written and when it began */
  meant: Generated<number>
  reached: Generated<number>
  send_at: number
  created_at: number
  finished_at: number | null
}

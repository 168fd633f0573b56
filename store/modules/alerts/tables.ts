import type { Generated } from 'kysely'
import type { Locale } from '#common/locale.ts'

/** Who waits for a product to come back or to cost less. */
export interface AlertsTable {
  /** kind, product and recipient: so that an alert exists once */
  key: string
  /** a product or one of its variations */
  product_id: number
  kind: 'restock' | 'price'
  channel: 'mail' | 'sms' | 'push'
  /** of a push, whose account: its browsers are looked up when there is something to tell */
  recipient: string
  /** of a price alert: what it cost when it was asked for, minor units; a message is sent only for a lower price */
  price: number | null
  /** of the person who asked; '' in older alerts, which are sent in the shop's language */
  locale: Generated<Locale | ''>
  /** 128 random bits, the same for all alerts of a recipient: it gives the right to stop them. '' for pushes */
  stop_token: Generated<string>
  created_at: number
  /** null while it waits */
  told_at: number | null
}

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
  /** of a price alert: what it cost when it was asked for, minor units; the next one told must be lower */
  price: number | null
  /** of who asked; '' in alerts of before, which are told in the shop's own language */
  locale: Generated<Locale | ''>
  /** 128 random bits, the same for all alerts of a recipient: whoever has it may stop them. '' for pushes */
  stop_token: Generated<string>
  created_at: number
  /** null while it waits */
  told_at: number | null
}

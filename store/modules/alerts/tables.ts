/** Who waits for a product to come back or to cost less. */
export interface AlertsTable {
  /** kind, product and recipient: nobody waits twice for the same */
  key: string
  /** a product or one of its variations */
  product_id: number
  kind: 'restock' | 'price'
  channel: 'mail' | 'sms' | 'push'
  /** of a push, whose account: its browsers are looked up when there is something to tell */
  recipient: string
  /** of a price alert: what it cost when it was asked for, minor units; the next one told must be lower */
  price: number | null
  created_at: number
  /** null while it waits */
  told_at: number | null
}

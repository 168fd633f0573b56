import type { Json } from '#store/database/json.ts'

export interface CheckoutDraftsTable {
  /** 128 random bits or more, URL-safe */
  id: string
  /** what ionic_data_link received, parsed, without token and amounts */
  payload: Json<unknown>
  customer_id: number
  expires_at: number
  created_at: number
}

import { z } from 'zod'

/** `POST ghab/v1/alerts`: tell me when it is back, or when it costs less. */
export const alertRequest = z.object({
  /** a product or one of its variations */
  product_id: z.number().int().positive(),
  kind: z.enum(['restock', 'price']),
  /** an e-mail address, or a mobile number in digits of any script */
  contact: z.string().trim().min(1).max(200),
  /** honeypot: must stay empty */
  website: z.string().optional(),
})
export type AlertRequest = z.infer<typeof alertRequest>

/** How they will hear of it. */
export interface AlertAnswer {
  channel: 'mail' | 'sms'
}

/** `POST ghab/v1/alerts/stop`: the link in a message ends whatever its recipient waits for. */
export const stopAlertsRequest = z.object({ token: z.string().min(1).max(100) })
export type StopAlertsRequest = z.infer<typeof stopAlertsRequest>

import { z } from 'zod'

const key = z.string().regex(/^[\w-]+={0,2}$/)

/** `POST ghab/v1/push/subscriptions`: a browser's PushSubscription as JSON. */
export const pushSubscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: key.max(200), auth: key.max(100) }),
})
export type PushSubscriptionRequest = z.infer<typeof pushSubscription>

/** `DELETE ghab/v1/push/subscriptions` */
export const pushUnsubscription = z.object({ endpoint: z.string().min(1).max(1000) })

/** `GET ghab/v1/push/key`: what a browser subscribes with. */
export interface PushKeyAnswer {
  /** VAPID, base64url */
  public_key: string
}

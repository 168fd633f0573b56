import { z } from 'zod'
import { paging } from './paging.ts'

/** A download as WooCommerce's `customers/{id}/downloads` answers it, and whether it can still be downloaded. */
export interface Download {
  download_id: string
  download_url: string
  product_id: number
  product_name: string
  download_name: string
  order_id: number
  /** `unlimited` or a number as text */
  downloads_remaining: string
  /** `never` or a date in UTC */
  access_expires_gmt: string
  file: { name: string; file: string }
  state: 'ready' | 'expired' | 'used_up'
}

/** `GET ghab/v1/points`: which part of the history. */
export const pointsQuery = z.object(paging(20))

/** `GET ghab/v1/points`: what a customer has and how it came about, newest first. */
export interface Points {
  balance: number
  /** what the balance takes off a bill, a decimal string */
  worth: string
  /** main currency units that a point is given for; 0 gives none */
  points_per_amount: number
  /** main currency units that a point is worth; 0 cannot be spent */
  point_value: number
  history: {
    id: string
    points: number
    reason: 'earned' | 'taken_back' | 'spent' | 'adjusted'
    /** why the shop changed them, '' for other reasons */
    note: string
    /** 0 for none */
    order_id: number
    /** of the coupon that points became, '' for none */
    code: string
    date_gmt: string
  }[]
  total: number
  total_pages: number
}

export const redeemRequest = z.object({ points: z.number().int().min(1).max(1_000_000_000) })
/** `POST ghab/v1/points/redeem`: points become the code of a coupon. */
export interface RedeemAnswer {
  code: string
  /** decimal string */
  amount: string
  balance: number
}

export const NOTIFICATION_KINDS = ['order', 'offer', 'scratch'] as const
/** `GET ghab/v1/notifications`: the customer's latest notifications, newest first. */
export interface Notifications {
  unseen: number
  notifications: {
    id: string
    kind: (typeof NOTIFICATION_KINDS)[number]
    title: string
    text: string
    /** a coupon's, '' for none */
    code: string
    /** 0 for none */
    order_id: number
    seen: boolean
    date_gmt: string
  }[]
}
export type CustomerNotification = Notifications['notifications'][number]

/** `PUT ghab/v1/notifications/`: seen; of a scratch card, scratched. */
export const seenRequest = z.object({ seen: z.array(z.string().max(50)).max(200) })

/** `POST ghab/v1/notifications`, for those who run the shop. */
export const offerRequest = z.object({
  customer_ids: z.array(z.number().int().positive()).min(1).max(1000),
  kind: z.enum(['offer', 'scratch']),
  title: z.string().min(1).max(200),
  text: z.string().max(1000),
  code: z.string().max(100).default(''),
})

const productIds = z.array(z.number().int().positive()).max(500).default([])
/** `PUT ghab/v1/wish-list/`: what came on the list and what went, so that two devices never undo each other. */
export const wishRequest = z.object({ add: productIds, remove: productIds })
export type WishRequest = z.input<typeof wishRequest>
export interface Wish {
  id: number
  slug: string
  date_added_gmt: string
}

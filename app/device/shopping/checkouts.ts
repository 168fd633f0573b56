import { createDeviceStore } from '../device-store.ts'

/** A checkout that was opened in another tab and is not known to be over. */
export interface OpenCheckout {
  /** the draft's id */
  draft: string
  opened_at: number
  /** who was signed in when it was opened; a guest's has none */
  customer?: number
  /** what it took of the cart, by `cart_id`; earlier versions did not write it down */
  lines?: Record<string, number>
  /** its order is placed */
  placed?: boolean
  /** its order is placed, the payment was refused: it can be paid again */
  refused?: boolean
}

/** Checkouts of this device that are on their way, the newest first. */
export const openCheckouts = createDeviceStore<OpenCheckout[]>('open_checkouts', [])

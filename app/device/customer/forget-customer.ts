import { formDrafts } from '../forms/form-drafts.ts'
import { reviewPhotos } from '../forms/review-photos.ts'
import { stopPush } from '../push.ts'
import { openCheckouts } from '../shopping/checkouts.ts'
import { destination } from '../shopping/destination.ts'
import { seenOrders } from '../shopping/seen-orders.ts'
import { seenProducts } from '../shopping/seen-products.ts'
import { customer } from './customer.ts'
import { removeSignedOutMark } from './signed-out-mark.ts'

/**
 * Signing out takes who it was, where they live, what they typed, what they were about to pay and what they were shown,
 * orders and perhaps prices of their own, off the device (spec §4), and ends its push messages; cart and wish list stay.
 */
export const forgetCustomer = (): void => {
  customer.clear()
  formDrafts.clear()
  reviewPhotos.clear()
  openCheckouts.set([])
  seenOrders.clear()
  seenProducts.clear()
  destination.set({ country: '', state: '', city: '', postcode: '' })
  // the shop sends nothing to a session that has ended, whatever the browser says
  stopPush().catch(() => {})
  removeSignedOutMark()
}

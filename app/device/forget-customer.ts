import { customer } from './customer.ts'
import { destination } from './destination.ts'
import { formDrafts } from './form-drafts.ts'
import { reviewPhotos } from './review-photos.ts'
import { seenOrders } from './seen-orders.ts'
import { seenProducts } from './seen-products.ts'

/**
 * Signing out takes who it was, where they live, what they typed and what they were shown, orders and perhaps prices of
 * their own, off the device (spec §4); cart and wish list stay.
 */
export const forgetCustomer = (): void => {
  customer.clear()
  formDrafts.clear()
  reviewPhotos.clear()
  seenOrders.clear()
  seenProducts.clear()
  destination.set({ country: '', state: '', city: '', postcode: '' })
}

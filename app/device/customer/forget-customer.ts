import { formDrafts } from '../forms/form-drafts.ts'
import { reviewPhotos } from '../forms/review-photos.ts'
import { destination } from '../shopping/destination.ts'
import { seenOrders } from '../shopping/seen-orders.ts'
import { seenProducts } from '../shopping/seen-products.ts'
import { customer } from './customer.ts'

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

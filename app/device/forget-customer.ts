import { customer } from './customer.ts'
import { destination } from './destination.ts'

/** Signing out takes who it was and where they live off the device (spec §4); cart and wish list stay. */
export const forgetCustomer = (): void => {
  customer.clear()
  destination.set({ country: '', state: '', city: '', postcode: '' })
}

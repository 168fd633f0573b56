import { createKeptStore } from '../storage/kept-store.ts'
import type { DeviceBilling, DeviceShipping } from './customer-address.ts'

/**
 * Who is signed in on this device (spec §3, §6): `id` present is signed in. The specification's `cookie` is not among
 * it: the token stays in an HttpOnly cookie that no script can read.
 */
export interface Customer {
  id: number
  role: string
  /** as they are to be greeted, '' while they have not told */
  name: string
  /** of the picture, '' for none */
  avatar: string
  /** as the shop had them when it was asked last, for the device alone: the shop sends its own */
  billing: DeviceBilling
  shipping: DeviceShipping
}

const kept = createKeptStore<Customer | null>('customer', null)

/** The customer of this device. Everything that must not be believed is asked of the shop, never of this. */
export const customer = {
  use: (): Customer | null => kept.use((state) => state.value),
  load: kept.load,
  /** null until the device was read */
  get: kept.get,
  set: (value: Customer): void => kept.set(value),
  /** signs nobody out, forgets who it was */
  clear: (): void => kept.set(null),
}

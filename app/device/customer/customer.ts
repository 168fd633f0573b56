import { createDeviceStore } from '../device-store.ts'
import type { DeviceBilling, DeviceShipping } from './customer-address.ts'

/**
 * Who is signed in on this device (spec §3, §6): `id` present is signed in. The specification's `cookie` is not among
 * it: the token stays in an HttpOnly cookie that no script can read.
 */
export interface Customer {
  id: number
  role: string
  /** first and last name, else the email address or mobile number; '' without any */
  name: string
  /** of the picture, '' for none */
  avatar: string
  /** as the shop had them when it was asked last, for the device alone: the shop sends its own */
  billing: DeviceBilling
  shipping: DeviceShipping
}

const stored = createDeviceStore<Customer | null>('customer', null)

/** The customer of this device. Everything that must not be believed is asked of the shop, never of this. */
export const customer = {
  use: (): Customer | null => stored.use((state) => state.value),
  load: stored.load,
  /** rejects where the device cannot be read */
  read: stored.read,
  /** null until the device was read */
  get: stored.get,
  set: (value: Customer): void => stored.set(value),
  /** forgets the customer on this device; the session stays */
  clear: (): void => stored.set(null),
}

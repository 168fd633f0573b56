import { createDeviceStore } from '../device-store.ts'

/** Where the cart is to be delivered, as far as it is known. */
export interface Estimate {
  country: string
  state: string
  city: string
  postcode: string
}

const EMPTY: Estimate = { country: '', state: '', city: '', postcode: '' }
const stored = createDeviceStore<Estimate>('cart_destination', EMPTY)

/** The place last asked about, kept on the device. */
export const destination = {
  use: () => stored.use((state) => state.value),
  load: stored.load,
  get: stored.get,
  set: stored.set,
}

import { createKeptStore } from '../storage/kept-store.ts'

/** Where the cart is to be delivered, as far as it is known. */
export interface Estimate {
  country: string
  state: string
  city: string
  postcode: string
}

const EMPTY: Estimate = { country: '', state: '', city: '', postcode: '' }
const kept = createKeptStore<Estimate>('cart_destination', EMPTY)

/** The place last asked about, kept on the device. */
export const destination = {
  use: () => kept.use((state) => state.value),
  load: kept.load,
  get: kept.get,
  set: kept.set,
}

import type { AddressInput } from './checkout.ts'

type Place = Omit<AddressInput, 'country' | 'email'>

const DELIVERED_TO = [
  'first_name',
  'last_name',
  'address_1',
  'address_2',
  'city',
  'state',
  'postcode',
] as const satisfies (keyof Place)[]
const AS_BILLING = ['company', 'phone'] as const satisfies (keyof Place)[]

/** Whether parcels go where bills go. A delivery address without company or phone number has those of billing. */
export const isSameAddress = (shipping: Place, billing: Place): boolean =>
  DELIVERED_TO.every((field) => shipping[field] === billing[field]) &&
  AS_BILLING.every((field) => !shipping[field] || shipping[field] === billing[field])

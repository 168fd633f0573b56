import { type AddressInput, addressInput, type SavedAddress } from '../../../store-api/contract/checkout.ts'
import type { Context } from '../../context.ts'
import type { Draft } from '../../modules/checkout/checkout.ts'
import { findCustomer } from '../../modules/customers/customers.ts'

const PLACE = ['first_name', 'last_name', 'address_1', 'address_2', 'city', 'state', 'postcode'] as const

const isSamePlace = (one: AddressInput, other: AddressInput): boolean =>
  PLACE.every((field) => one[field] === other[field])

/** What the customer has saved, told only to the one whose draft it is; where parcels go comes first. */
export const savedAddresses = async (context: Context, { customerId }: Draft): Promise<SavedAddress[]> => {
  if (customerId === 0 || customerId !== context.actor.customerId) return []
  const customer = await findCustomer(context, customerId)
  if (!customer) return []
  const billing = addressInput.parse(customer.billing)
  const shipping = addressInput.parse({
    ...billing,
    ...customer.shipping,
    phone: customer.shipping.phone || billing.phone,
    email: billing.email,
  })
  const saved: SavedAddress[] = []
  if (customer.shipping.address_1) saved.push({ kind: 'shipping', address: shipping })
  if (billing.address_1 && !(saved.length > 0 && isSamePlace(billing, shipping))) {
    saved.push({ kind: 'billing', address: billing })
  }
  return saved
}

/** What the device knew, else the first that the customer has saved. */
export const prefill = ({ payload }: Draft, saved: SavedAddress[]): AddressInput => {
  const given = addressInput.parse(payload.billing_info ?? {})
  return given.address_1 ? given : (saved[0]?.address ?? given)
}

import type { Context } from '#store/context.ts'
import type { Draft } from '#store/modules/checkout/checkout.ts'
import { findCustomer } from '#store/modules/customers/customers.ts'
import { type AddressInput, addressInput, type SavedAddress } from '#store-api/contract/checkout.ts'
import { isSameAddress } from '#store-api/contract/same-address.ts'
import { wholeAddress } from './whole-address.ts'

interface OwnAddresses {
  /** where parcels go comes first */
  saved: SavedAddress[]
  /** name, e-mail and number, for an address that is still to be typed */
  contact: Partial<AddressInput>
}

/** The customer's saved addresses, answered only to the customer whose draft it is. */
export const ownAddresses = async (context: Context, { customerId }: Draft): Promise<OwnAddresses> => {
  const isOwn = customerId !== 0 && customerId === context.actor.customerId
  const customer = isOwn ? await findCustomer(context, customerId) : null
  if (!customer) return { saved: [], contact: {} }
  const billing = wholeAddress(customer.billing)
  const shipping = wholeAddress({
    ...billing,
    ...customer.shipping,
    phone: customer.shipping.phone || billing.phone,
    email: billing.email,
  })
  const saved: SavedAddress[] = []
  if (customer.shipping.address_1) saved.push({ kind: 'shipping', address: shipping })
  if (billing.address_1 && !(saved.length > 0 && isSameAddress(shipping, billing))) {
    saved.push({ kind: 'billing', address: billing })
  }
  const contact = {
    first_name: billing.first_name || customer.firstName,
    last_name: billing.last_name || customer.lastName,
    email: billing.email || customer.email,
    phone: billing.phone || customer.mobile,
  }
  return { saved, contact }
}

/** What the device knew, else the first that the customer has saved, else who they are. */
export const prefill = ({ payload }: Draft, { saved, contact }: OwnAddresses): AddressInput => {
  const given = addressInput.parse(payload.billing_info ?? {})
  if (given.address_1) return given
  const known = Object.fromEntries(Object.entries(given).filter(([, text]) => text))
  return saved[0]?.address ?? { ...given, ...contact, ...known }
}

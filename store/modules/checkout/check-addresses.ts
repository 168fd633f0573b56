import { statesOf } from '#common/geography/geography.ts'
import type { AddressInput } from '#store-api/contract/checkout.ts'
import type { StoreSettings } from '../settings/settings.ts'
import { checkAddress, type FieldErrors, tidyAddress } from './check-address.ts'

export interface CheckedAddresses {
  billing: AddressInput
  shipping: AddressInput
  /** by field; those of a delivery address of its own begin with `shipping.` */
  errors: FieldErrors
}

/** Billing and delivery address as the shop keeps them, and what is wrong with them. */
export const checkAddresses = (
  typed: { billing: Partial<AddressInput>; shipping?: Partial<AddressInput> },
  settings: Pick<StoreSettings, 'bill_ship_info' | 'country'>,
): CheckedAddresses => {
  const { country, bill_ship_info: fields } = settings
  const states = statesOf(country).map(({ code }) => code)
  const billing = tidyAddress(typed.billing, country)
  const errors = checkAddress(billing, { fields, country, states })
  if (!typed.shipping) return { billing, shipping: billing, errors }
  const shipping = tidyAddress(typed.shipping, country)
  // the delivery address needs neither phone number nor e-mail address
  const rules = { fields: { ...fields, email: 'hidden', phone: 'optional' }, country, states }
  for (const [name, error] of Object.entries(checkAddress(shipping, rules))) {
    errors[`shipping.${name}`] = error
  }
  return { billing, shipping, errors }
}

import { m } from '#app/messages/paraglide/messages.js'

/** In the order of forms: province, then city, then the rest, so that delivery is known early. */
export const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'company',
  'country',
  'state',
  'city',
  'address_1',
  'address_2',
  'postcode',
  'phone',
  'email',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

const LABELS: Record<AddressField, () => string> = {
  first_name: m.ui_first_name,
  last_name: m.ui_last_name,
  company: m.addresses_company,
  country: m.addresses_country,
  state: m.addresses_state,
  city: m.addresses_city,
  address_1: m.addresses_street,
  address_2: m.addresses_unit,
  postcode: m.addresses_postcode,
  phone: m.addresses_phone,
  email: m.ui_email,
}

export const fieldLabel = (field: AddressField): string => LABELS[field]()

export interface AddressTraits {
  autoComplete: string
  inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  /** numbers and addresses read from the left in every language */
  ltr?: boolean
  wide?: boolean
  hint?: () => string
}

export const ADDRESS_TRAITS: Partial<Record<AddressField, AddressTraits>> = {
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  company: { autoComplete: 'organization', wide: true },
  city: { autoComplete: 'address-level2' },
  address_1: { autoComplete: 'address-line1', wide: true, hint: m.addresses_street_hint },
  address_2: { autoComplete: 'address-line2', wide: true },
  postcode: { autoComplete: 'postal-code', inputMode: 'numeric', ltr: true, hint: m.addresses_postcode_hint },
  phone: { autoComplete: 'tel', inputMode: 'tel', ltr: true, hint: m.addresses_phone_hint },
  email: { autoComplete: 'email', inputMode: 'email', ltr: true, wide: true },
}

/** What the store says of a field of an address, in words. */
export const addressProblem = (field: AddressField, code: string): string => {
  switch (code) {
    case 'invalid_email':
      return m.ui_invalid_email()
    case 'invalid_phone':
      return m.addresses_invalid_phone()
    case 'invalid_postcode':
      return m.addresses_invalid_postcode()
    case 'invalid_state':
      return m.addresses_invalid_state()
    case 'too_long':
      return m.addresses_too_long({ field: fieldLabel(field) })
    default:
      return m.addresses_required({ field: fieldLabel(field) })
  }
}

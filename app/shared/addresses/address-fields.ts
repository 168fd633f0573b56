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
  first_name: m.checkout_first_name,
  last_name: m.checkout_last_name,
  company: m.checkout_company,
  country: m.checkout_country,
  state: m.checkout_state,
  city: m.checkout_city,
  address_1: m.checkout_address_1,
  address_2: m.checkout_address_2,
  postcode: m.checkout_postcode,
  phone: m.checkout_phone,
  email: m.checkout_email,
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
  address_1: { autoComplete: 'address-line1', wide: true, hint: m.checkout_address_1_hint },
  address_2: { autoComplete: 'address-line2', wide: true },
  postcode: { autoComplete: 'postal-code', inputMode: 'numeric', ltr: true, hint: m.checkout_postcode_hint },
  phone: { autoComplete: 'tel', inputMode: 'tel', ltr: true, hint: m.checkout_phone_hint },
  email: { autoComplete: 'email', inputMode: 'email', ltr: true, wide: true },
}

/** What the store says of a field of an address, in words. */
export const addressProblem = (field: AddressField, code: string): string => {
  switch (code) {
    case 'invalid_email':
      return m.checkout_error_invalid_email()
    case 'invalid_phone':
      return m.checkout_error_invalid_phone()
    case 'invalid_postcode':
      return m.checkout_error_invalid_postcode()
    case 'invalid_state':
      return m.checkout_error_invalid_state()
    case 'too_long':
      return m.checkout_error_too_long({ field: fieldLabel(field) })
    default:
      return m.checkout_error_required({ field: fieldLabel(field) })
  }
}

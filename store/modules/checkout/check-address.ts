import { isEmail } from '#common/email.ts'
import { toLatinDigits } from '#common/persian.ts'
import { tidyMobile, tidyNumber } from '#common/phone.ts'
import type { AddressInput, FIELD_ERRORS } from '#store-api/contract/checkout.ts'

type FieldError = (typeof FIELD_ERRORS)[number]
export type FieldErrors = Record<string, FieldError>

export interface AddressRules {
  /** required, optional or hidden by field name: the setting `bill_ship_info` */
  fields: Record<string, string>
  country: string
  /** codes; empty where the country has none */
  states: string[]
}

const IRANIAN_MOBILE = /^09\d{9}$/
const PHONE = /^\+?[\d\s().-]{5,20}$/
const POSTCODE = /^[\p{L}\d][\p{L}\d\s-]{1,11}$/u
const POSTCODES: Record<string, RegExp> = { IR: /^\d{10}$/, US: /^\d{5}(-\d{4})?$/ }

/** What the shop keeps of what was typed: trimmed, numbers in Latin digits. */
export const tidyAddress = (typed: Partial<AddressInput>, country: string): AddressInput => {
  const trimmed = (name: keyof AddressInput) => (typed[name] ?? '').trim()
  const iranian = country === 'IR'
  return {
    first_name: trimmed('first_name'),
    last_name: trimmed('last_name'),
    company: trimmed('company'),
    address_1: trimmed('address_1'),
    address_2: trimmed('address_2'),
    city: trimmed('city'),
    state: trimmed('state'),
    postcode: iranian ? tidyNumber(trimmed('postcode')) : toLatinDigits(trimmed('postcode')),
    country,
    email: trimmed('email').toLowerCase(),
    phone: iranian ? tidyMobile(trimmed('phone')) : toLatinDigits(trimmed('phone')),
  }
}

const formatError = (name: string, value: string, rules: AddressRules): FieldError | null => {
  const iranian = rules.country === 'IR'
  if (name === 'email' && !isEmail(value)) return 'invalid_email'
  if (name === 'phone' && !(iranian ? IRANIAN_MOBILE : PHONE).test(value)) return 'invalid_phone'
  if (name === 'postcode' && !(POSTCODES[rules.country] ?? POSTCODE).test(value)) return 'invalid_postcode'
  if (name === 'state' && rules.states.length > 0 && !rules.states.includes(value)) return 'invalid_state'
  return null
}

/** Every field that is wrong, with its first problem. Hidden fields are not asked for. */
export const checkAddress = (address: AddressInput, rules: AddressRules): FieldErrors => {
  const errors: FieldErrors = {}
  for (const [name, value] of Object.entries(address)) {
    const rule = rules.fields[name] ?? 'optional'
    if (rule === 'hidden' || name === 'country') continue
    if (!value) {
      if (rule === 'required') errors[name] = 'required'
      continue
    }
    const error = formatError(name, value, rules)
    if (error) errors[name] = error
  }
  return errors
}

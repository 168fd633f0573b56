import type { StoreError } from '../../store-api/client/store-client.ts'
import { m } from '../messages/paraglide/messages.js'
import { BILLING_FIELDS, type BillingField } from './checkout-form.ts'

type Field = BillingField | 'shipping_rate' | 'payment_method' | 'terms'

/** What is wrong, in words: beside each field, and once above the form. */
export interface CheckoutProblems {
  form: string | null
  fields: Partial<Record<Field, string>>
}

const LABELS: Record<BillingField, () => string> = {
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

export const fieldLabel = (field: BillingField): string => LABELS[field]()

const describeField = (field: BillingField, code: string): string => {
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

const isBillingField = (name: string): name is BillingField =>
  (BILLING_FIELDS as readonly string[]).includes(name)

const FORM_PROBLEMS: Record<string, () => string> = {
  cart_changed: m.checkout_error_cart_changed,
  cart_empty: m.checkout_error_cart_empty,
  total_changed: m.checkout_error_total_changed,
  out_of_stock: m.checkout_error_out_of_stock,
  coupon_refused: m.checkout_error_coupon_refused,
  network: m.checkout_error_network,
}

/** A refusal of the store in the shopper's words. */
export const describeRefusal = (error: StoreError): CheckoutProblems => {
  const fields: CheckoutProblems['fields'] = {}
  for (const [param, code] of Object.entries(error.params)) {
    const name = param.replace(/^billing[._]/, '')
    if (isBillingField(name)) fields[name] = describeField(name, code)
  }
  if (Object.keys(fields).length > 0) return { form: m.checkout_error_summary(), fields }
  switch (error.code) {
    case 'terms_required':
      return { form: null, fields: { terms: m.checkout_error_terms_required() } }
    case 'no_shipping_rate':
      return { form: null, fields: { shipping_rate: m.checkout_error_no_shipping_rate() } }
    case 'unknown_payment_method':
      return { form: null, fields: { payment_method: m.checkout_error_unknown_payment_method() } }
    default:
      return { form: (FORM_PROBLEMS[error.code] ?? m.checkout_error_server)(), fields }
  }
}

import { m } from '#app/messages/paraglide/messages.js'
import { addressProblem } from '#app/shared/addresses/address-fields.ts'
import type { StoreError } from '#store-api/client/store-client.ts'
import { BILLING_FIELDS, type BillingField } from './checkout-form.ts'

/** What can be wrong, in the order of the form. */
export const CHECKOUT_FIELDS = [
  ...BILLING_FIELDS,
  'shipping_rate',
  'payment_method',
  'terms',
  'coupon',
] as const
type Field = (typeof CHECKOUT_FIELDS)[number]

/** What is wrong, in words: beside each field, and once above the form. */
export interface CheckoutProblems {
  form: string | null
  fields: Partial<Record<Field, string>>
}

const isBillingField = (name: string): name is BillingField =>
  (BILLING_FIELDS as readonly string[]).includes(name)

const FORM_PROBLEMS: Record<string, () => string> = {
  cart_changed: m.checkout_error_cart_changed,
  customer_blocked: m.checkout_error_customer_blocked,
  cart_empty: m.checkout_error_cart_empty,
  total_changed: m.checkout_error_total_changed,
  out_of_stock: m.checkout_error_out_of_stock,
  coupon_refused: m.checkout_error_coupon_refused,
  rest_too_many_requests: m.cart_coupon_too_many,
  network: m.checkout_error_network,
  database_busy: m.checkout_error_unavailable,
  storage_full: m.checkout_error_unavailable,
  storage_failed: m.checkout_error_unavailable,
}

/** A refusal of the store in the shopper's words. */
export const describeRefusal = (error: StoreError): CheckoutProblems => {
  const fields: CheckoutProblems['fields'] = {}
  for (const [param, code] of Object.entries(error.params)) {
    const name = param.replace(/^billing[._]/, '')
    if (isBillingField(name)) fields[name] = addressProblem(name, code)
    if (name === 'terms') fields.terms = m.checkout_error_terms_required()
  }
  const wrong = Object.keys(fields).length
  if (wrong > 0) return { form: wrong > 1 ? m.checkout_error_summary() : null, fields }
  switch (error.code) {
    case 'no_shipping_rate':
      return { form: null, fields: { shipping_rate: m.checkout_error_no_shipping_rate() } }
    case 'unknown_payment_method':
      return { form: null, fields: { payment_method: m.checkout_error_unknown_payment_method() } }
    default:
      return { form: (FORM_PROBLEMS[error.code] ?? m.checkout_error_server)(), fields }
  }
}

/** Why the amounts were not calculated: only codes that nobody has looked up yet are asked for too often. */
export const describeMissingView = ({ status }: StoreError): CheckoutProblems =>
  status === 429
    ? { form: null, fields: { coupon: m.cart_coupon_too_many() } }
    : { form: m.checkout_error_unavailable(), fields: {} }

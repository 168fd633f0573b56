import { toLatinDigits } from '../../common/persian.ts'
import type { PlaceRequest } from '../../store-api/contract/checkout.ts'
import { ADDRESS_FIELDS, type AddressField } from '../shop/address-fields.ts'

export const BILLING_FIELDS = ADDRESS_FIELDS
export type BillingField = AddressField

/** What the shopper typed, exactly: shown again whatever the server says. */
export interface CheckoutValues {
  billing: Record<BillingField, string>
  shippingRate: string
  paymentMethod: string
  note: string
  coupon: string
  coupons: string[]
  terms: boolean
  expectedTotal: string
}

const NUMERIC: BillingField[] = ['postcode', 'phone']

export const readCheckoutForm = (form: FormData): CheckoutValues => {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    billing: Object.fromEntries(
      BILLING_FIELDS.map((field) => [field, text(field)]),
    ) as CheckoutValues['billing'],
    shippingRate: text('shipping_rate'),
    paymentMethod: text('payment_method'),
    note: text('customer_note'),
    coupon: text('coupon').trim(),
    coupons: form.getAll('coupons').map(String),
    terms: form.get('terms') === 'on',
    expectedTotal: text('expected_total'),
  }
}

/** Coupons after the pressed button: one typed is added, one taken off is gone. */
export const couponsAfter = (values: CheckoutValues, intent: string): string[] => {
  if (intent === 'coupon' && values.coupon && !values.coupons.includes(values.coupon.toLowerCase())) {
    return [...values.coupons, values.coupon.toLowerCase()]
  }
  return intent.startsWith('drop-coupon:')
    ? values.coupons.filter((code) => code !== intent.slice('drop-coupon:'.length))
    : values.coupons
}

export const toPlaceRequest = (values: CheckoutValues): PlaceRequest => ({
  billing: Object.fromEntries(
    BILLING_FIELDS.map((field) => {
      const typed = values.billing[field].trim()
      return [field, NUMERIC.includes(field) ? toLatinDigits(typed) : typed]
    }),
  ),
  shipping_rate: values.shippingRate,
  payment_method: values.paymentMethod,
  coupons: values.coupons,
  customer_note: values.note,
  terms: values.terms,
  expected_total: values.expectedTotal || undefined,
})

/** The address part of a quote: what delivery and taxes hang on. */
export const quoteQuery = (values: CheckoutValues) => ({
  state: values.billing.state,
  city: values.billing.city,
  postcode: toLatinDigits(values.billing.postcode),
  shipping_rate: values.shippingRate,
  coupon: values.coupons.join(','),
  email: values.billing.email,
  phone: values.billing.phone,
})

import { ADDRESS_FIELDS, type AddressField } from '#app/shared/addresses/address-fields.ts'
import { isSameCode, normaliseCode } from '#common/coupon-code.ts'
import { toLatinDigits } from '#common/persian.ts'
import type { Quote } from '#store-api/contract/cart.ts'
import type { CheckoutView, PlaceRequest } from '#store-api/contract/checkout.ts'

export const BILLING_FIELDS = ADDRESS_FIELDS
export type BillingField = AddressField

/** What the shopper typed, exactly: shown again whatever the server says. */
export interface CheckoutValues {
  /** of the saved addresses, or another one: that which is typed */
  address: 'shipping' | 'billing' | 'other'
  billing: Record<BillingField, string>
  shippingRate: string
  paymentMethod: string
  note: string
  coupon: string
  coupons: string[]
  /** the code in the field that the shopper has been told about: the order may be placed without it */
  triedCoupon: string
  terms: boolean
  expectedTotal: string
  /** the page has said that the one way to deliver would be added to the total */
  addsDelivery: boolean
}

/** the field by which a page without script tells that it said so */
export const ADDS_DELIVERY = 'adds_delivery'

/** the field that says which typed code was looked up already */
export const TRIED_COUPON = 'tried_coupon'

const NUMERIC: BillingField[] = ['postcode', 'phone']

export const readCheckoutForm = (form: FormData): CheckoutValues => {
  const text = (name: string) => String(form.get(name) ?? '')
  const address = text('address')
  return {
    address: address === 'shipping' || address === 'billing' ? address : 'other',
    billing: Object.fromEntries(
      BILLING_FIELDS.map((field) => [field, text(field)]),
    ) as CheckoutValues['billing'],
    shippingRate: text('shipping_rate'),
    paymentMethod: text('payment_method'),
    note: text('customer_note'),
    coupon: text('coupon').trim(),
    coupons: form.getAll('coupons').map(String),
    triedCoupon: text(TRIED_COUPON),
    terms: form.get('terms') === 'on',
    expectedTotal: text('expected_total'),
    addsDelivery: text(ADDS_DELIVERY) === 'yes',
  }
}

/**
 * The values with the only way to deliver to their address, where the page had no script to ask for it but said that it
 * would be added. Nothing else may have changed the total that was seen.
 */
export const withOnlyDelivery = (values: CheckoutValues, { shipping, totals }: Quote): CheckoutValues => {
  const [only, ...others] = shipping.rates
  if (!only || others.length > 0) return values
  const isAllThatIsNew = Number(totals.total) - Number(totals.shipping) === Number(values.expectedTotal)
  return isAllThatIsNew ? { ...values, shippingRate: only.id, expectedTotal: totals.total } : values
}

/** The values with the address that was chosen in place of what is typed beside it; null when it is saved no more. */
export const withChosenAddress = (
  values: CheckoutValues,
  { saved, country }: Pick<CheckoutView, 'saved' | 'country'>,
): CheckoutValues | null => {
  const chosen = saved.find(({ kind }) => kind === values.address)
  return chosen ? { ...values, billing: { ...chosen.address, country } } : null
}

/** Which of the saved addresses the checkout begins with; another one asks for the place alone. */
const initialAddress = ({
  saved,
  billing,
  country,
}: CheckoutView): Pick<CheckoutValues, 'address' | 'billing'> => {
  const chosen = saved.find(({ address }) =>
    BILLING_FIELDS.every((field) => address[field] === billing[field]),
  )
  if (!chosen) return { address: 'other', billing: { ...billing, country } }
  const place = { company: '', state: '', city: '', address_1: '', address_2: '', postcode: '' }
  return { address: chosen.kind, billing: { ...billing, ...place, country } }
}

/** What the form holds when it is opened. */
export const initialValues = (view: CheckoutView): CheckoutValues => ({
  ...initialAddress(view),
  shippingRate: view.quote.shipping.rates.find((rate) => rate.selected)?.id ?? '',
  paymentMethod: view.payment_methods[0]?.id ?? '',
  note: view.customer_note,
  coupon: '',
  coupons: view.quote.coupons.map((coupon) => coupon.code),
  triedCoupon: '',
  terms: false,
  expectedTotal: view.quote.totals.total,
  addsDelivery: false,
})

/** Whether a code was typed that does not count yet. */
const hasNewCoupon = ({ coupon, coupons }: CheckoutValues): boolean =>
  coupon !== '' && !coupons.some((code) => isSameCode(code, coupon))

/** Whether a code was typed, but neither applied nor refused yet. */
export const hasUntriedCoupon = (values: CheckoutValues): boolean =>
  hasNewCoupon(values) && values.coupon !== values.triedCoupon

/** Coupons after the pressed button: one typed is added, one taken off is gone. */
export const couponsAfter = (values: CheckoutValues, intent: string): string[] => {
  if (intent === 'coupon' && hasNewCoupon(values)) return [...values.coupons, normaliseCode(values.coupon)]
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

/** Coupons as a query has them: none is said by a comma, for a query leaves out what is empty. */
export const couponQuery = (codes: string[]): string => codes.join(',') || ','

/** The address part of a quote: what delivery and taxes hang on. */
export const quoteQuery = (values: CheckoutValues) => ({
  typed: 1 as const,
  state: values.billing.state,
  city: values.billing.city,
  postcode: toLatinDigits(values.billing.postcode),
  shipping_rate: values.shippingRate,
  coupon: couponQuery(values.coupons),
  email: values.billing.email,
  phone: values.billing.phone,
})

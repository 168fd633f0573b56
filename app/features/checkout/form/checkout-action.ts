import { m } from '#app/messages/paraglide/messages.js'
import { type StoreClient, StoreError } from '#store-api/client/store-client.ts'
import type { CheckoutView, PlaceAnswer, PlaceRequest } from '#store-api/contract/checkout.ts'
import {
  BILLING_FIELDS,
  type CheckoutValues,
  couponsAfter,
  quoteQuery,
  readCheckoutForm,
  toPlaceRequest,
  withChosenAddress,
  withOnlyDelivery,
} from './checkout-form.ts'
import { type CheckoutProblems, describeRefusal } from './checkout-problems.ts'

export interface CheckoutAnswer {
  /** null when nothing could be read */
  values: CheckoutValues | null
  problems: CheckoutProblems
  view: CheckoutView | null
  /** the order was to be placed, and was not */
  refused?: true
  /** changes whenever the fields are to hold other values than what was typed into them */
  putRight?: string
}

const NO_PROBLEMS: CheckoutProblems = { form: null, fields: {} }

/** The answer to a form that could not be read. */
export const unreadableForm = (): CheckoutAnswer => ({
  values: null,
  problems: { form: m.checkout_error_server(), fields: {} },
  view: null,
})

interface CheckoutRequest {
  store: StoreClient
  draft: string
  form: FormData
  /** the language that the bank sends the shopper back to */
  returnPrefix: PlaceRequest['return_prefix']
}

/** Calculates the form again, or places the order when that button was pressed; answers the typed values either way. */
export const submitCheckout = async ({
  store,
  draft,
  form,
  returnPrefix,
}: CheckoutRequest): Promise<CheckoutAnswer | { placed: PlaceAnswer }> => {
  const intent = String(form.get('intent') ?? 'update')
  const typed = readCheckoutForm(form)
  const values = { ...typed, coupons: couponsAfter(typed, intent) }
  let chosen = values
  const answer = async (problems: CheckoutProblems, isGone = false): Promise<CheckoutAnswer> => {
    const view = await store.checkout(draft, quoteQuery(chosen)).catch(() => null)
    const coupons = view?.quote.coupons.map((coupon) => coupon.code) ?? values.coupons
    // what is wrong with a saved address is put right in the fields
    const isWrong = values.address !== 'other' && BILLING_FIELDS.some((field) => problems.fields[field])
    const toFields = isGone || isWrong
    const shown = toFields ? { ...chosen, address: 'other' as const } : values
    const putRight = toFields ? crypto.randomUUID() : undefined
    const refused = intent === 'place' || undefined
    return { values: { ...shown, coupons, coupon: '' }, problems, view, putRight, refused }
  }
  if (values.address !== 'other') {
    const view = await store.checkout(draft).catch(() => null)
    if (!view) return { ...unreadableForm(), values }
    const known = withChosenAddress(values, view)
    if (!known) return answer({ form: m.checkout_saved_gone(), fields: {} }, true)
    chosen = known
  }
  if (intent !== 'place') return answer(NO_PROBLEMS)
  if (values.addsDelivery && !values.shippingRate) {
    const view = await store.checkout(draft, quoteQuery(chosen)).catch(() => null)
    if (view && view.quote.shipping.rates.length > 1)
      return answer({ form: null, fields: { shipping_rate: m.checkout_error_no_shipping_rate() } })
    if (view) chosen = withOnlyDelivery(chosen, view.quote)
  }
  try {
    return {
      placed: await store.place(draft, { ...toPlaceRequest(chosen), return_prefix: returnPrefix }),
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return answer(describeRefusal(error))
  }
}

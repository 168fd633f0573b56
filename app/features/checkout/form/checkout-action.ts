import { m } from '#app/messages/paraglide/messages.js'
import { isDraftGone } from '#app/shared/orders/checkout-outcome.ts'
import { type StoreClient, StoreError } from '#store-api/client/store-client.ts'
import type { CheckoutView, PlaceAnswer, PlaceRequest } from '#store-api/contract/checkout.ts'
import {
  BILLING_FIELDS,
  type CheckoutValues,
  couponsAfter,
  hasUntriedCoupon,
  quoteQuery,
  readCheckoutForm,
  toPlaceRequest,
  withChosenAddress,
  withOnlyDelivery,
} from './checkout-form.ts'
import { type CheckoutProblems, describeMissingView, describeRefusal } from './checkout-problems.ts'

export interface CheckoutAnswer {
  /** null when nothing could be read */
  values: CheckoutValues | null
  problems: CheckoutProblems
  view: CheckoutView | null
  /** the order was to be placed, and was not */
  refused?: true
  /** changes whenever the fields are to hold other values than what was typed into them */
  putRight?: string
  /** the draft has run out, or there is none */
  gone?: true
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

type SubmitAnswer = CheckoutAnswer | { placed: PlaceAnswer }

/** Calculates the form again, or places the order when that button was pressed; answers the typed values either way. */
export const submitCheckout = async (request: CheckoutRequest): Promise<SubmitAnswer> => {
  try {
    return await submit(request)
  } catch (error) {
    if (!isDraftGone(error)) throw error
    return { values: null, problems: NO_PROBLEMS, view: null, gone: true }
  }
}

/** The checkout as it is now, or why it could not be read. */
const askView = (
  { store, draft }: CheckoutRequest,
  values?: CheckoutValues,
): Promise<CheckoutView | StoreError> =>
  store.checkout(draft, values && quoteQuery(values)).catch((error: unknown) => {
    if (!(error instanceof StoreError) || isDraftGone(error)) throw error
    return error
  })

const submit = async (request: CheckoutRequest): Promise<SubmitAnswer> => {
  const { store, draft, form, returnPrefix } = request
  const pressed = String(form.get('intent') ?? 'update')
  const typed = readCheckoutForm(form)
  // a code that was not applied is looked up before the order is placed
  const isUntried = pressed === 'place' && hasUntriedCoupon(typed)
  const intent = isUntried ? 'coupon' : pressed
  const values = { ...typed, coupons: couponsAfter(typed, intent) }
  const refused = pressed === 'place' || undefined
  let chosen = values
  const answer = async (problems: CheckoutProblems, isAddressGone = false): Promise<CheckoutAnswer> => {
    const asked = await askView(request, chosen)
    const failure = asked instanceof StoreError ? asked : null
    const view = asked instanceof StoreError ? null : asked
    // codes that could not be looked up do not count
    const coupons = view?.quote.coupons.map((coupon) => coupon.code) ?? typed.coupons
    const isTold = intent === 'coupon' && (!failure || failure.status === 429)
    const triedCoupon = isTold ? typed.coupon : typed.triedCoupon
    // what is wrong with a saved address is put right in the fields
    const isWrong = values.address !== 'other' && BILLING_FIELDS.some((field) => problems.fields[field])
    const toFields = isAddressGone || isWrong
    const shown = toFields ? { ...chosen, address: 'other' as const } : values
    return {
      values: { ...shown, coupons, coupon: '', triedCoupon },
      problems: failure && problems === NO_PROBLEMS ? describeMissingView(failure) : problems,
      view,
      putRight: toFields ? crypto.randomUUID() : undefined,
      refused,
    }
  }
  if (values.address !== 'other') {
    const asked = await askView(request)
    if (asked instanceof StoreError)
      return { values: typed, problems: describeMissingView(asked), view: null, refused }
    const known = withChosenAddress(values, asked)
    if (!known) return answer({ form: m.checkout_saved_gone(), fields: {} }, true)
    chosen = known
  }
  if (isUntried) return withNewTotal(await answer(NO_PROBLEMS), typed)
  if (intent !== 'place') return answer(NO_PROBLEMS)
  if (values.addsDelivery && !values.shippingRate) {
    const view = await askView(request, chosen)
    if (!(view instanceof StoreError)) {
      if (view.quote.shipping.rates.length > 1)
        return answer({ form: null, fields: { shipping_rate: m.checkout_error_no_shipping_rate() } })
      chosen = withOnlyDelivery(chosen, view.quote)
    }
  }
  try {
    return {
      placed: await store.place(draft, { ...toPlaceRequest(chosen), return_prefix: returnPrefix }),
    }
  } catch (error) {
    if (!(error instanceof StoreError) || isDraftGone(error)) throw error
    return answer(describeRefusal(error))
  }
}

/** Says that a code which was just looked up has changed the total; why one was refused is told by the view. */
const withNewTotal = (answer: CheckoutAnswer, { coupons }: CheckoutValues): CheckoutAnswer => {
  const isTaken = answer.view && answer.values?.coupons.some((code) => !coupons.includes(code))
  return isTaken ? { ...answer, problems: { form: m.checkout_error_total_changed(), fields: {} } } : answer
}

import { useState } from 'react'
import { data, Form, href, redirectDocument, useNavigation, useSubmit } from 'react-router'
import { pageContext } from '#app/context.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { orderCookie, PLACED_HERE } from '#app/shared/orders/order-keys.ts'
import { pageMeta } from '#app/shared/pages/page-meta.ts'
import { readForm } from '#app/shared/pages/read-form.ts'
import type { RouteHandle } from '#app/shared/pages/route-handle.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import type { CheckoutView } from '#store-api/contract/checkout.ts'
import { AddressFields } from '../features/checkout/address-fields.tsx'
import styles from '../features/checkout/checkout.module.css'
import {
  BILLING_FIELDS,
  type CheckoutValues,
  couponsAfter,
  initialAddress,
  quoteQuery,
  readCheckoutForm,
  toPlaceRequest,
  withChosenAddress,
} from '../features/checkout/checkout-form.ts'
import { type CheckoutProblems, describeRefusal } from '../features/checkout/checkout-problems.ts'
import { CouponField } from '../features/checkout/coupon-field.tsx'
import { DeliveryOptions } from '../features/checkout/delivery-options.tsx'
import { DraftGone } from '../features/checkout/draft-gone.tsx'
import { useStoreMoney } from '../features/checkout/money.ts'
import { OrderReview } from '../features/checkout/order-review.tsx'
import { PaymentOptions } from '../features/checkout/payment-options.tsx'
import { Problems } from '../features/checkout/problems.tsx'
import { TermsAndNote } from '../features/checkout/terms-and-note.tsx'
import type { Route } from './+types/mobile-checkout.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

const initialValues = (view: CheckoutView): CheckoutValues => ({
  ...initialAddress(view),
  shippingRate: view.quote.shipping.rates.find((rate) => rate.selected)?.id ?? '',
  paymentMethod: view.payment_methods[0]?.id ?? '',
  note: view.customer_note,
  coupon: '',
  coupons: view.quote.coupons.map((coupon) => coupon.code),
  terms: false,
  expectedTotal: view.quote.totals.total,
})

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { store, xsrf } = context.get(pageContext)
  const draft = new URL(request.url).searchParams.get('order_id') ?? ''
  const settings = await store.settings()
  try {
    const view = await store.checkout(draft)
    if (view.order) {
      const { id, order_key } = view.order
      throw redirectDocument(
        `${href('/mobile-checkout/order-received/:id', { id: String(id) })}?key=${order_key}`,
      )
    }
    return { draft, view, xsrf, termsPageId: settings.terms_page_id }
  } catch (error) {
    if (error instanceof StoreError && error.status >= 400 && error.status < 500) {
      return data(
        { draft, view: null, xsrf, termsPageId: 0 },
        { status: error.status === 400 ? 404 : error.status },
      )
    }
    throw error
  }
}

interface Answer {
  /** null when nothing could be read */
  values: CheckoutValues | null
  problems: CheckoutProblems
  view: CheckoutView | null
  /** changes whenever the fields are to hold other values than what was typed into them */
  putRight?: string
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { store, locale, homeLocale, origin } = context.get(pageContext)
  const draft = new URL(request.url).searchParams.get('order_id') ?? ''
  const form = await readForm(request)
  if (!form) {
    const problems = { form: m.checkout_error_server(), fields: {} }
    return data<Answer>({ values: null, problems, view: null }, { status: 400 })
  }
  const intent = String(form.get('intent') ?? 'update')
  const typed = readCheckoutForm(form)
  const values = { ...typed, coupons: couponsAfter(typed, intent) }
  let chosen = values
  const answer = async (problems: CheckoutProblems, isGone = false): Promise<Answer> => {
    const view = await store.checkout(draft, quoteQuery(chosen)).catch(() => null)
    const coupons = view?.quote.coupons.map((coupon) => coupon.code) ?? values.coupons
    // what is wrong with a saved address is put right in the fields
    const isWrong = values.address !== 'other' && BILLING_FIELDS.some((field) => problems.fields[field])
    const toFields = isGone || isWrong
    const shown = toFields ? { ...chosen, address: 'other' as const } : values
    const putRight = toFields ? crypto.randomUUID() : undefined
    return { values: { ...shown, coupons, coupon: '' }, problems, view, putRight }
  }
  if (values.address !== 'other') {
    const view = await store.checkout(draft).catch(() => null)
    if (!view) return { values, problems: { form: m.checkout_error_server(), fields: {} }, view }
    const known = withChosenAddress(values, view)
    if (!known) return answer({ form: m.checkout_saved_gone(), fields: {} }, true)
    chosen = known
  }
  if (intent !== 'place') return answer({ form: null, fields: {} })
  try {
    const prefix = locale === homeLocale ? '' : (`/${locale}` as const)
    const placed = await store.place(draft, { ...toPlaceRequest(chosen), return_prefix: prefix })
    // absolute, because the router would put the language before a path of its own making
    const key = { id: placed.order_id, key: placed.order_key }
    const cookie = orderCookie(request.headers.get('cookie'), key, PLACED_HERE, origin)
    return redirectDocument(new URL(placed.redirect, origin).href, {
      status: 303,
      headers: { 'Set-Cookie': cookie },
    })
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return answer(describeRefusal(error))
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.checkout_title(), hidden: true })

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, xsrf, termsPageId } = loaderData
  const view = actionData?.view ?? loaderData.view
  const navigation = useNavigation()
  const submit = useSubmit()
  const money = useStoreMoney()
  const [putRight, setPutRight] = useState(actionData?.putRight)
  if (actionData?.putRight && actionData.putRight !== putRight) setPutRight(actionData.putRight)
  if (!view) return <DraftGone />

  const values = actionData?.values ?? initialValues(view)
  const problems = actionData?.problems ?? { form: null, fields: {} }
  const intent = navigation.formData?.get('intent')
  const placing = intent === 'place'
  const update = (form: HTMLFormElement | null) => {
    if (!form) return
    const entered = new FormData(form)
    entered.set('intent', 'update')
    void submit(entered, { method: 'post', preventScrollReset: true })
  }

  return (
    <Form
      method="post"
      action={`${href('/mobile-checkout')}?order_id=${encodeURIComponent(draft)}`}
      className={styles.checkout}
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="_xsrf" value={xsrf} />
      <input
        type="hidden"
        name="expected_total"
        value={view.quote.totals.total}
        key={view.quote.totals.total}
      />
      {values.coupons.map((code) => (
        <input type="hidden" name="coupons" value={code} key={code} />
      ))}
      {/* Enter in a field brings the new totals, it does not place the order */}
      <button type="submit" name="intent" value="update" hidden tabIndex={-1} aria-hidden="true" />
      <div className={styles.main}>
        <h1 className={styles.title}>{m.checkout_title()}</h1>
        <Problems problems={problems} quote={view.quote} money={money} />
        <AddressFields
          key={putRight}
          view={view}
          values={values}
          problems={problems.fields}
          onRegionChange={update}
        />
        <DeliveryOptions
          quote={view.quote}
          problem={problems.fields.shipping_rate}
          money={money}
          onChange={update}
        />
        <PaymentOptions view={view} chosen={values.paymentMethod} problem={problems.fields.payment_method} />
        <TermsAndNote values={values} termsPageId={termsPageId} problem={problems.fields.terms} />
      </div>
      <aside className={styles.side}>
        <OrderReview quote={view.quote} money={money} updating={intent === 'update'}>
          <CouponField quote={view.quote} />
        </OrderReview>
        <div className={styles.place}>
          <p className={styles.placeTotal}>
            <span>{m.checkout_total()}</span>
            <strong>{money(view.quote.totals.total)}</strong>
          </p>
          <button type="submit" name="intent" value="place" className={styles.placeButton} disabled={placing}>
            {placing ? m.checkout_placing() : m.checkout_place()}
          </button>
        </div>
      </aside>
    </Form>
  )
}

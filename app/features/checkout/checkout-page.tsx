import { useEffect, useRef, useState } from 'react'
import { Form, href, useLocation, useNavigation } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ActionFailure } from '#app/shared/forms/send-failure.tsx'
import { useFormDraft } from '#app/shared/forms/use-form-draft.ts'
import { Button } from '#app/ui/actions/button.tsx'
import type { CheckoutView } from '#store-api/contract/checkout.ts'
import styles from './checkout-page.module.css'
import { AddressFields } from './fields/address-fields.tsx'
import { CouponField } from './fields/coupon-field.tsx'
import { DeliveryOptions } from './fields/delivery-options.tsx'
import { PaymentOptions } from './fields/payment-options.tsx'
import { TermsAndNote } from './fields/terms-and-note.tsx'
import type { CheckoutAnswer } from './form/checkout-action.ts'
import { ADDS_DELIVERY, couponQuery, initialValues, TRIED_COUPON } from './form/checkout-form.ts'
import { DraftGone } from './form/draft-gone.tsx'
import { Problems } from './form/problems.tsx'
import { useCheckoutForm } from './form/use-checkout-form.ts'
import { useStoreMoney } from './money.ts'
import { OrderReview } from './order-review.tsx'

interface CheckoutPageProps {
  draft: string
  /** null when the draft is gone */
  view: CheckoutView | null
  xsrf: string
  termsPageId: number
  answer: CheckoutAnswer | undefined
}

/** Of what is typed at the checkout, on the device until the order is placed. */
export const CHECKOUT_DRAFT = 'checkout'

/** The URL has the coupons that were added or taken off here: a reload brings them again. */
const useCouponsInUrl = (answer: CheckoutAnswer | undefined) => {
  const { key } = useLocation()
  const { state } = useNavigation()
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): the router has written the URL of the form once more
  useEffect(() => {
    // it writes that after the answer has come: what stood there before would be gone again
    if (state !== 'idle' || !answer?.view || !answer.values) return
    const url = new URL(location.href)
    url.searchParams.set('coupon', couponQuery(answer.values.coupons))
    history.replaceState(history.state, '', url)
  }, [answer, key, state])
}

/** All of the checkout in one form, which works before any script has come. */
export const CheckoutPage = ({ draft, view: opened, xsrf, termsPageId, answer }: CheckoutPageProps) => {
  const view = answer?.view ?? opened
  const money = useStoreMoney()
  const form = useRef<HTMLFormElement>(null)
  const [putRight, setPutRight] = useState(answer?.putRight)
  if (answer?.putRight && answer.putRight !== putRight) setPutRight(answer.putRight)

  const { update, onSubmit, isUpdating, isPlacing } = useCheckoutForm(form, view?.quote.totals.total)
  // the address that comes back is delivered to at today's prices
  useFormDraft(form, CHECKOUT_DRAFT, { onRestored: update })
  useCouponsInUrl(answer)
  if (!view || answer?.gone) return <DraftGone />

  const values = answer?.values ?? initialValues(view)
  const problems = answer?.problems ?? { form: null, fields: {} }

  return (
    <Form
      ref={form}
      method="post"
      action={`${href('/mobile-checkout')}?order_id=${encodeURIComponent(draft)}`}
      className={styles.checkout}
      preventScrollReset
      noValidate
      onSubmit={onSubmit}
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
      <input type="hidden" name={TRIED_COUPON} value={values.triedCoupon} />
      {/* Enter in a field brings the new totals, with the coupon that was typed; it does not place the order */}
      <button type="submit" name="intent" value="coupon" hidden tabIndex={-1} aria-hidden="true" />
      <div className={styles.main}>
        <h1 className={styles.title}>{m.checkout_title()}</h1>
        <Problems problems={problems} quote={view.quote} money={money} refusal={answer?.refused && answer} />
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
        <OrderReview quote={view.quote} money={money} updating={isUpdating}>
          <CouponField quote={view.quote} problem={problems.fields.coupon} />
        </OrderReview>
        <div className={styles.place}>
          <ActionFailure />
          {view.quote.shipping.required && !view.quote.shipping.calculated && (
            <noscript>
              <p className={styles.unknown}>{m.checkout_delivery_added()}</p>
              <input type="hidden" name={ADDS_DELIVERY} value="yes" />
            </noscript>
          )}
          <p className={styles.total}>
            <span>{m.orders_amount_due()}</span>
            <strong>{money(view.quote.totals.total)}</strong>
          </p>
          <Button
            type="submit"
            name="intent"
            value="place"
            size="large"
            className={styles.button}
            loading={isPlacing}
          >
            {m.checkout_place()}
          </Button>
        </div>
      </aside>
    </Form>
  )
}

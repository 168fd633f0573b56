import { useState } from 'react'
import { Form, href, useNavigation, useSubmit } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import type { CheckoutView } from '#store-api/contract/checkout.ts'
import { AddressFields } from './address-fields.tsx'
import type { CheckoutAnswer } from './checkout-action.ts'
import { initialValues } from './checkout-form.ts'
import styles from './checkout-page.module.css'
import { CouponField } from './coupon-field.tsx'
import { DeliveryOptions } from './delivery-options.tsx'
import { DraftGone } from './draft-gone.tsx'
import { useStoreMoney } from './money.ts'
import { OrderReview } from './order-review.tsx'
import { PaymentOptions } from './payment-options.tsx'
import { Problems } from './problems.tsx'
import { TermsAndNote } from './terms-and-note.tsx'

interface CheckoutPageProps {
  draft: string
  /** null when the draft is gone */
  view: CheckoutView | null
  xsrf: string
  termsPageId: number
  answer: CheckoutAnswer | undefined
}

/** All of the checkout in one form, which works before any script has come. */
export const CheckoutPage = ({ draft, view: opened, xsrf, termsPageId, answer }: CheckoutPageProps) => {
  const view = answer?.view ?? opened
  const navigation = useNavigation()
  const submit = useSubmit()
  const money = useStoreMoney()
  const [putRight, setPutRight] = useState(answer?.putRight)
  if (answer?.putRight && answer.putRight !== putRight) setPutRight(answer.putRight)
  if (!view) return <DraftGone />

  const values = answer?.values ?? initialValues(view)
  const problems = answer?.problems ?? { form: null, fields: {} }
  const intent = navigation.formData?.get('intent')
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
          <p className={styles.total}>
            <span>{m.checkout_total()}</span>
            <strong>{money(view.quote.totals.total)}</strong>
          </p>
          <Button
            type="submit"
            name="intent"
            value="place"
            size="large"
            className={styles.button}
            loading={intent === 'place'}
          >
            {m.checkout_place()}
          </Button>
        </div>
      </aside>
    </Form>
  )
}

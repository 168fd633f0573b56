import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { describeCouponRefusal } from '#app/shared/cart/coupon-refusals.ts'
import { type Fault, FormFaults } from '#app/ui/forms/form-faults.tsx'
import type { Quote } from '#store-api/contract/cart.ts'
import type { Money } from '../money.ts'
import { CHECKOUT_FIELDS, type CheckoutProblems } from './checkout-problems.ts'

interface ProblemsProps {
  problems: CheckoutProblems
  quote: Quote
  money: Money
  /** the answer by which an order was refused */
  refusal?: object
}

const fieldFaults = (fields: CheckoutProblems['fields']): Fault[] =>
  CHECKOUT_FIELDS.flatMap((field) => (fields[field] ? [{ text: fields[field], field }] : []))

const quoteFaults = (quote: Quote, money: Money): Fault[] => [
  ...quote.removed.map(({ name }) => ({ text: m.checkout_removed_line({ name }) })),
  ...quote.lines
    .filter((line) => line.notices.includes('quantity_clamped'))
    .map(({ name }) => ({ text: m.checkout_clamped_line({ name }) })),
  ...quote.refused_coupons.map((refused) => ({
    text: describeCouponRefusal(refused, money),
    field: 'coupon',
  })),
]

/** What the shopper must know before going on: each entry leads to its field, in the order of the form. */
export const Problems = ({ problems, quote, money, refusal }: ProblemsProps): ReactNode => (
  <FormFaults
    title={problems.form}
    faults={[...fieldFaults(problems.fields), ...quoteFaults(quote, money)]}
    refusal={refusal}
  />
)

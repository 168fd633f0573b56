import { m } from '#app/messages/paraglide/messages.js'
import { describeCouponRefusal } from '#app/shared/cart/coupon-refusals.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import type { Quote } from '#store-api/contract/cart.ts'
import type { CheckoutProblems } from './checkout-problems.ts'
import type { Money } from './money.ts'
import styles from './problems.module.css'

interface ProblemsProps {
  problems: CheckoutProblems
  quote: Quote
  money: Money
}

const quoteNews = (quote: Quote, money: Money): string[] => [
  ...quote.removed.map(({ name }) => m.checkout_removed_line({ name })),
  ...quote.lines
    .filter((line) => line.notices.includes('quantity_clamped'))
    .map(({ name }) => m.checkout_clamped_line({ name })),
  ...quote.refused_coupons.map((refused) => describeCouponRefusal(refused, money)),
]

/** What the shopper must know before going on, read out as soon as it appears. */
export const Problems = ({ problems, quote, money }: ProblemsProps) => {
  const named = Object.values(problems.fields).filter(Boolean)
  const texts = [...named, ...quoteNews(quote, money)]
  if (!problems.form && texts.length === 0) return null
  return (
    <Notice tone="error" title={problems.form} live>
      {texts.length === 1 && texts[0]}
      {texts.length > 1 && (
        <ul className={styles.list}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

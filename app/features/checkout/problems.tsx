import { m } from '#app/messages/paraglide/messages.js'
import type { Quote } from '#store-api/contract/cart.ts'
import type { CheckoutProblems } from './checkout-problems.ts'
import { describeCoupon } from './coupon-refusals.ts'
import type { Money } from './money.ts'
import styles from './problems.module.css'

interface Props {
  problems: CheckoutProblems
  quote: Quote
  money: Money
}

const quoteNews = (quote: Quote, money: Money): string[] => [
  ...quote.removed.map(({ name }) => m.checkout_removed_line({ name })),
  ...quote.lines
    .filter((line) => line.notices.includes('quantity_clamped'))
    .map(({ name }) => m.checkout_clamped_line({ name })),
  ...quote.refused_coupons.map((refused) => describeCoupon(refused, money)),
]

/** What the shopper must know before going on, read out as soon as it appears. */
export const Problems = ({ problems, quote, money }: Props) => {
  const news = quoteNews(quote, money)
  const named = Object.values(problems.fields).filter(Boolean)
  if (!problems.form && news.length === 0 && named.length === 0) return null
  return (
    <div role="alert" className={styles.problems}>
      {problems.form && <p className={styles.form}>{problems.form}</p>}
      <ul>
        {[...named, ...news].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

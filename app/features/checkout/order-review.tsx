import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { itemCount } from '#app/shared/cart/item-count.ts'
import { digits, formatNumber } from '#app/ui/digits.ts'
import type { Quote } from '#store-api/contract/cart.ts'
import type { Money } from './money.ts'
import styles from './order-review.module.css'

interface Props {
  quote: Quote
  money: Money
  updating: boolean
  children: ReactNode
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const shippingText = ({ shipping, totals }: Quote, money: Money): string => {
  if (!shipping.required) return m.checkout_free()
  if (!shipping.calculated || shipping.rates.length === 0) return m.checkout_shipping_unknown()
  return Number(totals.shipping) === 0 ? m.checkout_free() : money(totals.shipping)
}

/** What is bought and what it costs, all of it as the server says. */
export const OrderReview = ({ quote, money, updating, children }: Props) => (
  <section className={styles.review} aria-busy={updating}>
    <h2 className={styles.title}>
      {m.checkout_step_review()}
      <span className={styles.count}>{itemCount(quote.totals.items)}</span>
    </h2>
    <ul className={styles.lines}>
      {quote.lines.map((line) => (
        <li key={line.cart_id} className={styles.line}>
          {line.image && <img src={line.image.thumbnail ?? line.image.src} alt="" width={56} height={56} />}
          <div className={styles.lineText}>
            <p className={styles.name}>
              <bdi>{line.name}</bdi>
            </p>
            <p className={styles.options}>
              {line.meta_data.length > 0 && (
                <bdi>{line.meta_data.map(({ value }) => digits(value)).join(m.product_list_separator())}</bdi>
              )}
              <span>{m.checkout_quantity({ count: formatNumber(line.quantity) })}</span>
            </p>
          </div>
          <p className={styles.amount}>{money(line.subtotal)}</p>
        </li>
      ))}
    </ul>
    {children}
    <dl className={styles.totals} aria-live="polite">
      <Row label={m.checkout_subtotal()}>{money(quote.totals.subtotal)}</Row>
      {Number(quote.totals.discount) > 0 && (
        <Row label={m.checkout_discount()}>
          <span className={styles.discount}>{money(`-${quote.totals.discount}`)}</span>
        </Row>
      )}
      <Row label={m.checkout_shipping()}>{shippingText(quote, money)}</Row>
      {Number(quote.totals.fees) > 0 && <Row label={m.checkout_fees()}>{money(quote.totals.fees)}</Row>}
      {Number(quote.totals.tax) > 0 && <Row label={m.checkout_tax()}>{money(quote.totals.tax)}</Row>}
    </dl>
  </section>
)

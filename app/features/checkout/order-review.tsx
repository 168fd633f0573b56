import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { feeAndTaxRows } from '#app/shared/cart/fee-and-tax-rows.ts'
import { itemCount } from '#app/shared/cart/item-count.ts'
import { LineDiscount, OrderItem, OrderItems } from '#app/shared/orders/order-item.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { digits } from '#app/ui/digits.ts'
import { type Sum, Sums } from '#app/ui/display/figures/sums.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import type { Quote } from '#store-api/contract/cart.ts'
import type { Money } from './money.ts'
import styles from './order-review.module.css'

const shippingText = ({ shipping, totals }: Quote, money: Money): string => {
  if (!shipping.calculated || shipping.rates.length === 0) return m.checkout_shipping_unknown()
  return Number(totals.shipping) === 0 ? m.ui_free() : money(totals.shipping)
}

const sumsOf = (quote: Quote, money: Money): Sum[] => {
  const { subtotal, discount } = quote.totals
  const rows: Sum[] = [{ label: m.orders_subtotal(), value: money(subtotal) }]
  if (Number(discount) > 0)
    rows.push({ label: m.orders_discount(), value: money(`-${discount}`), tone: 'saved' })
  if (quote.shipping.required) rows.push({ label: m.orders_shipping(), value: shippingText(quote, money) })
  const more = feeAndTaxRows(quote).map(({ label, amount }) => ({ label, value: money(amount) }))
  return [...rows, ...more]
}

interface OrderReviewProps {
  quote: Quote
  money: Money
  updating: boolean
  children: ReactNode
}

/** What is bought and what it costs, all of it as the server says. */
export const OrderReview = ({ quote, money, updating, children }: OrderReviewProps) => {
  const { currency } = usePageSettings()
  return (
    <Card as="section" raised stack className={styles.review} aria-busy={updating}>
      <h2 className={styles.title}>
        {m.orders_summary()}
        <span className={styles.count}>{itemCount(quote.totals.items)}</span>
      </h2>
      <OrderItems>
        {quote.lines.map(({ cart_id, name, image, quantity, subtotal, total, meta_data }) => (
          <OrderItem
            key={cart_id}
            name={name}
            picture={image?.thumbnail ?? image?.src}
            quantity={quantity}
            amount={money(subtotal)}
            discount={<LineDiscount subtotal={subtotal} total={total} currency={currency} />}
            options={meta_data.map(({ value }) => digits(value)).join(m.product_list_separator())}
          />
        ))}
      </OrderItems>
      {children}
      <Sums rows={sumsOf(quote, money)} live />
    </Card>
  )
}

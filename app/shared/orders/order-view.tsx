import { m } from '#app/messages/paraglide/messages.js'
import { digits } from '#app/ui/digits.ts'
import { formatDate, formatPriceText } from '#app/ui/format.ts'
import type { Order } from '#store-api/contract/orders.ts'
import { useShop } from '../settings/shop.ts'
import { Fact, OrderAddress, OrderLines, OrderTimeline } from './order-parts.tsx'
import styles from './order-view.module.css'
import { StatusLabel } from './status-label.tsx'

type Money = (amount: string) => string

const Totals = ({ order, money }: { order: Order; money: Money }) => {
  const subtotal = order.line_items.reduce((sum, line) => sum + Number(line.subtotal), 0)
  const fees = order.fee_lines.map((fee) => [fee.name, fee.total] as const)
  const rows = [
    [m.checkout_subtotal(), String(subtotal)],
    ...(Number(order.discount_total) > 0
      ? [[m.checkout_discount(), `-${order.discount_total}`] as const]
      : []),
    ...(order.shipping_lines.length > 0 ? [[m.checkout_shipping(), order.shipping_total] as const] : []),
    ...fees,
    ...(Number(order.total_tax) > 0 ? [[m.checkout_tax(), order.total_tax] as const] : []),
  ]
  return (
    <dl className={styles.totals}>
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {label === m.checkout_shipping() && Number(amount) === 0 ? m.checkout_free() : money(amount)}
          </dd>
        </div>
      ))}
      <div className={styles.grand}>
        <dt>{m.checkout_total()}</dt>
        <dd>{money(order.total)}</dd>
      </div>
    </dl>
  )
}

/** An order as its buyer sees it: facts, items, totals, and what happened when. */
export const OrderView = ({ order }: { order: Order }) => {
  const { currency, timezone } = useShop()
  const money: Money = (amount) => formatPriceText(amount, currency)
  return (
    <div className={styles.order}>
      <dl className={styles.facts}>
        <Fact label={m.checkout_order_number()}>
          <bdi>{digits(order.number)}</bdi>
        </Fact>
        <Fact label={m.checkout_order_date()}>
          {formatDate(order.date_created_gmt, { timeZone: timezone })}
        </Fact>
        <Fact label={m.checkout_order_status()}>
          <StatusLabel status={order.status} />
        </Fact>
        <Fact label={m.checkout_order_payment()}>{order.payment_method_title}</Fact>
        {order.transaction_id && (
          <Fact label={m.checkout_order_reference()}>
            <bdi>{digits(order.transaction_id)}</bdi>
          </Fact>
        )}
      </dl>
      <section className={styles.part}>
        <h2>{m.checkout_order_items()}</h2>
        <OrderLines lines={order.line_items} />
        <Totals order={order} money={money} />
      </section>
      <section className={styles.part}>
        <h2>{m.checkout_order_deliver_to()}</h2>
        <OrderAddress to={order.shipping.address_1 ? order.shipping : order.billing} />
        {order.customer_note && (
          <p className={styles.note}>
            <span className="visually-hidden">{m.checkout_note_label()}: </span>
            {order.customer_note}
          </p>
        )}
      </section>
      <OrderTimeline timeline={order.timeline} />
    </div>
  )
}

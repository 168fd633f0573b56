import type { Order } from '../../../store-api/contract/orders.ts'
import { m } from '../../messages/paraglide/messages.js'
import { digits, formatNumber } from '../../ui/digits.ts'
import { formatDate, formatPriceText } from '../../ui/format.ts'
import { useShop } from '../shop.ts'
import { statusLabel } from './order-status.ts'
import styles from './order-view.module.css'
import { StatusLabel } from './status-label.tsx'

type Money = (amount: string) => string

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

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

const addressLines = ({ shipping, billing }: Order): string[] => {
  const to = shipping.address_1 ? shipping : billing
  const name = [to.first_name, to.last_name].filter(Boolean).join(' ')
  const join = (...parts: string[]) => parts.filter(Boolean).join(m.product_list_separator())
  const street = join(to.address_1, to.address_2)
  const lines =
    to.country === 'IR'
      ? [name, join(to.city, street), digits(to.postcode)]
      : [name, street, join(to.city, [to.state, to.postcode].filter(Boolean).join(' '))]
  return lines.filter(Boolean)
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
        <ul className={styles.lines}>
          {order.line_items.map((line) => (
            <li key={line.id}>
              {line.image && <img src={line.image.src} alt="" width={56} height={56} loading="lazy" />}
              <div>
                <p className={styles.name}>
                  <bdi>{line.name}</bdi>
                </p>
                <p className={styles.quantity}>
                  {m.checkout_quantity({ count: formatNumber(line.quantity) })}
                </p>
              </div>
              <p className={styles.amount}>{money(line.total)}</p>
            </li>
          ))}
        </ul>
        <Totals order={order} money={money} />
      </section>
      <section className={styles.part}>
        <h2>{m.checkout_order_deliver_to()}</h2>
        <address className={styles.address}>
          {addressLines(order).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {order.customer_note && (
          <p className={styles.note}>
            <span className="visually-hidden">{m.checkout_note_label()}: </span>
            {order.customer_note}
          </p>
        )}
      </section>
      {order.timeline.length > 0 && (
        <section className={styles.part}>
          <h2>{m.checkout_order_timeline()}</h2>
          <ol className={styles.timeline}>
            {order.timeline.map((entry) => (
              <li key={`${entry.status}${entry.date_gmt}${entry.note}`}>
                <span>{statusLabel(entry.status)}</span>
                <time dateTime={`${entry.date_gmt}Z`}>
                  {formatDate(entry.date_gmt, { style: 'datetime', timeZone: timezone })}
                </time>
                {entry.note && <p className={styles.note}>{entry.note}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

import { m } from '#app/messages/paraglide/messages.js'
import { digits } from '#app/ui/digits.ts'
import { type Sum, Sums } from '#app/ui/display/figures/sums.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { formatPriceText } from '#app/ui/format.ts'
import type { Order } from '#store-api/contract/orders.ts'
import { usePageSettings } from '../settings/page-settings.ts'
import { Fact, OrderAddress, OrderFacts, OrderLines, OrderPart, OrderTimeline } from './order-parts.tsx'
import styles from './order-view.module.css'

const Totals = ({ order }: { order: Order }) => {
  const { currency } = usePageSettings()
  const money = (amount: string) => formatPriceText(amount, currency)
  const subtotal = order.line_items.reduce((sum, line) => sum + Number(line.subtotal), 0)
  const rows: Sum[] = [{ label: m.orders_subtotal(), value: money(String(subtotal)) }]
  if (Number(order.discount_total) > 0) {
    rows.push({ label: m.orders_discount(), value: money(`-${order.discount_total}`), tone: 'saved' })
  }
  if (order.shipping_lines.length > 0) {
    const isFree = Number(order.shipping_total) === 0
    rows.push({
      label: m.orders_shipping(),
      value: isFree ? m.ui_free() : money(order.shipping_total),
    })
  }
  rows.push(...order.fee_lines.map(({ name, total }) => ({ label: name, value: money(total) })))
  if (Number(order.total_tax) > 0) rows.push({ label: m.orders_tax(), value: money(order.total_tax) })
  rows.push({ label: m.orders_total(), value: money(order.total), tone: 'total' })
  if (Number(order.refunded_total) > 0) {
    rows.push({ label: m.orders_refunded(), value: money(`-${order.refunded_total}`) })
  }
  return <Sums rows={rows} />
}

/** The code stays as the carrier's page takes it, so that it can be copied. */
const Shipment = ({ shipment }: { shipment: NonNullable<Order['shipment']> }) => (
  <p className={styles.shipment}>
    <bdi dir="ltr">{shipment.code}</bdi>
    {shipment.carrier && <ShopText>{shipment.carrier}</ShopText>}
    {shipment.url && (
      <a href={shipment.url} target="_blank" rel="noreferrer">
        {m.orders_shipment_follow()}
      </a>
    )}
  </p>
)

/** Where an order goes; its buyer's address where nothing is sent. */
export const addressOf = ({ shipping, billing }: Order) => (shipping.address_1 ? shipping : billing)

interface OrderViewProps {
  order: Order
  /** of its address, by its name */
  province: string
}

/** An order as its buyer sees it: facts, items, totals, and what happened when. */
export const OrderView = ({ order, province }: OrderViewProps) => (
  <div className={styles.order}>
    <OrderFacts order={order} number={order.number}>
      <Fact label={m.orders_payment_method()}>{order.payment_method_title}</Fact>
      {order.transaction_id && (
        <Fact label={m.orders_bank_reference()}>
          <bdi>{digits(order.transaction_id)}</bdi>
        </Fact>
      )}
    </OrderFacts>
    {order.shipment && (
      <OrderPart title={m.orders_shipment()}>
        <Shipment shipment={order.shipment} />
      </OrderPart>
    )}
    <OrderPart title={m.orders_lines()}>
      <OrderLines lines={order.line_items} />
      <Totals order={order} />
    </OrderPart>
    <OrderPart title={order.shipping_lines.length > 0 ? m.orders_deliver_to() : m.orders_buyer()}>
      <OrderAddress to={addressOf(order)} province={province} />
      {order.customer_note && (
        <p className={styles.note}>
          <span className="visually-hidden">{m.orders_note()}: </span>
          <ShopText>{order.customer_note}</ShopText>
        </p>
      )}
    </OrderPart>
    <OrderTimeline timeline={order.timeline} />
  </div>
)

import { m } from '#app/messages/paraglide/messages.js'
import { AccountScreen } from '#app/shared/account/account-screen.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import {
  Fact,
  OrderAddress,
  OrderFacts,
  OrderLines,
  OrderPart,
  OrderTimeline,
} from '#app/shared/orders/order-parts.tsx'
import orderView from '#app/shared/orders/order-view.module.css'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { type Sum, Sums } from '#app/ui/display/figures/sums.tsx'
import { formatPriceText, type PriceCurrency } from '#app/ui/format.ts'
import { PAID } from '#store-api/contract/order-stages.ts'
import type { VendorOrder } from '#store-api/contract/vendor-dashboard.ts'
import { ordersHref } from './groups.ts'
import styles from './vendor-order.module.css'

/** Why there is no address. */
const withoutAddress = ({ status, shipping_method }: VendorOrder): string => {
  if (!PAID.includes(status)) return m.vendor_order_hold()
  return shipping_method ? m.vendor_order_fetched() : m.vendor_order_nothing_to_send()
}

const sumsOf = ({ line_items, total }: VendorOrder, currency: PriceCurrency): Sum[] => {
  const subtotal = line_items.reduce((sum, line) => sum + Number(line.subtotal), 0)
  const discount = line_items.reduce((sum, line) => sum + Number(line.subtotal) - Number(line.total), 0)
  const money = (amount: string | number) => formatPriceText(amount, currency)
  const own: Sum = { label: m.vendor_order_sum(), value: money(total), tone: 'total' }
  if (discount <= 0) return [own]
  return [
    { label: m.orders_subtotal(), value: money(subtotal) },
    { label: m.orders_discount(), value: money(-discount), tone: 'saved' },
    own,
  ]
}

interface OwnOrderProps {
  order: VendorOrder
  /** of the address, by its name */
  province: string
}

/** The vendor's part of an order: what to pack, where it goes, and what happened when. */
export const VendorOrderPage = ({ order, province }: OwnOrderProps) => {
  const { currency } = usePageSettings()
  return (
    <AccountScreen title={m.orders_number({ number: digits(order.number) })}>
      <div className={orderView.order}>
        <OrderFacts order={order} withTime>
          {order.shipping_method && <Fact label={m.orders_shipping_method()}>{order.shipping_method}</Fact>}
        </OrderFacts>
        <OrderPart title={m.orders_lines()}>
          <OrderLines lines={order.line_items} withSku />
          <Sums rows={sumsOf(order, currency)} />
          <p className={styles.hint}>{m.vendor_order_own_part()}</p>
        </OrderPart>
        <OrderPart title={m.orders_deliver_to()}>
          {order.shipping ? (
            <OrderAddress to={order.shipping} province={province} />
          ) : (
            <p>{withoutAddress(order)}</p>
          )}
        </OrderPart>
        <OrderTimeline timeline={order.timeline} />
      </div>
      <Button variant="text" className={styles.back} render={<ShopLink to={ordersHref()} />}>
        {m.vendor_all_orders()}
      </Button>
    </AccountScreen>
  )
}

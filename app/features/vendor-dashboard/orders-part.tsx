import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { GroupLinks } from '#app/shared/links/group-links.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { OrderCard } from '#app/shared/orders/order-card.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Pagination } from '#app/ui/layout/pagination.tsx'
import type { VendorOrderSummary } from '#store-api/contract/vendor-dashboard.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { orderGroups, ordersHref } from './groups.ts'
import styles from './parts.module.css'
import type { VendorSummary } from './vendor-summary.ts'

interface OrdersPartProps {
  shop: VendorSummary
  orders: VendorOrderSummary[]
  group: string
  page: number
  pages: number
}

/** The orders with something of the vendor's, newest first. */
export const OrdersPart = ({ shop, orders, group, page, pages }: OrdersPartProps) => (
  <DashboardFrame shop={shop} part="orders">
    <GroupLinks
      label={m.orders_filter()}
      groups={orderGroups()}
      current={group}
      hrefOf={(name) => ordersHref(name)}
    />
    {orders.length > 0 ? (
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard
              order={order}
              to={href('/my-shop/orders/:id', { id: String(order.id) })}
              city={order.city}
            />
          </li>
        ))}
      </ul>
    ) : group ? (
      <EmptyState icon="receipt_long" title={m.orders_empty_group()}>
        <Button variant="tonal" render={<ShopLink to={ordersHref()} />}>
          {m.orders_show_all()}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState icon="receipt_long" title={m.vendor_no_orders()} text={m.vendor_no_orders_text()} />
    )}
    <Pagination
      page={page}
      pages={pages}
      renderPage={(number) => <ShopLink to={ordersHref(group, number)} />}
    />
  </DashboardFrame>
)

import { useEffect } from 'react'
import { href } from 'react-router'
import { customer } from '#app/device/customer/customer.ts'
import { seenOrders } from '#app/device/shopping/seen-orders.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { AccountScreen } from '#app/shared/account/account-screen.tsx'
import { GroupLinks } from '#app/shared/links/group-links.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { OrderCard } from '#app/shared/orders/order-card.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { CardList } from '#app/ui/layout/container.tsx'
import { Pagination } from '#app/ui/layout/pagination.tsx'
import type { OrderSummary } from '#store-api/contract/orders.ts'
import { orderGroups } from './order-groups.ts'

/** The list as its URL says it. */
const listHref = (group: string, page = 1): string => {
  const query = new URLSearchParams({
    ...(group && { status: group }),
    ...(page > 1 && { page: String(page) }),
  })
  return href('/my-orders') + (query.size ? `?${query}` : '')
}

export const orderHref = (id: number): string => `${href('/my-order-detail')}?id=${id}`

interface OrderListProps {
  orders: OrderSummary[]
  group: string
  page: number
  pages: number
}

/** The newest orders are shown again without a network, to whom they belong. */
const useKeepOrders = ({ orders, group, page }: OrderListProps): void => {
  useEffect(() => {
    if (group || page > 1) return
    void customer.load().then((known) => known && seenOrders.set(known.id, orders))
  }, [orders, group, page])
}

/** The customer's orders, newest first, with a way to each. */
export const OrderList = (props: OrderListProps) => {
  const { orders, group, page, pages } = props
  useKeepOrders(props)
  return (
    <AccountScreen title={m.orders_title()}>
      <GroupLinks label={m.orders_filter()} groups={orderGroups()} current={group} hrefOf={listHref} />
      {orders.length > 0 ? (
        <CardList>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} to={orderHref(order.id)} />
            </li>
          ))}
        </CardList>
      ) : group ? (
        <EmptyState icon="receipt_long" title={m.orders_empty_group()}>
          <Button variant="tonal" render={<ShopLink to={listHref('')} />}>
            {m.orders_show_all()}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState icon="receipt_long" title={m.orders_empty()} text={m.orders_empty_text()}>
          <Button render={<ShopLink to={href('/shop')} />}>{m.shell_to_shop()}</Button>
        </EmptyState>
      )}
      <Pagination
        page={page}
        pages={pages}
        renderPage={(number) => <ShopLink to={listHref(group, number)} />}
      />
    </AccountScreen>
  )
}

import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { customer } from '#app/device/customer/customer.ts'
import { seenOrders } from '#app/device/shopping/seen-orders.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { AccountScreen } from '#app/shared/account/account-screen.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { OrderCard } from '#app/shared/orders/order-card.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { formatDate } from '#app/ui/format.ts'
import { CardList } from '#app/ui/layout/container.tsx'
import { orderHref } from './order-list.tsx'

const ShowCurrent = () => (
  <Button variant="tonal" icon="refresh" render={<ShopLink to={href('/my-orders')} />}>
    {m.orders_show_current()}
  </Button>
)

/** The customer's orders as this device last saw them, for the time without a network. */
export const SeenOrderList = () => {
  const { timezone } = usePageSettings()
  const person = customer.use()
  const seen = seenOrders.use()
  const isReady = seenOrders.useReady()
  const [isUnread, setUnread] = useState(false)
  useEffect(() => {
    Promise.all([customer.read(), seenOrders.read()]).catch(() => setUnread(true))
  }, [])
  if (isUnread) {
    return (
      <AccountScreen title={m.orders_title()}>
        <EmptyState icon="receipt_long" title={m.orders_unread()}>
          <ShowCurrent />
        </EmptyState>
      </AccountScreen>
    )
  }
  if (!isReady) return <AccountScreen title={m.orders_title()}>{null}</AccountScreen>
  if (!seen || seen.customer !== person?.id) {
    return (
      <AccountScreen title={m.orders_title()}>
        <EmptyState icon="receipt_long" title={m.orders_never_seen()} text={m.orders_never_seen_text()}>
          <ShowCurrent />
        </EmptyState>
      </AccountScreen>
    )
  }
  const date = formatDate(seen.at, { style: 'datetime', timeZone: timezone })
  return (
    <AccountScreen title={m.orders_title()}>
      <Notice tone="warning" actions={<ShowCurrent />}>
        {m.orders_last_seen({ date })}
      </Notice>
      <CardList>
        {seen.orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} to={orderHref(order.id)} />
          </li>
        ))}
      </CardList>
    </AccountScreen>
  )
}

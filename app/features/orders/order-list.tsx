import { href } from 'react-router'
import type { OrderSummary } from '../../../store-api/contract/orders.ts'
import { m } from '../../messages/paraglide/messages.js'
import { AccountScreen } from '../../shop/account-screen.tsx'
import { itemCount } from '../../shop/item-count.ts'
import { StatusLabel } from '../../shop/order-view/status-label.tsx'
import { useShop } from '../../shop/shop.ts'
import { ShopLink } from '../../shop/shop-link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { digits } from '../../ui/digits.ts'
import { Icon } from '../../ui/display/icon.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { formatDate, formatPriceText } from '../../ui/format.ts'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { orderGroups } from './order-groups.ts'
import styles from './order-list.module.css'

/** The list as its address says it. */
const listHref = (group: string, page = 1): string => {
  const query = new URLSearchParams({
    ...(group && { status: group }),
    ...(page > 1 && { page: String(page) }),
  })
  return href('/my-orders') + (query.size ? `?${query}` : '')
}

export const orderHref = (id: number): string => `${href('/my-order-detail')}?id=${id}`

const Pictures = ({ order }: { order: OrderSummary }) => (
  <span className={styles.pictures}>
    {order.pictures.map(({ name, src }, index) =>
      src ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change places
        <img key={index} src={src} alt={name} width={56} height={56} loading="lazy" />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change places
        <span key={index} className={styles.blank} role="img" aria-label={name}>
          <Icon name="image" size={24} />
        </span>
      ),
    )}
  </span>
)

const OrderCard = ({ order }: { order: OrderSummary }) => {
  const { currency, timezone } = useShop()
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.number}>
          <ShopLink to={orderHref(order.id)} className={styles.link}>
            {m.orders_number({ number: digits(order.number) })}
          </ShopLink>
        </h2>
        <StatusLabel status={order.status} />
      </header>
      <p className={styles.facts}>
        <time dateTime={`${order.date_created_gmt}Z`}>
          {formatDate(order.date_created_gmt, { timeZone: timezone })}
        </time>
        <span aria-hidden>·</span>
        <span>{itemCount(order.items)}</span>
      </p>
      <div className={styles.foot}>
        <Pictures order={order} />
        <span className={styles.total}>{formatPriceText(order.total, currency)}</span>
      </div>
      <Icon name="chevron_right" size={20} className={styles.chevron} />
    </article>
  )
}

interface OrderListProps {
  orders: OrderSummary[]
  group: string
  page: number
  pages: number
}

/** The customer's orders, newest first, with a way to each. */
export const OrderList = ({ orders, group, page, pages }: OrderListProps) => (
  <AccountScreen title={m.orders_title()}>
    <nav aria-label={m.orders_filter()} className={styles.groups}>
      {orderGroups().map(({ name, label }) => (
        <ShopLink
          key={name}
          to={listHref(name)}
          className={styles.group}
          aria-current={name === group ? 'page' : undefined}
        >
          {label}
        </ShopLink>
      ))}
    </nav>
    {orders.length > 0 ? (
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    ) : group ? (
      <EmptyState icon="receipt_long" title={m.orders_empty_group()}>
        <Button variant="tonal" render={<ShopLink to={listHref('')} />}>
          {m.orders_show_all()}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState icon="receipt_long" title={m.orders_empty()} text={m.orders_empty_text()}>
        <Button render={<ShopLink to={href('/shop')} />}>{m.orders_to_shop()}</Button>
      </EmptyState>
    )}
    <Pagination
      page={page}
      pages={pages}
      renderPage={(number) => <ShopLink to={listHref(group, number)} />}
    />
  </AccountScreen>
)

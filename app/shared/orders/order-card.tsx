import { m } from '#app/messages/paraglide/messages.js'
import { CardLink } from '#app/ui/actions/card-link.tsx'
import { digits } from '#app/ui/digits.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { Facts } from '#app/ui/display/text/meta-line.tsx'
import { NamingText } from '#app/ui/display/text/naming-text.tsx'
import { textMarks } from '#app/ui/display/text/shop-text.tsx'
import { formatDate, formatPriceText } from '#app/ui/format.ts'
import { Card, Row } from '#app/ui/layout/container.tsx'
import type { OrderSummary } from '#store-api/contract/orders.ts'
import { itemCount } from '../cart/item-count.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { usePageSettings } from '../settings/page-settings.ts'
import styles from './order-card.module.css'
import { StatusLabel } from './status-label.tsx'

type Shown = Omit<OrderSummary, 'can_pay'>

const Pictures = ({ pictures }: Pick<Shown, 'pictures'>) => (
  <span className={styles.pictures}>
    {pictures.map(({ name, src }, index) =>
      src ? (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change places
          key={index}
          src={src}
          alt={name}
          lang={textMarks(name).lang}
          width={56}
          height={56}
          loading="lazy"
        />
      ) : (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change places
          key={index}
          className={styles.blank}
          role="img"
          aria-label={name}
          lang={textMarks(name).lang}
        >
          <Icon name="image" size={24} />
        </span>
      ),
    )}
  </span>
)

interface OrderCardProps {
  order: Shown
  /** where all of it is read */
  to: string
  /** the city that it goes to */
  city?: string
}

/** An order among others: where it stands, what is in it, and what it comes to. */
export const OrderCard = ({ order, to, city }: OrderCardProps) => {
  const { currency, timezone } = usePageSettings()
  return (
    <Card as="article" raised stack className={styles.card}>
      <Row as="header" loose className={styles.head}>
        <h2 className={styles.number}>
          <CardLink render={<ShopLink to={to} />}>
            {m.orders_number({ number: digits(order.number) })}
          </CardLink>
        </h2>
        <StatusLabel status={order.status} />
      </Row>
      <Facts className={styles.facts}>
        <time dateTime={`${order.date_created_gmt}Z`}>
          {formatDate(order.date_created_gmt, { timeZone: timezone })}
        </time>
        <span aria-hidden>·</span>
        <span>{itemCount(order.items)}</span>
        {city && (
          <>
            <span aria-hidden>·</span>
            <span>
              <NamingText name={city}>{m.orders_to_city({ city })}</NamingText>
            </span>
          </>
        )}
      </Facts>
      <div className={styles.foot}>
        <Pictures pictures={order.pictures} />
        <span className={styles.total}>{formatPriceText(order.total, currency)}</span>
      </div>
      <Icon name="chevron_right" size={20} className={styles.chevron} />
    </Card>
  )
}

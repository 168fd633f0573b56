import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { digits } from '#app/ui/digits.ts'
import { ShopText, textMarks } from '#app/ui/display/text/shop-text.tsx'
import { formatDate, formatPriceText } from '#app/ui/format.ts'
import { Card } from '#app/ui/layout/container.tsx'
import type { Order, ShippingAddress } from '#store-api/contract/orders.ts'
import { addressLines } from '../addresses/address-lines.ts'
import { usePageSettings } from '../settings/page-settings.ts'
import { LineDiscount, OrderItem, OrderItems } from './order-item.tsx'
import { statusLabel } from './order-status.ts'
import styles from './order-view.module.css'
import { StatusLabel } from './status-label.tsx'

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>
      <ShopText>{children}</ShopText>
    </dd>
  </div>
)

interface OrderFactsProps {
  order: Pick<Order, 'date_created_gmt' | 'status'>
  number?: string
  /** tells the hour too */
  withTime?: boolean
  /** more of them */
  children?: ReactNode
}

/** Which order it is, when it was placed and how it stands. */
export const OrderFacts = ({ order, number, withTime, children }: OrderFactsProps) => {
  const { timezone } = usePageSettings()
  return (
    <Card as="dl" raised className={styles.facts}>
      {number && (
        <Fact label={m.orders_order_number()}>
          <bdi>{digits(number)}</bdi>
        </Fact>
      )}
      <Fact label={m.orders_date()}>
        {formatDate(order.date_created_gmt, {
          ...(withTime ? { style: 'datetime' as const } : {}),
          timeZone: timezone,
        })}
      </Fact>
      <Fact label={m.orders_status()}>
        <StatusLabel status={order.status} />
      </Fact>
      {children}
    </Card>
  )
}

interface OrderPartProps {
  title: string
  children: ReactNode
}

/** A card of an order's page. */
export const OrderPart = ({ title, children }: OrderPartProps) => (
  <Card as="section" raised stack className={styles.part}>
    <h2>{title}</h2>
    {children}
  </Card>
)

interface OrderLinesProps {
  lines: Order['line_items']
  /** for who looks for the goods on a shelf */
  withSku?: boolean
}

/** What was bought, one below the other. */
export const OrderLines = ({ lines, withSku }: OrderLinesProps) => {
  const { currency } = usePageSettings()
  return (
    <OrderItems>
      {lines.map(({ id, name, image, quantity, refunded_quantity, subtotal, total, sku }) => (
        <OrderItem
          key={id}
          name={name}
          picture={image?.src}
          quantity={quantity}
          refunded={refunded_quantity}
          amount={formatPriceText(subtotal, currency)}
          discount={<LineDiscount subtotal={subtotal} total={total} currency={currency} />}
          sku={withSku ? sku : undefined}
        />
      ))}
    </OrderItems>
  )
}

interface OrderAddressProps {
  to: Omit<ShippingAddress, 'company' | 'phone'>
  /** by its name */
  province?: string
}

/** Where the goods go. */
export const OrderAddress = ({ to, province }: OrderAddressProps) => (
  <address className={styles.address}>
    {addressLines(to, province).map((line) => (
      <span key={line}>
        <ShopText>{line}</ShopText>
      </span>
    ))}
  </address>
)

type Entry = Pick<Order['timeline'][number], 'status' | 'date_gmt'> & { note?: string }

/** What happened when, oldest first. */
export const OrderTimeline = ({ timeline }: { timeline: Entry[] }) => {
  const { timezone } = usePageSettings()
  if (timeline.length === 0) return null
  return (
    <OrderPart title={m.orders_timeline()}>
      <ol className={styles.timeline}>
        {timeline.map((entry) => (
          <li key={`${entry.status}${entry.date_gmt}${entry.note}`}>
            <span>{statusLabel(entry.status)}</span>
            <time dateTime={`${entry.date_gmt}Z`}>
              {formatDate(entry.date_gmt, { style: 'datetime', timeZone: timezone })}
            </time>
            {entry.note && (
              <p className={styles.note} {...textMarks(entry.note)}>
                {entry.note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </OrderPart>
  )
}

import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { formatNumber } from '#app/ui/digits.ts'
import { formatDate, formatPriceText } from '#app/ui/format.ts'
import type { Order, ShippingAddress } from '#store-api/contract/orders.ts'
import { addressLines } from '../addresses/address-lines.ts'
import { useShop } from '../settings/shop.ts'
import { statusLabel } from './order-status.ts'
import styles from './order-view.module.css'

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

interface OrderLinesProps {
  lines: Order['line_items']
  /** for who looks for the goods on a shelf */
  withSku?: boolean
}

/** What was bought, one below the other. */
export const OrderLines = ({ lines, withSku }: OrderLinesProps) => {
  const { currency } = useShop()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          {line.image && <img src={line.image.src} alt="" width={56} height={56} loading="lazy" />}
          <div>
            <p className={styles.name}>
              <bdi>{line.name}</bdi>
            </p>
            <p className={styles.quantity}>
              {m.checkout_quantity({ count: formatNumber(line.quantity) })}
              {withSku && line.sku && (
                <>
                  {' · '}
                  <bdi>{line.sku}</bdi>
                </>
              )}
            </p>
          </div>
          <p className={styles.amount}>{formatPriceText(line.total, currency)}</p>
        </li>
      ))}
    </ul>
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
      <span key={line}>{line}</span>
    ))}
  </address>
)

type Entry = Pick<Order['timeline'][number], 'status' | 'date_gmt'> & { note?: string }

/** What happened when, oldest first. */
export const OrderTimeline = ({ timeline }: { timeline: Entry[] }) => {
  const { timezone } = useShop()
  if (timeline.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{m.checkout_order_timeline()}</h2>
      <ol className={styles.timeline}>
        {timeline.map((entry) => (
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
  )
}

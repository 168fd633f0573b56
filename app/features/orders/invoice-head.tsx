import { m } from '#app/messages/paraglide/messages.js'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { digits } from '#app/ui/digits.ts'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import type { Order } from '#store-api/contract/orders.ts'
import styles from './invoice-head.module.css'

/** Who sold and who bought, for paper only. */
export const InvoiceHead = ({ order }: { order: Order }) => {
  const settings = usePageSettings()
  const { first_name, last_name, phone, email } = order.billing
  return (
    <header className={styles.head}>
      <p className={styles.title}>{m.orders_invoice({ number: digits(order.number) })}</p>
      <div>
        <p className={styles.name}>
          <ShopText>{settings.site_name}</ShopText>
        </p>
        <p>
          <ShopText>{settings.store_address}</ShopText>
        </p>
        <p>
          <bdi dir="ltr">{digits(settings.phone_no)}</bdi>
        </p>
      </div>
      <div>
        <p className={styles.name}>
          <ShopText>{`${first_name} ${last_name}`}</ShopText>
        </p>
        <p>
          <bdi dir="ltr">{digits(phone)}</bdi>
        </p>
        <p>
          <bdi>{email}</bdi>
        </p>
      </div>
    </header>
  )
}

import { m } from '#app/messages/paraglide/messages.js'
import { formatPriceText } from '#app/ui/format.ts'
import { Card } from '#app/ui/layout/container.tsx'
import type { Order } from '#store-api/contract/orders.ts'
import { usePageSettings } from '../settings/page-settings.ts'
import styles from './transfer-details.module.css'

interface Props {
  transfer: NonNullable<Order['transfer']>
  total: string
}

const inFours = (text: string): string => text.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ')

/** The account that waits for the money. Numbers stay as banks take them, so that they can be copied. */
export const TransferDetails = ({ transfer, total }: Props) => {
  const { currency } = usePageSettings()
  const { account_name, bank_name, card_number, iban } = transfer
  const rows = [
    { label: m.orders_transfer_amount(), value: formatPriceText(total, currency) },
    { label: m.orders_transfer_card(), value: card_number && inFours(card_number), number: true },
    { label: m.orders_transfer_iban(), value: iban && inFours(iban), number: true },
    { label: m.orders_transfer_name(), value: account_name },
    { label: m.orders_transfer_bank(), value: bank_name },
  ]
  return (
    <Card as="section" raised stack className={styles.transfer}>
      <h2>{m.orders_transfer_title()}</h2>
      <dl>
        {rows
          .filter(({ value }) => value)
          .map(({ label, value, number }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi dir={number ? 'ltr' : undefined} className={number ? styles.number : undefined}>
                  {value}
                </bdi>
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}

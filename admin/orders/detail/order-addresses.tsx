import { useTranslate } from 'react-admin'
import { AddressText } from '#admin/shared/address/address-text.tsx'
import { Section } from '#admin/shared/section.tsx'
import type { Order } from '../order.ts'

/** Who pays, and where it goes. */
export const OrderAddresses = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  return (
    <>
      <Section title={translate('orders.billing')}>
        <AddressText address={order.billing} />
      </Section>
      <Section title={translate('orders.shipping')}>
        <AddressText address={order.shipping} />
      </Section>
    </>
  )
}

import { AddressSection } from '#admin/shared/address/address-section.tsx'
import type { Order } from '../order.ts'

/** Who pays, and where it goes. */
export const OrderAddresses = ({ order }: { order: Order }) => (
  <>
    <AddressSection resource="orders" record={order} kind="billing" needs="edit_shop_orders" />
    <AddressSection resource="orders" record={order} kind="shipping" needs="edit_shop_orders" />
  </>
)

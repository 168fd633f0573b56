import type { Selectable } from 'kysely'
import type { BillingAddress, ShippingAddress } from '../customers/customers.ts'
import type { OrderItemMeta, OrderItemsTable, OrderNotesTable, OrdersTable } from './tables.ts'

export type OrderRow = Selectable<OrdersTable>
export type OrderNote = Selectable<OrderNotesTable>

/** One line of an order with its JSON parsed; amounts in minor units. */
export interface OrderItem extends Omit<Selectable<OrderItemsTable>, 'taxes' | 'details' | 'meta_data'> {
  taxes: { id: number; total: number; subtotal: number }[]
  details: Record<string, string | number>
  meta_data: OrderItemMeta[]
}

/** An order with its addresses parsed and its lines. */
export interface Order extends Omit<OrderRow, 'billing' | 'shipping' | 'meta_data'> {
  billing: BillingAddress
  shipping: ShippingAddress
  meta_data: { id: number; key: string; value: unknown }[]
  items: OrderItem[]
}

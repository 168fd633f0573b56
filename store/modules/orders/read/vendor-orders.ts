import { type Expression, expressionBuilder } from 'kysely'
import type { Minor } from '#common/money.ts'
import { sum } from '#common/sum.ts'
import type { Context } from '#store/context.ts'
import type { Schema } from '#store/database/schema.ts'
import { loadProducts } from '#store/modules/catalog/catalog.ts'
import type { ShippingAddress } from '#store/modules/customers/customers.ts'
import { PAID, TO_SEND } from '#store-api/contract/order-stages.ts'
import type { Order } from '../order.ts'
import { type KeptLine, keptLines } from '../refunds/kept-lines.ts'
import { findRefunds } from '../refunds/refunds.ts'
import type { OrderItemsTable } from '../tables.ts'
import { findOrder } from './find-orders.ts'
import { listOrders } from './list-orders.ts'

/** The part of an order that concerns one vendor. The vendor must not see the rest. */
export interface VendorOrder extends Pick<Order, 'id' | 'status' | 'currency' | 'created_at'> {
  /** what was bought of theirs, without the pieces that were refunded */
  lines: KeptLine[]
  /** of all their lines, without what was refunded of them, in minor units */
  total: Minor
  /** null while they have nothing to send */
  shipTo: ShippingAddress | null
  /** how it is to be sent, '' for nothing to send */
  shippingMethod: string
}

const productIdOf = (line: KeptLine): number => line.variation_id || line.product_id

const toAddress = ({ shipping, billing }: Order): ShippingAddress => {
  const { first_name, last_name, company, address_1, address_2, city, state, postcode, country } =
    shipping.address_1 ? shipping : billing
  return { first_name, last_name, company, address_1, address_2, city, state, postcode, country }
}

/** Cuts orders down to the lines of one vendor; where nothing of theirs is in, nothing is left of it. */
const partsOf = async (
  context: Context,
  vendorId: number,
  orders: readonly Order[],
): Promise<VendorOrder[]> => {
  const refunds = await findRefunds(
    context,
    orders.map(({ id }) => id),
  )
  const parts = orders.flatMap((order) => {
    const own = keptLines(order, refunds).filter(({ vendor_id }) => vendor_id === vendorId)
    const lines = own.filter(({ quantity }) => quantity > 0)
    return own.length ? [{ order, lines, total: sum(own, (line) => line.total) }] : []
  })
  const products = await loadProducts(
    context,
    parts.flatMap(({ lines }) => lines.map(productIdOf)),
  )
  return parts.map(({ order, lines, total }) => {
    const { id, status, currency, created_at } = order
    const way = order.items.find(({ kind }) => kind === 'shipping')
    const isSent = way !== undefined && lines.some((line) => !products.get(productIdOf(line))?.virtual)
    const isFetched = way?.details.method_id === 'local_pickup'
    return {
      id,
      status,
      currency,
      created_at,
      lines,
      total,
      shipTo: isSent && !isFetched && PAID.includes(status) ? toAddress(order) : null,
      shippingMethod: isSent ? way.name : '',
    }
  })
}

/** One page of the orders that hold something of a vendor, newest first, and how many there are in all. */
export const listVendorOrders = async (
  context: Context,
  vendorId: number,
  { statuses, limit, offset }: { statuses: string[]; limit: number; offset: number },
): Promise<{ orders: VendorOrder[]; total: number }> => {
  const { orders, total } = await listOrders(context, {
    filter: { statuses, vendorId, createdVia: [], include: [], exclude: [] },
    orderBy: 'date',
    direction: 'desc',
    limit,
    offset,
  })
  return { orders: await partsOf(context, vendorId, orders), total }
}

/** A vendor's part of an order; null for one in which there is nothing of theirs. */
export const findVendorOrder = async (
  context: Context,
  vendorId: number,
  id: number,
): Promise<VendorOrder | null> => {
  const order = await findOrder(context, id)
  if (!order || order.status === 'trash') return null
  return (await partsOf(context, vendorId, [order]))[0] ?? null
}

/** What was refunded of an order's line `i`: its pieces, or its amount. */
const refundedOf = (column: 'quantity' | 'total'): Expression<number> => {
  const line = expressionBuilder<Schema & { i: OrderItemsTable }, 'i'>()
  const refunded = line
    .selectFrom('refund_items as r')
    .select(({ fn }) => fn.sum<number>(`r.${column}`).as('refunded'))
    .whereRef('r.order_id', '=', 'i.order_id')
    .whereRef('r.item_id', '=', 'i.id')
    .where('r.kind', '=', 'line_item')
  return line.fn.coalesce(refunded, line.lit(0))
}

/**
 * How many orders wait for a vendor, and what their part of all that was sold since then comes to; neither counts what
 * was refunded of their lines.
 */
export const readVendorFigures = async (
  context: Context,
  vendorId: number,
  since: number,
): Promise<{ toSend: number; sold: Minor }> => {
  const lines = context.db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .where('i.vendor_id', '=', vendorId)
    .where('i.kind', '=', 'line_item')
  const { waiting } = await lines
    .select(({ fn }) => fn.count<number>('o.id').distinct().as('waiting'))
    .where('o.status', 'in', TO_SEND)
    .where('i.quantity', '>', refundedOf('quantity'))
    .executeTakeFirstOrThrow()
  const { sold } = await lines
    .select((eb) => eb.fn.sum<number | null>(eb('i.total', '-', refundedOf('total'))).as('sold'))
    .where('o.status', 'in', PAID)
    .where('o.created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return { toSend: Number(waiting), sold: Number(sold ?? 0) }
}

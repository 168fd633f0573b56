import type { Minor } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import { loadProducts } from '#store/modules/catalog/catalog.ts'
import type { ShippingAddress } from '#store/modules/customers/customers.ts'
import { PAID, TO_SEND } from '#store-api/contract/order-stages.ts'
import type { Order, OrderItem } from '../order.ts'
import { linesOf } from '../place/stock-reservation.ts'
import { findOrder } from './find-orders.ts'
import { listOrders } from './list-orders.ts'

/** The part of an order that concerns one vendor. The vendor must not see the rest. */
export interface VendorOrder extends Pick<Order, 'id' | 'status' | 'currency' | 'created_at'> {
  /** what was bought of theirs */
  lines: OrderItem[]
  /** of these lines, in minor units */
  total: Minor
  /** null while they have nothing to send */
  shipTo: ShippingAddress | null
  /** how it is to be sent, '' for nothing to send */
  shippingMethod: string
}

const productIdOf = (line: OrderItem): number => line.variation_id || line.product_id

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
  const parts = orders.flatMap((order) => {
    const lines = linesOf(order).filter(({ vendor_id }) => vendor_id === vendorId)
    return lines.length ? [{ order, lines }] : []
  })
  const products = await loadProducts(
    context,
    parts.flatMap(({ lines }) => lines.map(productIdOf)),
  )
  return parts.map(({ order, lines }) => {
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
      total: lines.reduce((sum, { total }) => sum + total, 0),
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

/** How many orders wait for a vendor, and what their part of all that was sold since then comes to. */
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
    .executeTakeFirstOrThrow()
  const { sold } = await lines
    .select(({ fn }) => fn.sum<number | null>('i.total').as('sold'))
    .where('o.status', 'in', PAID)
    .where('o.created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return { toSend: Number(waiting), sold: Number(sold ?? 0) }
}

import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { findOrder } from '../read/find-orders.ts'

/** By what a parcel is followed; texts are '' where they are not known. */
export interface Shipment {
  code: string
  carrier: string
  /** of the carrier's page about it */
  url: string
}

/** The parcel of an order; null until it has a code. */
export const shipmentOf = (order: {
  tracking_code: string
  tracking_carrier: string
  tracking_url: string
}): Shipment | null =>
  order.tracking_code
    ? { code: order.tracking_code, carrier: order.tracking_carrier, url: order.tracking_url }
    : null

/**
 * Notes by what the parcel of an order is followed, '' as the code for none any more.
 * @param tells whether the buyer is told; an unchanged code may be told once more
 */
export const setShipment = (
  context: Context,
  orderId: number,
  { code, carrier, url }: Shipment,
  tells: boolean,
): Promise<Result<Shipment | null, 'unknown_order'>> =>
  inTransaction(context, async (inside) => {
    const { numUpdatedRows } = await inside.db
      .updateTable('orders')
      .set({
        tracking_code: code,
        tracking_carrier: code && carrier,
        tracking_url: code && url,
        updated_at: inside.clock(),
      })
      .where('id', '=', orderId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse('unknown_order' as const)
    await recordEvent(inside, { type: 'order.changed', payload: { id: orderId } })
    if (code && tells) await recordEvent(inside, { type: 'order.shipment-noted', payload: { id: orderId } })
    const order = await findOrder(inside, orderId)
    return ok(order && shipmentOf(order))
  })

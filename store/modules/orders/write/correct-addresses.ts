import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { BillingAddress, ShippingAddress } from '#store/modules/customers/customers.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Order } from '../order.ts'
import { renoteGuest } from '../place/guest-orders.ts'
import { findOrder } from '../read/find-orders.ts'
import { needsPayment } from '../status/transitions.ts'

type Addresses = { billing: BillingAddress; shipping: ShippingAddress }
type Place = Pick<ShippingAddress, 'country' | 'state' | 'city' | 'postcode'>

/** Whether an order stays where it was priced for; one that has no address yet may get any. */
const staysAt = (known: Place, given: Place): boolean =>
  known.country === '' ||
  (['country', 'state', 'city', 'postcode'] as const).every((part) => known[part] === given[part])

const keepsPrice = (order: Order, given: Addresses, taxBasedOn: string): boolean => {
  const isDelivered = order.items.some(({ kind }) => kind === 'shipping')
  const isTaxed = order.items.some(({ kind }) => kind === 'tax')
  const followsShipping = isDelivered || (isTaxed && taxBasedOn === 'shipping')
  const followsBilling = isTaxed && taxBasedOn === 'billing'
  return (
    (!followsShipping || staysAt(order.shipping, given.shipping)) &&
    (!followsBilling || staysAt(order.billing, given.billing))
  )
}

/**
 * Corrects names and addresses of an order that is not paid yet, as its buyer may. Its price stays, so it is refused to go
 * where delivery or taxes would be others.
 */
export const correctAddresses = (
  context: Context,
  id: number,
  given: Addresses,
): Promise<Result<null, 'not_allowed' | 'other_place'>> =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, id)
    if (!order || !needsPayment(order)) return refuse('not_allowed' as const)
    const { tax_based_on } = await readSettings(inside)
    if (!keepsPrice(order, given, tax_based_on)) return refuse('other_place' as const)
    await inside.db
      .updateTable('orders')
      .set({
        billing: toJson(given.billing),
        shipping: toJson(given.shipping),
        updated_at: inside.clock(),
      })
      .where('id', '=', id)
      .execute()
    await renoteGuest(inside, { ...order, billing: given.billing })
    await recordEvent(inside, { type: 'order.changed', payload: { id } })
    return ok(null)
  })

import type { Updateable } from 'kysely'
import { changeMeta, type MetaChange } from '#common/meta-data.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import {
  type BillingAddress,
  findCustomer,
  type ShippingAddress,
} from '#store/modules/customers/customers.ts'
import type { Order } from '../order.ts'
import { renoteGuest } from '../place/guest-orders.ts'
import { findOrder } from '../read/find-orders.ts'
import type { OrdersTable } from '../tables.ts'
import { type RepriceEdits, type RepriceProblem, repriceOrder } from './reprice-order.ts'

/** What those who run the shop write of an order; what is not given stays as it is. */
export interface OrderFields extends RepriceEdits {
  status?: string | undefined
  customerId?: number | undefined
  /** 0 for none */
  parentId?: number | undefined
  customerNote?: string | undefined
  billing?: Partial<BillingAddress> | undefined
  shipping?: Partial<ShippingAddress> | undefined
  paymentMethod?: string | undefined
  paymentMethodTitle?: string | undefined
  transactionId?: string | undefined
  createdVia?: string | undefined
  meta?: readonly MetaChange[] | undefined
  /** the money is there */
  setPaid?: boolean | undefined
  /** who brings the order to its status by hand, for the note about it */
  author?: string | undefined
  /** ms: refused if somebody wrote the order after the second of it */
  unmodifiedSince?: number | undefined
}

export type FieldProblem = { code: 'unknown_customer' | 'unknown_parent' } | RepriceProblem

const fieldColumns = (order: Order, fields: OrderFields): Updateable<OrdersTable> => {
  const { customerId, customerNote, parentId, paymentMethod, paymentMethodTitle, transactionId, meta } =
    fields
  return {
    ...(parentId !== undefined && { parent_order_id: parentId }),
    ...(customerId !== undefined && { customer_id: customerId }),
    ...(customerNote !== undefined && { customer_note: customerNote }),
    ...(fields.billing && { billing: toJson({ ...order.billing, ...fields.billing }) }),
    ...(fields.shipping && { shipping: toJson({ ...order.shipping, ...fields.shipping }) }),
    ...(paymentMethod !== undefined && { payment_method: paymentMethod }),
    ...(paymentMethodTitle !== undefined && { payment_method_title: paymentMethodTitle }),
    ...(transactionId !== undefined && { transaction_id: transactionId }),
    ...(fields.createdVia !== undefined && { created_via: fields.createdVia }),
    ...(meta && { meta_data: toJson(changeMeta(order.meta_data, meta)) }),
  }
}

/** Address, lines and coupons decide the prices. */
const isPricedAnew = ({ billing, shipping, items, coupons }: OrderFields): boolean =>
  [billing, shipping, items, coupons].some((part) => part !== undefined)

/** Whether there is another order that this one may belong to. */
const mayBelongTo = async ({ db }: Context, id: number, parentId: number): Promise<boolean> => {
  if (parentId === id) return false
  const parent = await db.selectFrom('orders').select('id').where('id', '=', parentId).executeTakeFirst()
  return parent !== undefined
}

/** Writes everything but status and payment. */
export const writeFields = async (
  inside: Context,
  order: Order,
  fields: OrderFields,
): Promise<Result<Order, FieldProblem>> => {
  const { customerId, parentId } = fields
  if (customerId && !(await findCustomer(inside, customerId))) {
    return refuse({ code: 'unknown_customer' as const })
  }
  if (parentId && !(await mayBelongTo(inside, order.id, parentId))) {
    return refuse({ code: 'unknown_parent' as const })
  }
  const changed: Order = {
    ...order,
    customer_id: customerId ?? order.customer_id,
    billing: { ...order.billing, ...fields.billing },
    shipping: { ...order.shipping, ...fields.shipping },
  }
  const repriced = isPricedAnew(fields) ? await repriceOrder(inside, changed, fields) : ok({})
  if (!repriced.ok) return repriced
  const columns = { ...fieldColumns(order, fields), ...repriced.value }
  if (Object.keys(columns).length > 0) {
    const values = { ...columns, updated_at: inside.clock() }
    await inside.db.updateTable('orders').set(values).where('id', '=', order.id).execute()
  }
  if (fields.billing || customerId !== undefined) await renoteGuest(inside, changed)
  return ok((await findOrder(inside, order.id)) as Order)
}

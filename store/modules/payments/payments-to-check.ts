import type { Context } from '#store/context.ts'
import { UNPAID } from '#store-api/contract/order-stages.ts'
import { CLAIMED } from './receipts.ts'

export interface PaymentToCheck {
  id: number
  orderId: number
  gateway: string
  /** minor units */
  amount: number
  at: number
}

interface ToCheck {
  total: number
  latest: PaymentToCheck[]
}

const withOrders = ({ db }: Context) =>
  db.selectFrom('payments as p').innerJoin('orders as o', 'o.id', 'p.order_id')

const countAndList = async (
  query: ReturnType<typeof withOrders>,
  { limit, offset }: { limit: number; offset: number },
): Promise<ToCheck> => {
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const latest = await query
    .select(['p.id', 'p.order_id as orderId', 'p.gateway', 'p.amount', 'p.updated_at as at'])
    .orderBy('p.updated_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total: Number(total), latest }
}

/** Attempts to pay that came to nothing in a span, of orders that are not paid still: how many, and the latest. */
export const readFailedPayments = (
  context: Context,
  { from, to }: { from: number; to: number },
  limit: number,
): Promise<ToCheck> =>
  countAndList(
    withOrders(context)
      .where('p.status', '=', 'failed')
      .where('p.updated_at', '>=', from)
      .where('p.updated_at', '<', to)
      .where('o.status', 'in', UNPAID),
    { limit, offset: 0 },
  )

/** Pictures of transfers that nobody has looked at, of orders that wait for the money: how many, and one page of them. */
export const readReceiptsToCheck = (
  context: Context,
  page: { limit: number; offset: number },
): Promise<ToCheck> =>
  countAndList(withOrders(context).where('p.status', '=', CLAIMED).where('o.status', '=', 'on-hold'), page)

import type { Context } from '#store/context.ts'
import { UNPAID } from '#store-api/contract/order-stages.ts'
import { type Payment, parsePayment } from './find-payments.ts'
import { CLAIMED } from './receipts.ts'

export interface PaymentToCheck {
  id: number
  orderId: number
  gateway: string
  /** minor units */
  amount: number
  at: number
}

interface Page {
  limit: number
  offset: number
}

interface ToCheck {
  total: number
  latest: PaymentToCheck[]
}

const withOrders = ({ db }: Context) =>
  db.selectFrom('payments as p').innerJoin('orders as o', 'o.id', 'p.order_id')

type WithOrders = ReturnType<typeof withOrders>

const countAndList = async (query: WithOrders, { limit, offset }: Page) => {
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .selectAll('p')
    .orderBy('p.updated_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total: Number(total), payments: rows.map(parsePayment) }
}

const summarise = ({ total, payments }: Awaited<ReturnType<typeof countAndList>>): ToCheck => ({
  total,
  latest: payments.map(({ id, order_id, gateway, amount, updated_at }) => ({
    id,
    orderId: order_id,
    gateway,
    amount,
    at: updated_at,
  })),
})

/** Attempts to pay that came to nothing in a span, of orders that are not paid still: how many, and the latest. */
export const readFailedPayments = async (
  context: Context,
  { from, to }: { from: number; to: number },
  limit: number,
): Promise<ToCheck> =>
  summarise(
    await countAndList(
      withOrders(context)
        .where('p.status', '=', 'failed')
        .where('p.updated_at', '>=', from)
        .where('p.updated_at', '<', to)
        .where('o.status', 'in', UNPAID),
      { limit, offset: 0 },
    ),
  )

/** Pictures of transfers that nobody has looked at, of orders that wait for the money: how many, and one page of them. */
export const listReceiptsToCheck = (
  context: Context,
  page: Page,
): Promise<{ payments: Payment[]; total: number }> =>
  countAndList(withOrders(context).where('p.status', '=', CLAIMED).where('o.status', '=', 'on-hold'), page)

/** As {@link listReceiptsToCheck}: how many, and the latest in short. */
export const readReceiptsToCheck = async (context: Context, limit: number): Promise<ToCheck> =>
  summarise(await listReceiptsToCheck(context, { limit, offset: 0 }))

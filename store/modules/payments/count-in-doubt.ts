import type { Context } from '#store/context.ts'
import type { Gateways } from './gateway.ts'

/** a bank that was asked once may still be about to answer */
const SILENT_FROM = 2

/** How many payments are neither paid nor failed because their bank does not answer. */
export const countPaymentsInDoubt = async (context: Context, gateways: Gateways): Promise<number> => {
  const { count } = await context.db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('gateway', 'in', [...gateways.keys()])
    .where('status', '=', 'started')
    .where('asked', '>=', SILENT_FROM)
    .executeTakeFirstOrThrow()
  return Number(count)
}

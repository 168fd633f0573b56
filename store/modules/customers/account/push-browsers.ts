import type { Context } from '#store/context.ts'

/** The browsers that news of a customer are sent to, without the keys. */
export const listPushBrowsers = (
  { db }: Context,
  customerId: number,
): Promise<{ endpoint: string; created_at: number }[]> =>
  db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('endpoint')
    .execute()

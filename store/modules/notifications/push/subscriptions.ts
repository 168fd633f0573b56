import type { Selectable } from 'kysely'
import type { Context } from '#store/context.ts'
import { type Cipher, ENCRYPTED } from '#store/database/cipher.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { listSessions } from '#store/modules/customers/customers.ts'
import type { PushSubscriptionsTable } from '../tables.ts'

type PushSubscription = Selectable<PushSubscriptionsTable>

/** The push services of the browsers. The shop speaks to no other URL that somebody gives it. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
]
const MOST_PER_CUSTOMER = 20

/** Whether a URL is that of a browser's push service. */
const isPushService = (endpoint: string): boolean => {
  const url = URL.parse(endpoint)
  return url?.protocol === 'https:' && !url.port && SERVICES.some((host) => host.test(url.hostname))
}

/** What a browser gives to be reached by. */
interface NewSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** How the keys of a browser are stored. */
const sealKeys = (cipher: Cipher, { endpoint, p256dh, auth }: NewSubscription) => ({
  p256dh: cipher.encrypt(p256dh, `push_subscriptions ${endpoint} p256dh`),
  auth: cipher.encrypt(auth, `push_subscriptions ${endpoint} auth`),
})

/** Encrypts what an earlier version left readable. */
export const encryptOldSubscriptions = async ({ db }: Context, cipher: Cipher): Promise<void> => {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('auth', 'not like', `${ENCRYPTED}%`)
    .execute()
  for (const row of rows) {
    await db
      .updateTable('push_subscriptions')
      .set(sealKeys(cipher, row))
      .where('endpoint', '=', row.endpoint)
      .execute()
  }
}

/**
 * Sends the actor's news to this browser from now on, as long as the session lives.
 * @param token of the session that asks
 * @returns false where the URL is no push service's
 */
export const subscribe = async (
  context: Context,
  cipher: Cipher,
  token: string,
  given: NewSubscription,
): Promise<boolean> => {
  const { endpoint } = given
  if (!isPushService(endpoint)) return false
  const session = (await listSessions(context, token)).find(({ current }) => current)
  if (!session) return false
  const row = {
    customer_id: context.actor.customerId,
    session_id: session.id,
    ...sealKeys(cipher, given),
    created_at: context.clock(),
  }
  await inTransaction(context, async (inside) => {
    await inside.db
      .insertInto('push_subscriptions')
      .values({ endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute()
    const old = await inside.db
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('customer_id', '=', row.customer_id)
      .orderBy('created_at', 'desc')
      .offset(MOST_PER_CUSTOMER)
      .limit(MOST_PER_CUSTOMER)
      .execute()
    if (old.length)
      await dropAll(
        inside,
        old.map((one) => one.endpoint),
      )
  })
  return true
}

const dropAll = async (context: Context, endpoints: string[]): Promise<void> => {
  await context.db.deleteFrom('push_subscriptions').where('endpoint', 'in', endpoints).execute()
}

/** Nothing more is sent to one of the actor's browsers. */
export const unsubscribe = async (context: Context, endpoint: string): Promise<void> => {
  await context.db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('customer_id', '=', context.actor.customerId)
    .execute()
}

/** The browsers that a customer's news are sent to, without the keys, the oldest first. */
export const listPushBrowsers = (
  { db }: Context,
  customerId: number,
): Promise<Pick<PushSubscription, 'endpoint' | 'created_at'>[]> =>
  db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('endpoint')
    .execute()

/** Nothing more is sent to any browser of somebody who is no customer any more. */
export const forgetPushBrowsers = async ({ db }: Context, customerId: number): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('customer_id', '=', customerId).execute()
}

/** The browser is not there any more. */
export const forgetSubscription = (context: Context, endpoint: string): Promise<void> =>
  dropAll(context, [endpoint])

/** What a message to a browser is encrypted with; null for one that is not known any more. */
export const findSubscription = async (
  context: Context,
  cipher: Cipher,
  endpoint: string,
): Promise<NewSubscription | null> => {
  const row = await context.db
    .selectFrom('push_subscriptions')
    .select(['p256dh', 'auth'])
    .where('endpoint', '=', endpoint)
    .executeTakeFirst()
  if (!row) return null
  return {
    endpoint,
    p256dh: cipher.decrypt(row.p256dh, `push_subscriptions ${endpoint} p256dh`),
    auth: cipher.decrypt(row.auth, `push_subscriptions ${endpoint} auth`),
  }
}

/** The browsers on which a customer is still signed in; those of ended sessions are forgotten. */
export const listSubscriptions = async (
  context: Context,
  customerId: number,
): Promise<PushSubscription[]> => {
  const rows = await context.db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .execute()
  if (rows.length === 0) return []
  const actor = { ...context.actor, customerId }
  const alive = new Set((await listSessions({ ...context, actor }, '')).map(({ id }) => id))
  const ended = rows.filter(({ session_id }) => !alive.has(session_id))
  if (ended.length)
    await dropAll(
      context,
      ended.map(({ endpoint }) => endpoint),
    )
  return rows.filter(({ session_id }) => alive.has(session_id))
}

import { randomBytes } from 'node:crypto'
import { isEmail } from '#common/email.ts'
import type { Locale } from '#common/locale.ts'
import { readMobile } from '#common/phone.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { readSettings } from '../settings/settings.ts'

interface AlertRequest {
  /** a product or one of its variations */
  productId: number
  kind: 'restock' | 'price'
  /** an e-mail address or a mobile number in digits of any script */
  contact: string
  /** that the message is to be in */
  locale: Locale
}

export type AlertRefusal = 'unknown_product' | 'in_stock' | 'no_price' | 'bad_contact' | 'too_many'

/** The limit for one contact, from all clients together, because each alert sends a message later. */
const MAX_ALERTS = 50

const readContact = (text: string, country: string) => {
  const trimmed = text.trim()
  if (isEmail(trimmed)) return { channel: 'mail', recipient: trimmed.toLowerCase() } as const
  const mobile = readMobile(trimmed, country)
  return mobile ? ({ channel: 'sms', recipient: mobile } as const) : null
}

const hasTooManyAlerts = async ({ db }: Context, recipient: string, key: string): Promise<boolean> => {
  const { count } = await db
    .selectFrom('alerts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recipient', '=', recipient)
    .where('told_at', 'is', null)
    .where('key', '!=', key)
    .executeTakeFirstOrThrow()
  return Number(count) >= MAX_ALERTS
}

/** One token for all alerts of a recipient, so that any message's link stops all of them. */
const findStopToken = async ({ db }: Context, recipient: string): Promise<string> => {
  const known = await db
    .selectFrom('alerts')
    .select('stop_token')
    .where('recipient', '=', recipient)
    .where('stop_token', '<>', '')
    .limit(1)
    .executeTakeFirst()
  return known?.stop_token ?? randomBytes(16).toString('base64url')
}

/**
 * Stores an alert for when a product is back in stock or costs less than now; a signed-in customer gets it as a push
 * message too. Requested again, it is due again.
 * @returns the channel that it will be sent by
 */
export const requestAlert = async (
  context: Context,
  catalog: Catalog,
  { productId, kind, contact, locale }: AlertRequest,
): Promise<Result<'mail' | 'sms', AlertRefusal>> => {
  const product = catalog.isSold(productId) ? catalog.summary(productId) : null
  if (!product) return refuse('unknown_product')
  if (kind === 'restock' && product.stock !== 'outofstock') return refuse('in_stock')
  if (kind === 'price' && !product.price) return refuse('no_price')
  const reader = readContact(contact, (await readSettings(context)).country)
  if (!reader) return refuse('bad_contact')
  const price = kind === 'price' ? (product.price?.min ?? null) : null
  const waiting = { price, locale, created_at: context.clock(), told_at: null }
  const { customerId } = context.actor
  const stop_token = await findStopToken(context, reader.recipient)
  const readers = [
    { key: `${kind}:${productId}:${reader.recipient}`, ...reader, stop_token },
    ...(customerId > 0
      ? [
          {
            key: `${kind}:${productId}:push:${customerId}`,
            channel: 'push' as const,
            recipient: String(customerId),
            stop_token: '',
          },
        ]
      : []),
  ]
  return inTransaction(context, async (inside) => {
    if (await hasTooManyAlerts(inside, reader.recipient, readers[0]?.key ?? '')) return refuse('too_many')
    await inside.db
      .insertInto('alerts')
      .values(readers.map((one) => ({ ...one, product_id: productId, kind, ...waiting })))
      .onConflict((conflict) => conflict.column('key').doUpdateSet(waiting))
      .execute()
    return ok(reader.channel)
  })
}

/**
 * Ends whatever the recipient of a message waits for.
 * @param token from the link in it
 * @returns false for one that no message had
 */
export const stopAlerts = async ({ db }: Context, token: string): Promise<boolean> => {
  if (token === '') return false
  const known = await db
    .selectFrom('alerts')
    .select('recipient')
    .where('stop_token', '=', token)
    .limit(1)
    .executeTakeFirst()
  if (!known) return false
  await db
    .deleteFrom('alerts')
    .where('recipient', '=', known.recipient)
    .where('channel', '<>', 'push')
    .where('told_at', 'is', null)
    .execute()
  return true
}

/** What a deleted account's browsers waited for; an e-mail address or a number waits on, it was given by itself. */
export const forgetAlerts = async ({ db }: Context, customerId: number): Promise<void> => {
  await db
    .deleteFrom('alerts')
    .where('channel', '=', 'push')
    .where('recipient', '=', String(customerId))
    .execute()
}

/** The alerts of these contacts and of this account's browsers, waiting or sent. */
export const listAlerts = ({ db }: Context, customerId: number, contacts: string[]) =>
  db
    .selectFrom('alerts')
    .select(['product_id', 'kind', 'channel', 'created_at'])
    .where((where) =>
      where.or([
        where.and([where('channel', '=', 'push'), where('recipient', '=', String(customerId))]),
        where.and([where('channel', '!=', 'push'), where('recipient', 'in', contacts)]),
      ]),
    )
    .orderBy('created_at')
    .execute()

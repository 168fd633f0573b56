import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import type { Catalog, ProductSummary } from '../catalog/catalog.ts'

/** Somebody's wait is over. */
export interface DueAlert {
  key: string
  /** when it was asked for; asked again, it is another one */
  askedAt: number
  productId: number
  kind: 'restock' | 'price'
  channel: 'mail' | 'sms' | 'push'
  recipient: string
  /** of who asked; '' for the shop's own language */
  locale: Locale | ''
  /** stops all alerts of the recipient; '' where there is no link for it */
  stopToken: string
  /** what it costs now, minor units; null where nothing has a price */
  price: number | null
}

const AT_ONCE = 1000

const isDue = (kind: DueAlert['kind'], asked: number | null, { stock, price }: ProductSummary): boolean =>
  kind === 'restock'
    ? stock !== 'outofstock'
    : price !== null && asked !== null && price.min < asked && stock !== 'outofstock'

/** Alerts that can be sent now. Looks at no more than a thousand waiting alerts, from `after` on. */
export const findDueAlerts = async (
  context: Context,
  catalog: Catalog,
  after = '',
): Promise<{ due: DueAlert[]; next: string | null }> => {
  const rows = await context.db
    .selectFrom('alerts')
    .selectAll()
    .where('told_at', 'is', null)
    .where('key', '>', after)
    .orderBy('key')
    .limit(AT_ONCE)
    .execute()
  const due = rows.flatMap((row) => {
    const product = catalog.summary(row.product_id)
    if (!product || !catalog.isSold(row.product_id) || !isDue(row.kind, row.price, product)) return []
    const { key, kind, channel, recipient, locale } = row
    return {
      key,
      askedAt: row.created_at,
      productId: row.product_id,
      kind,
      channel,
      recipient,
      locale,
      stopToken: row.stop_token,
      price: product.price?.min ?? null,
    }
  })
  return { due, next: rows.length === AT_ONCE ? (rows.at(-1)?.key ?? null) : null }
}

/** @returns false when another process sent it first */
export const markSent = async (context: Context, { key, askedAt }: DueAlert): Promise<boolean> => {
  const { numUpdatedRows } = await context.db
    .updateTable('alerts')
    .set({ told_at: context.clock() })
    .where('key', '=', key)
    .where('created_at', '=', askedAt)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const KEEP_TOLD = 400 * 86_400_000

/** Deletes alerts that were sent more than a year ago. @returns how many */
export const dropOldAlerts = async ({ db, clock }: Context): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('alerts')
    .where('told_at', '<', clock() - KEEP_TOLD)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

import { randomBytes } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { type CatalogProduct, loadProducts } from '#store/modules/catalog/catalog.ts'
import { keptLines } from '../refunds/kept-lines.ts'
import { findRefunds } from '../refunds/refunds.ts'
import { WITHHOLDS_DOWNLOADS } from '../status/transitions.ts'
import type { DownloadPermissionsTable } from '../tables.ts'
import { findOrder } from './find-orders.ts'

export type DownloadPermission = Selectable<DownloadPermissionsTable>
type NewPermission = Insertable<DownloadPermissionsTable>
export type DownloadRefusal = 'unknown_download' | 'expired' | 'used_up'

const DAY = 86_400_000
/** A download that was broken off goes on without being counted again, for so long. */
const GOES_ON_FOR = DAY
/** A second press, or a look before the download, is the same download. */
const SAME_WITHIN = 60_000

/** What a product lets whoever bought so many of it download, as its settings are now. */
export const permissionsFor = (
  { clock }: Context,
  orderId: number,
  product: CatalogProduct,
  { name, quantity }: { name: string; quantity: number },
): NewPermission[] => {
  const now = clock()
  const { download_limit: limit, download_expiry: days } = product
  return product.downloads.map((download) => ({
    token: randomBytes(18).toString('base64url'),
    order_id: orderId,
    product_id: product.id,
    product_name: name,
    download_id: download.id,
    name: download.name,
    file: download.file,
    remaining: limit > 0 ? limit * quantity : null,
    expires_at: days > 0 ? now + days * DAY : null,
    begun_at: null,
    created_at: now,
  }))
}

/** Lets the buyer of a paid order download what belongs to it and was not refunded; a second call changes nothing. */
export const grantDownloads = (context: Context, orderId: number): Promise<void> =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, orderId)
    if (!order || order.paid_at === null || WITHHOLDS_DOWNLOADS.has(order.status)) return
    const kept = keptLines(order, await findRefunds(inside, [orderId]))
    const lines = kept.filter(({ quantity }) => quantity > 0)
    const products = await loadProducts(
      inside,
      lines.map((line) => line.variation_id || line.product_id),
    )
    const permissions = lines.flatMap((line) => {
      const product = products.get(line.variation_id || line.product_id)
      return product?.downloadable ? permissionsFor(inside, order.id, product, line) : []
    })
    if (permissions.length === 0) return
    await inside.db
      .insertInto('download_permissions')
      .values(permissions)
      .onConflict((conflict) => conflict.columns(['order_id', 'product_id', 'download_id']).doNothing())
      .execute()
  })

/** Takes the files of these products, which an order gave its buyer, back. */
export const revokeDownloads = async (
  { db, clock }: Context,
  orderId: number,
  productIds: readonly number[],
): Promise<void> => {
  await db
    .updateTable('download_permissions')
    .set({ revoked_at: clock() })
    .where('order_id', '=', orderId)
    .where('product_id', 'in', productIds)
    .where('revoked_at', 'is', null)
    .execute()
}

const permissionsOf = (context: Context, customerId: number) =>
  context.db
    .selectFrom('download_permissions')
    .innerJoin('orders', 'orders.id', 'download_permissions.order_id')
    .selectAll('download_permissions')
    .where('orders.customer_id', '=', customerId)
    .where('orders.status', 'not in', [...WITHHOLDS_DOWNLOADS])
    .where('download_permissions.revoked_at', 'is', null)

/** Everything a customer may or could once download, newest first, with the keys of the orders. */
export const listDownloads = (
  context: Context,
  customerId: number,
): Promise<(DownloadPermission & { order_key: string })[]> =>
  permissionsOf(context, customerId)
    .select('orders.order_key')
    .orderBy('download_permissions.created_at', 'desc')
    .orderBy('download_permissions.token')
    .execute()

/** Why a permission gives nothing any more; null while it does. */
export const downloadProblem = (
  { remaining, expires_at }: DownloadPermission,
  now: number,
): Exclude<DownloadRefusal, 'unknown_download'> | null => {
  if (expires_at !== null && expires_at <= now) return 'expired'
  return remaining === 0 ? 'used_up' : null
}

/** A permission of the customer who asks, and null when it is somebody else's. */
const findOwn = async (context: Context, token: string): Promise<DownloadPermission | null> =>
  (await permissionsOf(context, context.actor.customerId)
    .where('download_permissions.token', '=', token)
    .executeTakeFirst()) ?? null

/** `look`: nothing is taken; `goOn`: more of a file whose download began not long ago. Neither is counted. */
type Taking = 'look' | 'begin' | 'goOn'

/** Opens a file for the customer who asks and counts it. */
export const takeDownload = (
  context: Context,
  token: string,
  taking: Taking,
): Promise<Result<DownloadPermission, DownloadRefusal>> =>
  inTransaction(context, async (inside) => {
    const permission = context.actor.customerId > 0 ? await findOwn(inside, token) : null
    if (!permission) return refuse('unknown_download' as const)
    const now = inside.clock()
    const problem = downloadProblem(permission, now)
    if (problem === 'expired') return refuse(problem)
    const begun = permission.begun_at
    if (begun !== null && now - begun < (taking === 'goOn' ? GOES_ON_FOR : SAME_WITHIN)) return ok(permission)
    if (problem) return refuse(problem)
    if (taking === 'look') return ok(permission)
    const { remaining } = permission
    const left = remaining === null ? null : remaining - 1
    await inside.db
      .updateTable('download_permissions')
      .set({ remaining: left, begun_at: now, used: permission.used + 1 })
      .where('token', '=', token)
      .execute()
    return ok({ ...permission, remaining: left, begun_at: now, used: permission.used + 1 })
  })

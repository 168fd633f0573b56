import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { loadProducts } from '#store/modules/catalog/catalog.ts'
import { linesOf } from '../place/stock-reservation.ts'
import { type DownloadPermission, permissionsFor } from '../read/downloads.ts'
import { findOrder } from '../read/find-orders.ts'
import { WITHHOLDS_DOWNLOADS } from '../status/transitions.ts'

/** What those who run the shop change of a permission; what is left out stays. */
interface DownloadChange {
  /** null for as often as wanted */
  remaining?: number | null | undefined
  /** epoch ms, null for ever */
  expiresAt?: number | null | undefined
  revoked?: boolean | undefined
}

interface OrderDownloads {
  permissions: DownloadPermission[]
  /** the order's status keeps them from its buyer */
  withheld: boolean
}

/** All that an order lets its buyer download, with what was taken back; null for no such order. */
export const listDownloadsOfOrder = async (
  context: Context,
  orderId: number,
): Promise<OrderDownloads | null> => {
  const order = await findOrder(context, orderId)
  if (!order) return null
  const permissions = await context.db
    .selectFrom('download_permissions')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .orderBy('download_id')
    .execute()
  return { permissions, withheld: WITHHOLDS_DOWNLOADS.has(order.status) }
}

/**
 * Lets the buyer of an order download the files of a product, bought or not; what was taken back is given anew, what
 * stands stays as it is.
 */
export const giveDownloads = (
  context: Context,
  orderId: number,
  productId: number,
): Promise<Result<null, 'unknown_order' | 'nothing_to_download'>> =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, orderId)
    if (!order) return refuse('unknown_order' as const)
    const product = (await loadProducts(inside, [productId])).get(productId)
    if (!product?.downloadable || product.downloads.length === 0)
      return refuse('nothing_to_download' as const)
    const bought = linesOf(order).find((line) => (line.variation_id || line.product_id) === productId)
    const permissions = permissionsFor(
      inside,
      orderId,
      product,
      bought ?? { name: product.name, quantity: 1 },
    )
    await inside.db
      .insertInto('download_permissions')
      .values(permissions)
      .onConflict((conflict) =>
        conflict
          .columns(['order_id', 'product_id', 'download_id'])
          .doUpdateSet(({ ref }) => ({
            name: ref('excluded.name'),
            file: ref('excluded.file'),
            remaining: ref('excluded.remaining'),
            expires_at: ref('excluded.expires_at'),
            revoked_at: null,
          }))
          .where('download_permissions.revoked_at', 'is not', null),
      )
      .execute()
    return ok(null)
  })

/** Changes how often and how long a file may be downloaded, takes the permission back or gives it again. */
export const changeDownload = (
  context: Context,
  { orderId, productId, downloadId }: { orderId: number; productId: number; downloadId: string },
  { remaining, expiresAt, revoked }: DownloadChange,
): Promise<Result<DownloadPermission, 'unknown_download'>> =>
  inTransaction(context, async (inside) => {
    const changed = await inside.db
      .updateTable('download_permissions')
      .set({
        ...(remaining !== undefined && { remaining }),
        ...(expiresAt !== undefined && { expires_at: expiresAt }),
        ...(revoked !== undefined && { revoked_at: revoked ? inside.clock() : null }),
      })
      .where('order_id', '=', orderId)
      .where('product_id', '=', productId)
      .where('download_id', '=', downloadId)
      .returningAll()
      .executeTakeFirst()
    return changed ? ok(changed) : refuse('unknown_download' as const)
  })

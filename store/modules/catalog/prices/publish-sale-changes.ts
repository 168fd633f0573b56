import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { Catalog } from '../catalog-interface.ts'

/**
 * Lets sales begin and end in the index, and records an event for the caches that hold their products.
 * @returns how many products have changed
 */
export const publishSaleChanges = async (context: Context, catalog: Catalog): Promise<number> => {
  const ids = catalog.takeSaleChanges()
  if (ids.length === 0) return 0
  await inTransaction(context, (inside) =>
    recordEvent(inside, { type: 'catalog.sales-changed', payload: { ids } }),
  )
  return ids.length
}

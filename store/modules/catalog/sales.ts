import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { Catalog } from './catalog-reader.ts'

/**
 * Lets sales begin and end in the index, and tells everybody who keeps something of them by an event.
 * @returns how many products look different now
 */
export const tellOfSales = async (context: Context, catalog: Catalog): Promise<number> => {
  const ids = catalog.takeFlipped()
  if (ids.length === 0) return 0
  await inTransaction(context, (inside) =>
    recordEvent(inside, { type: 'catalog.sales-changed', payload: { ids } }),
  )
  return ids.length
}

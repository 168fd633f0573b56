import type { Context } from '../context.ts'
import { stopBulkChange } from '../modules/bulk/bulk.ts'
import { productBulkChanges } from '../modules/catalog/catalog.ts'
import { stopExport, stopImport } from '../modules/csv/csv.ts'
import { orderBulkChanges } from '../modules/orders/orders.ts'
import { giveUpDelivery } from '../modules/webhooks/webhooks.ts'

/** Work in portions, which stops where one of them is given up. */
const STOPS: Record<string, (inside: Context, id: number) => Promise<void>> = {
  'product-import': stopImport,
  [productBulkChanges.job]: stopBulkChange,
  [orderBulkChanges.job]: stopBulkChange,
  export: stopExport,
}

/**
 * What waits for the work of a job is told that nobody does it. Call it in the transaction that puts the job among the
 * dead, whatever it died of.
 */
export const tellGivenUp = async (
  inside: Context,
  { kind, payload }: { kind: string; payload: Record<string, unknown> },
): Promise<void> => {
  if (kind === 'webhook-delivery') await giveUpDelivery(inside, Number(payload.delivery))
  await STOPS[kind]?.(inside, Number(payload.id))
}

import type { Context } from '../context.ts'
import { stopBulkChange } from '../modules/bulk/bulk.ts'
import { productBulkChanges } from '../modules/catalog/catalog.ts'
import { stopExport, stopImport } from '../modules/csv/csv.ts'
import { giveUpMessages, reviveMessages } from '../modules/notifications/notifications.ts'
import { orderBulkChanges } from '../modules/orders/orders.ts'
import { giveUpDelivery } from '../modules/webhooks/webhooks.ts'
import type { Job } from './queue.ts'

type Told = Pick<Job, 'kind' | 'payload'>

const SEND_MESSAGE = 'send-message'

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
export const tellGivenUp = async (inside: Context, { kind, payload }: Told): Promise<void> => {
  if (kind === SEND_MESSAGE) await giveUpMessages(inside, [String(payload.key)])
  if (kind === 'webhook-delivery') await giveUpDelivery(inside, Number(payload.delivery))
  await STOPS[kind]?.(inside, Number(payload.id))
}

/** The counterpart: what waits for these jobs is told that they are tried again, in the transaction that queues them. */
export const tellRevived = async (inside: Context, jobs: readonly Told[]): Promise<void> => {
  const keys = jobs.filter(({ kind }) => kind === SEND_MESSAGE).map(({ payload }) => String(payload.key))
  await reviveMessages(inside, keys)
}

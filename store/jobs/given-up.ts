import type { Context } from '../context.ts'
import { resumeBulkChange, stopBulkChange } from '../modules/bulk/bulk.ts'
import { productBulkChanges } from '../modules/catalog/catalog.ts'
import { resumeExport, resumeImport, stopExport, stopImport } from '../modules/csv/csv.ts'
import {
  giveUpCampaign,
  giveUpMessages,
  resumeCampaign,
  reviveMessages,
} from '../modules/notifications/notifications.ts'
import { orderBulkChanges } from '../modules/orders/orders.ts'
import { giveUpDelivery, reviveDelivery } from '../modules/webhooks/webhooks.ts'

interface Told {
  kind: string
  payload: Record<string, unknown>
}
type Tell = (inside: Context, id: number) => Promise<void>

const SEND_MESSAGE = 'send-message'
const BULK_CHANGE = { giveUp: stopBulkChange, revive: resumeBulkChange }

/** Who waits for the work of a job, by its kind: how that is given up, and how it goes on. */
const WAITING: Record<string, { giveUp: Tell; revive: Tell }> = {
  'webhook-delivery': { giveUp: giveUpDelivery, revive: reviveDelivery },
  'product-import': { giveUp: stopImport, revive: resumeImport },
  [productBulkChanges.job]: BULK_CHANGE,
  [orderBulkChanges.job]: BULK_CHANGE,
  export: { giveUp: stopExport, revive: resumeExport },
  campaign: { giveUp: giveUpCampaign, revive: resumeCampaign },
}

const idOf = ({ payload: { id, delivery } }: Told): number => Number(id ?? delivery)

/**
 * What waits for the work of a job is told that nobody does it. Call it in the transaction that puts the job among the
 * dead, whatever it died of.
 */
export const tellGivenUp = async (inside: Context, job: Told): Promise<void> => {
  if (job.kind === SEND_MESSAGE) await giveUpMessages(inside, [String(job.payload.key)])
  await WAITING[job.kind]?.giveUp(inside, idOf(job))
}

/** The counterpart: what waits for these jobs is told that they are tried again, in the transaction that queues them. */
export const tellRevived = async (inside: Context, jobs: readonly Told[]): Promise<void> => {
  const messages = jobs.filter(({ kind }) => kind === SEND_MESSAGE)
  await reviveMessages(
    inside,
    messages.map(({ payload }) => String(payload.key)),
  )
  for (const job of jobs) await WAITING[job.kind]?.revive(inside, idOf(job))
}

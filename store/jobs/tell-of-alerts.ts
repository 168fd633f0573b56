import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { findDueAlerts } from '../modules/alerts/alerts.ts'
import type { Catalog } from '../modules/catalog/catalog.ts'
import { type Carriers, queueAlert } from '../modules/notifications/notifications.ts'

interface Surroundings {
  catalog: Catalog
  /** the shop's public address, for links */
  origin: string
  carriers: Carriers
  sendAll: (keys: string[], within: Context) => Promise<void>
}

/**
 * Tells those whose product has come back or costs less. The index answers for each of them from memory.
 * @returns how many were told
 */
export const tellOfAlerts = async (
  context: Context,
  { catalog, origin, carriers, sendAll }: Surroundings,
): Promise<number> => {
  let told = 0
  let after: string | null = ''
  while (after !== null) {
    const { due, next } = await findDueAlerts(context, catalog, after)
    for (const alert of due) {
      await inTransaction(context, async (inside) =>
        sendAll(await queueAlert(inside, alert, { origin, carriers }), inside),
      )
    }
    told += due.length
    after = next
  }
  return told
}

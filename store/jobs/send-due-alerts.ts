import type { Context } from '../context.ts'
import { findDueAlerts } from '../modules/alerts/alerts.ts'
import type { Catalog } from '../modules/catalog/catalog.ts'
import { type OutboxDeps, queueAlert } from '../modules/notifications/notifications.ts'
import type { Send } from './send.ts'

interface AlertDeps extends OutboxDeps {
  catalog: Catalog
  /** the shop's public URL, for links */
  origin: string
  send: Send
}

/**
 * Sends the alerts whose product is back in stock or costs less. The index answers for each of them from memory.
 * @returns how many were sent
 */
export const sendDueAlerts = async (
  context: Context,
  { catalog, send, ...deps }: AlertDeps,
): Promise<number> => {
  let sent = 0
  let after: string | null = ''
  while (after !== null) {
    const { due, next } = await findDueAlerts(context, catalog, after)
    for (const alert of due) await send((inside) => queueAlert(inside, alert, { ...deps, catalog }))
    sent += due.length
    after = next
  }
  return sent
}

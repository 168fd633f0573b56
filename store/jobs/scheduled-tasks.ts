import type { Context } from '../context.ts'
import { dropIdempotentAnswers } from '../database/idempotency.ts'
import { dropOldAlerts } from '../modules/alerts/alerts.ts'
import { dropOldAuditLog } from '../modules/audit/audit.ts'
import { dropOldBulkChanges } from '../modules/bulk/bulk.ts'
import { dropOldCarts } from '../modules/cart/cart.ts'
import { dropLeftPhotos, publishSaleChanges, recordMissingPrices } from '../modules/catalog/catalog.ts'
import { dropOldDrafts } from '../modules/checkout/checkout.ts'
import { dropOldExports, dropOldImports } from '../modules/csv/csv.ts'
import { dropOldNonces } from '../modules/customers/customers.ts'
import { dropOldMessages } from '../modules/notifications/notifications.ts'
import { dropOldReceipts, dropUnnamedDownloads } from '../modules/orders/orders.ts'
import { cancelUnpaidOrders, reconcilePayments, settleReturns } from '../modules/payments/payments.ts'
import { dropOldDeliveries } from '../modules/webhooks/webhooks.ts'
import type { ScheduledTask, Services } from '../services.ts'
import { dropOldEvents } from './follow-events.ts'
import { dropDoneJobs } from './queue.ts'
import type { Send } from './send.ts'
import { sendDueAlerts } from './send-due-alerts.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

/**
 * Tasks that run by the clock. Each task has a loop of its own, so that one that hangs or fails holds up no other;
 * every bank is a task, too.
 */
export const scheduledTasks = (context: Context, services: Services, send: Send): ScheduledTask[] => {
  const { gateways, catalog, searches, linkOrigin, transports, cipher, dataDir, tasks = [] } = services
  const deps = { origin: linkOrigin, transports, cipher }
  const housekeeping: Record<string, () => Promise<number>> = {
    'cancel unpaid orders': () => cancelUnpaidOrders(context, gateways),
    'send due alerts': () => sendDueAlerts(context, { catalog, send, ...deps }),
    'drop old alerts': () => dropOldAlerts(context),
    'drop old imports': () => dropOldImports(context),
    'drop old exports': () => dropOldExports(context, dataDir),
    'drop old bulk changes': () => dropOldBulkChanges(context),
    'drop old carts': () => dropOldCarts(context),
    'drop old drafts': () => dropOldDrafts(context),
    'drop old messages': () => dropOldMessages(context),
    'drop left photos': () => dropLeftPhotos(context, dataDir),
    'drop done jobs': () => dropDoneJobs(context),
    'drop old events': () => dropOldEvents(context),
    'drop old receipts': () => dropOldReceipts(context),
    'drop old deliveries': () => dropOldDeliveries(context),
    'drop old nonces': () => dropOldNonces(context),
    'drop idempotent answers': () => dropIdempotentAnswers(context),
    'write down searches': () => searches.flush(context),
  }
  return [
    { name: 'keep price history', every: HOUR, run: () => recordMissingPrices(context) },
    { name: 'drop old audit log', every: 24 * HOUR, run: () => dropOldAuditLog(context) },
    { name: 'drop left downloads', every: 24 * HOUR, run: () => dropUnnamedDownloads(context, dataDir) },
    { name: 'learn from searches', every: 10 * 60 * SECOND, run: () => catalog.learnFromSearches() },
    { name: 'publish sale changes', every: SECOND, run: () => publishSaleChanges(context, catalog) },
    ...[...gateways.keys()].map(
      (gateway): ScheduledTask => ({
        name: `reconcile payments of ${gateway}`,
        every: 15 * SECOND,
        run: (shutdown) => reconcilePayments(context, gateways, gateway, shutdown),
      }),
    ),
    {
      name: 'settle returned payments',
      every: 15 * SECOND,
      run: (shutdown) => settleReturns(context, gateways, shutdown),
    },
    ...Object.entries(housekeeping).map(([name, run]) => ({ name, every: 15 * SECOND, run })),
    ...tasks,
  ]
}

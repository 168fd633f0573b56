import type { Context } from '../context.ts'
import { forgetAlerts } from '../modules/alerts/alerts.ts'
import { forgetInAuditLog } from '../modules/audit/audit.ts'
import { forgetReviewer } from '../modules/catalog/catalog.ts'
import { forgetCommenter } from '../modules/content/content.ts'
import { forgetMember } from '../modules/loyalty/loyalty.ts'
import { removeMedia } from '../modules/media/media.ts'
import { forgetPushBrowsers, forgetReader } from '../modules/notifications/notifications.ts'
import { forgetBuyer } from '../modules/orders/orders.ts'
import { forgetVendorOwner } from '../modules/vendors/vendors.ts'
import { forgetAnswers } from '../modules/webhooks/webhooks.ts'

/**
 * What is left of a customer who deleted the account: orders stay for the books and reviews for their readers, as
 * those of a guest; the pictures go. Each step is whole by itself, and none is begun once the signal is aborted.
 */
export const forgetCustomer = async (
  context: Context,
  dataDir: string,
  id: number,
  avatar: number | null,
  signal: AbortSignal,
): Promise<void> => {
  const steps = [
    // before the orders are nobody's
    () => forgetInAuditLog(context, id),
    () => forgetBuyer(context, id),
    () => forgetMember(context, id),
    () => forgetReader(context, id),
    () => forgetPushBrowsers(context, id),
    () => forgetAlerts(context, id),
    () => forgetReviewer(context, dataDir, id),
    () => forgetCommenter(context, id),
    () => forgetVendorOwner(context, id),
    () => forgetAnswers(context),
    async () => avatar !== null && removeMedia(context, dataDir, avatar),
  ]
  for (const step of steps) {
    signal.throwIfAborted()
    await step()
  }
}

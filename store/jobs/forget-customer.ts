import type { Context } from '../context.ts'
import { forgetAlerts } from '../modules/alerts/alerts.ts'
import { forgetReviewer } from '../modules/catalog/catalog.ts'
import { forgetCommenter } from '../modules/content/content.ts'
import { forgetMember } from '../modules/loyalty/loyalty.ts'
import { removeMedia } from '../modules/media/media.ts'
import { forgetReader } from '../modules/notifications/notifications.ts'
import { forgetBuyer } from '../modules/orders/orders.ts'
import { forgetVendorOwner } from '../modules/vendors/vendors.ts'

/**
 * What is left of a customer who deleted the account: orders stay for the books and reviews for their readers, as
 * those of a guest; the pictures go.
 */
export const forgetCustomer = async (
  context: Context,
  dataDir: string,
  id: number,
  avatar: number | null,
): Promise<void> => {
  await forgetBuyer(context, id)
  await forgetMember(context, id)
  await forgetReader(context, id)
  await forgetAlerts(context, id)
  await forgetReviewer(context, dataDir, id)
  await forgetCommenter(context, id)
  await forgetVendorOwner(context, id)
  if (avatar !== null) await removeMedia(context, dataDir, avatar)
}

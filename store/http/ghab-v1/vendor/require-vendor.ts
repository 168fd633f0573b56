import type { Context as HonoContext } from 'hono'
import type { Context } from '#store/context.ts'
import { requestContext, requireCustomer } from '#store/http/middleware/authenticate.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { findVendorOfActor, type Vendor } from '#store/modules/vendors/vendors.ts'
import type { Services } from '#store/services.ts'

/**
 * The vendor that the signed-in customer sells as.
 * @throws ApiError 401 for a guest, 403 for who is none
 */
export const requireVendor = async (
  c: HonoContext,
  services: Services,
): Promise<{ context: Context; vendor: Vendor }> => {
  requireCustomer(c, services)
  const context = requestContext(c, services)
  const vendor = await findVendorOfActor(context)
  if (!vendor) throw new ApiError(403, 'rest_forbidden', 'Sorry, you do not sell here.')
  return { context, vendor }
}

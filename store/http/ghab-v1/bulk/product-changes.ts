import type { Hono, Context as HonoContext } from 'hono'
import { getActor } from '#store/http/middleware/authenticate.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { productBulkChanges } from '#store/modules/catalog/catalog.ts'
import { may } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import { newProductBulkChange, type ProductBulkChange } from '#store-api/contract/bulk-changes.ts'
import { wrongField } from '../account/signed-in.ts'
import { bulkRoutes } from './bulk-routes.ts'

/** `ghab/v1/bulk-changes`: changes of many products at once. */
export const productChangeRoutes = (services: Services): Hono => {
  /**
   * @throws ApiError 400 for one that changes nothing, and for a category that there is not; 403 for the trash of who may
   * delete nothing
   */
  const checkChange = (c: HonoContext, change: ProductBulkChange): void => {
    const { category, status } = change
    if (!Object.values(change).some((value) => value)) {
      throw new ApiError(400, 'ghab_bulk_change_empty', 'Say what is to be changed.')
    }
    if (status === 'trash' && !may(getActor(c).role, 'delete_products')) {
      throw new ApiError(403, 'rest_forbidden', 'Sorry, you are not allowed to do that.')
    }
    if (category !== undefined && !services.catalog.taxonomy.categories.has(category)) {
      throw wrongField('category', 'unknown', 'There is no such category.')
    }
  }
  return bulkRoutes(services, {
    path: '/wp-json/ghab/v1/bulk-changes',
    kind: productBulkChanges,
    schema: newProductBulkChange,
    readChange: (c, { product_ids: ids, key, ...change }) => {
      checkChange(c, change)
      return { change, ids, key, asked: [change, ids] }
    },
    changeJson: (change) => change,
  })
}

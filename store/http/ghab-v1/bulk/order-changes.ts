import type { Hono } from 'hono'
import { orderBulkChanges } from '#store/modules/orders/orders.ts'
import type { Services } from '#store/services.ts'
import { newOrderBulkChange } from '#store-api/contract/bulk-changes.ts'
import { bulkRoutes } from './bulk-routes.ts'

/** `ghab/v1/orders/bulk-changes`: many orders are brought to a status at once. */
export const orderChangeRoutes = (services: Services): Hono =>
  bulkRoutes(services, {
    path: '/wp-json/ghab/v1/orders/bulk-changes',
    kind: orderBulkChanges,
    schema: newOrderBulkChange,
    readChange: (_, { order_ids: ids, key, status, seen_ago }) => ({
      change: { status, ...(seen_ago !== undefined && { unmodifiedSince: services.clock() - seen_ago }) },
      ids,
      key,
      asked: [status, ids],
    }),
    changeJson: ({ status }) => ({ status }),
  })

import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import type { Order } from '#admin/orders/order.ts'
import type { OrderDownload, OrderDownloads } from '#store-api/contract/order-desk.ts'

export const downloadsPath = ({ id }: Pick<Order, 'id'>): string => `ghab/v1/orders/${id}/downloads`

/** What an order lets its buyer download. */
export const useDownloads = (order: Order) =>
  useQuery({
    queryKey: ['orders', order.id, 'downloads', order.status],
    queryFn: async ({ signal }) => (await call<OrderDownloads>(downloadsPath(order), { signal })).json,
  })

interface Change {
  downloads_remaining?: number | null
  access_expires?: string | null
  revoked?: boolean
}

export const changeDownload = (order: Order, { product_id, download_id }: OrderDownload, body: Change) =>
  call(`${downloadsPath(order)}/${product_id}/${encodeURIComponent(download_id)}`, { method: 'PUT', body })

import { useQueryClient } from '@tanstack/react-query'
import type { BulkWork } from '#admin/bulk/bulk-work.ts'
import { useBulkChange } from '#admin/bulk/use-bulk-change.tsx'
import type { OrderBulkChange } from '#store-api/contract/bulk-changes.ts'

/** Changes of many orders. */
export const ORDER_CHANGES: BulkWork<Partial<OrderBulkChange>> = {
  path: 'ghab/v1/orders/bulk-changes',
  screen: '/orders-changes',
  texts: 'orders.bulk',
  doneText: () => 'orders.bulk.done',
  itemScreen: (id) => `/orders/${id}`,
}

/**
 * Brings the orders that are chosen in the list to a status; what somebody did since the list was read is not written over.
 * @returns whether the store has taken it
 */
export const useOrderChange = () => {
  const queries = useQueryClient()
  const seenAgo = () => {
    const lists = queries.getQueryCache().findAll({ queryKey: ['orders', 'getList'], type: 'active' })
    return Math.max(0, ...lists.map(({ state }) => Date.now() - state.dataUpdatedAt))
  }
  return useBulkChange(ORDER_CHANGES, (change, ids) => ({ ...change, order_ids: ids, seen_ago: seenAgo() }))
}

import type { ChangeParts } from '#admin/bulk/bulk-work.ts'
import type { OrderBulkChange } from '#store-api/contract/bulk-changes.ts'
import { useStatusLabel } from '../order-status.tsx'

/** What a change of many orders changes. */
export const useOrderParts = (): ChangeParts<Partial<OrderBulkChange>> => {
  const label = useStatusLabel()
  return ({ status }) => (status ? [['resources.orders.fields.status', label(status)]] : [])
}

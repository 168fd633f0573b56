import type { BulkWork } from '#admin/bulk/bulk-work.ts'
import { useBulkChange } from '#admin/bulk/use-bulk-change.tsx'
import type { ProductBulkChange } from '#store-api/contract/bulk-changes.ts'

/** Changes of many products. */
export const PRODUCT_CHANGES: BulkWork<ProductBulkChange> = {
  path: 'ghab/v1/bulk-changes',
  screen: '/products-changes',
  texts: 'products.bulk',
  doneText: ({ status, variations_of }) => {
    if (variations_of !== undefined) return 'shell.saved'
    return status === 'trash' ? 'shell.trashed' : 'products.saved_many'
  },
  itemScreen: (id, { variations_of }) => `/products/${variations_of ?? id}`,
}

/** Changes the products that are chosen in the list. @returns whether the store has taken it */
export const useProductChange = () =>
  useBulkChange(PRODUCT_CHANGES, (change, ids) => ({ ...change, product_ids: ids }))

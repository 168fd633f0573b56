import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import type { VendorDashboard } from '#store-api/contract/vendor-dashboard.ts'

/** The vendor who works here, and how their shop does. */
export const useOwnShop = () =>
  useQuery({
    queryKey: ['own-shop'],
    queryFn: async ({ signal }) => (await call<VendorDashboard>('ghab/v1/vendor', { signal })).json,
  })

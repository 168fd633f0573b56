import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import type { Refund } from './refund.ts'

/** What was given back of an order, line by line. */
export const useRefunds = (orderId: number, { enabled = true } = {}) =>
  useQuery({
    queryKey: ['orders', orderId, 'refunds'],
    queryFn: async () =>
      (await call<Refund[]>(`wc/v3/orders/${orderId}/refunds`, { query: { per_page: 100 } })).json,
    staleTime: 0,
    refetchOnWindowFocus: false,
    enabled,
  })

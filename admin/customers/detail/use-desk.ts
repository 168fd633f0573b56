import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import type { CustomerDesk } from '#store-api/contract/office.ts'

/** What the shop knows of a customer beside their account. */
export const useDesk = (id: number) =>
  useQuery({
    queryKey: ['customers', id, 'desk'],
    queryFn: async ({ signal }) => (await call<CustomerDesk>(`ghab/v1/customers/${id}`, { signal })).json,
    enabled: id > 0,
  })

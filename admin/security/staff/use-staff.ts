import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import type { StaffMemberAnswer } from '#store-api/contract/security.ts'

export const STAFF = 'ghab/v1/staff'

/** Who works for the shop; for its administrators. */
export const useStaff = () =>
  useQuery({
    queryKey: ['staff'],
    queryFn: async ({ signal }) => (await call<StaffMemberAnswer[]>(STAFF, { signal })).json,
  })

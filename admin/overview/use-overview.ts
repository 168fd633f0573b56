import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import type { Overview, OverviewPeriod } from '#store-api/contract/overview.ts'
import type { SetupChecklist } from '#store-api/contract/setup.ts'

const MINUTE = 60_000

/** What stands on the first screen; asked again each minute, while another period is loaded the last one stays. */
export const useOverview = (period: OverviewPeriod) =>
  useQuery({
    queryKey: ['overview', period],
    queryFn: async ({ signal }) =>
      (await call<Overview>('ghab/v1/overview', { query: { period }, signal })).json,
    refetchInterval: MINUTE,
    placeholderData: (last) => last,
  })

/** What is missing before the shop opens. */
export const useChecklist = (enabled = true) =>
  useQuery({
    queryKey: ['setup', 'checklist'],
    queryFn: async ({ signal }) => (await call<SetupChecklist>('ghab/v1/setup/checklist', { signal })).json,
    enabled,
  })

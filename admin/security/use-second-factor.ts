import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import type { SecondFactor, SecondFactorChanged } from '#store-api/contract/security.ts'

export const SECOND_FACTOR = 'ghab/v1/auth/second-factor'
const KEY = ['second-factor']

/** The own second factor, and what takes the answer of a change of it. */
export const useSecondFactor = () => {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call<SecondFactor>(SECOND_FACTOR, { signal })).json,
  })
  const keep = ({ recovery_codes, ...now }: SecondFactorChanged): string[] | null => {
    queries.setQueryData(KEY, now)
    // others were signed out
    void queries.invalidateQueries({ queryKey: ['own-sessions'] })
    return recovery_codes
  }
  return { ...query, keep }
}

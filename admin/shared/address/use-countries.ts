import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'

export interface Country {
  code: string
  name: string
  states: { code: string; name: string }[]
}

/** The countries that the shop knows, with their provinces or states. */
export const useCountries = () =>
  useQuery({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => (await call<Country[]>('wc/v3/data/countries', { signal })).json,
    staleTime: Number.POSITIVE_INFINITY,
  })

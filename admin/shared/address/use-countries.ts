import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import { useBoot } from '#admin/boot-context.tsx'

export interface Country {
  code: string
  name: string
  states: { code: string; name: string }[]
}

/** The countries that the shop knows, with their provinces or states, by their names in the language of the back office. */
export const useCountries = () => {
  const { locale } = useBoot()
  return useQuery({
    queryKey: ['countries', locale],
    queryFn: async ({ signal }) =>
      (await call<Country[]>('wc/v3/data/countries', { query: { locale }, signal })).json,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

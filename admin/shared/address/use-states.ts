import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import { useBoot } from '#admin/boot-context.tsx'

interface State {
  code: string
  name: string
  /** [] where none are listed: any may be typed */
  cities: string[]
}

/** The provinces of a country; none of one whose are not known. Undefined until the shop has told them. */
export const useKnownStates = (country: string): State[] | undefined => {
  const { locale, country: own } = useBoot()
  const wanted = country || own
  const { data, isError } = useQuery({
    queryKey: ['geography', wanted, locale],
    queryFn: async () =>
      (await call<State[]>('ghab/v1/geography', { query: { country: wanted, locale } })).json,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? (isError ? [] : undefined)
}

/** The provinces of a country; none of one whose are not known, or not yet. */
export const useStates = (country: string): State[] => useKnownStates(country) ?? []

import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'

const SEARCH = 'wc/v3/search'
export const SYNONYMS = `${SEARCH}/synonyms`
export const SYNONYMS_KEY = ['search', 'synonyms']

/** Words that find the same; with `means`, the words find what these name, and not the other way round. */
export interface Synonyms {
  id: number
  words: string[]
  means: string[]
}

export const useSynonyms = () =>
  useQuery({
    queryKey: SYNONYMS_KEY,
    queryFn: async ({ signal }) => (await call<Synonyms[]>(SYNONYMS, { signal })).json,
  })

export const SHOWN = ['nothing', 'unclicked', 'all'] as const
export type Shown = (typeof SHOWN)[number]

/** What shoppers typed. */
export interface Searched {
  query: string
  text: string
  searches: number
  clicks: number
}

export const useReport = (show: Shown) =>
  useQuery({
    queryKey: ['search', 'report', show],
    queryFn: async ({ signal }) =>
      (await call<Searched[]>(`${SEARCH}/report`, { signal, query: { show, days: 30, per_page: 50 } })).json,
  })

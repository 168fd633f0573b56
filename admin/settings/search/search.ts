import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { useLate } from '#admin/shared/use-late.ts'

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

/** Products that come first for a query, in this order, and products that are left out. */
export interface RuleFields {
  query: string
  pinned: number[]
  hidden: number[]
}
export type Rule = RuleFields & RaRecord<number>

/** as the store has them */
export const LONGEST_QUERY = 60
export const MOST_PRODUCTS = 50

export const SEARCH_SCREEN = '/settings/search'
export const RULES_SCREEN = `${SEARCH_SCREEN}/rules`

interface Preview {
  /** of the rule that the query has */
  rule_id: number | null
  total: number
  product_ids: number[]
}

/** What shoppers would find by a rule as it is written now; nothing before there is a query. */
export const useRulePreview = ({ query, pinned, hidden }: RuleFields) => {
  const asked = useLate(JSON.stringify({ query: query.trim(), pinned, hidden }))
  const rule: RuleFields = JSON.parse(asked)
  return useQuery({
    queryKey: ['search', 'preview', asked],
    queryFn: async ({ signal }) =>
      (await call<Preview>(`${SEARCH}/rules/preview`, { signal, query: { ...rule, per_page: 12 } })).json,
    enabled: rule.query !== '' && rule.query.length <= LONGEST_QUERY,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** What is shown of a product of a rule. */
export interface RuleProduct {
  id: number
  name: string
  status: string
  images: { src: string }[]
}

/** Products by their ids; those that are not there any more are missing. */
export const useRuleProducts = (ids: readonly number[]) =>
  useQuery({
    queryKey: ['products', 'of rules', ids],
    queryFn: async ({ signal }) => {
      const query = { include: ids, per_page: 100, _fields: 'id,name,status,images' }
      const { json } = await call<RuleProduct[]>('wc/v3/products', { signal, query })
      return new Map(json.map((product) => [product.id, product]))
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })

import type { TestStore } from '#tests/support/test-store.ts'
import { readGoods } from './goods.ts'
import type { Queries, ShopQueries } from './query.ts'

const SEEN = 5

interface Miss {
  query: string
  /** slugs; empty where nothing should be found */
  expected: string[]
  /** slugs, the first five */
  got: string[]
  /** an accepted product comes second to fifth */
  within: boolean
}

export interface KindFigures {
  queries: number
  /** percent of the queries that are answered by an accepted product first; by nothing where nothing is accepted */
  first: number
  /** percent, among the first five */
  within: number
  /** queries with an answer that find nothing */
  empty: number
  /** queries without an answer that find something */
  falseFinds: number
  misses: Miss[]
}

/** What a shopper's search shows first. */
const search = async (store: TestStore, query: string): Promise<string[]> => {
  const asked = new URLSearchParams({
    search: query,
    per_page: String(SEEN),
    _fields: 'slug',
    facets: 'false',
  })
  const answer = await store.call(`/wp-json/ghab/v1/products?${asked}`)
  if (!answer.ok) throw new Error(`${query} answered ${answer.status}`)
  const { products } = (await answer.json()) as { products: { slug: string }[] }
  return products.map(({ slug }) => slug)
}

/** What is suggested first while it is typed. */
const suggest = async (store: TestStore, query: string): Promise<string[]> => {
  const answer = await store.call(`/wp-json/ghab/v1/search/suggest?${new URLSearchParams({ q: query })}`)
  if (!answer.ok) throw new Error(`${query} answered ${answer.status}`)
  const { products } = (await answer.json()) as { products: { slug: string }[] }
  return products.map(({ slug }) => slug).slice(0, SEEN)
}

const figuresOf = (queries: number, misses: Miss[]): KindFigures => {
  const percent = (count: number) => (100 * count) / queries
  return {
    queries,
    first: percent(queries - misses.length),
    within: percent(queries - misses.filter(({ within }) => !within).length),
    empty: misses.filter(({ got }) => got.length === 0).length,
    falseFinds: misses.filter(({ expected }) => expected.length === 0).length,
    misses,
  }
}

const measure = async (
  store: TestStore,
  { groups, kinds }: ShopQueries,
  ask: (store: TestStore, query: string) => Promise<string[]>,
): Promise<Record<string, KindFigures>> => {
  const accept = await readGoods(store, groups)
  const figures: Record<string, KindFigures> = {}
  for (const [kind, queries] of Object.entries(kinds)) {
    const misses: Miss[] = []
    for (const [query, accepted] of Object.entries(queries)) {
      const expected = accept(accepted)
      const got = await ask(store, query)
      const isFine = expected.size ? expected.has(got[0] ?? '') : got.length === 0
      const within = got.some((slug) => expected.has(slug))
      if (!isFine) misses.push({ query, expected: [...expected], got, within })
    }
    figures[kind] = figuresOf(Object.keys(queries).length, misses)
  }
  return figures
}

/** Puts every query to the shop's search, as a shopper does, and compares the answers with what is accepted. */
export const measureShop = (store: TestStore, shop: ShopQueries) => measure(store, shop, search)

/** Words that the suggestions are to read as the search does. */
const SUGGESTED = ['typos', 'homophones', 'finglish', 'synonyms']

const suggested = ({ kinds }: ShopQueries) =>
  Object.entries(kinds).filter(([kind]) => SUGGESTED.includes(kind))

/** The same of what is suggested once such a query is typed. */
export const measureSuggestions = (store: TestStore, shop: ShopQueries) =>
  measure(store, { ...shop, kinds: Object.fromEntries(suggested(shop)) }, suggest)

const SHORTEST = 4

/** The same before its last letter is typed. */
export const measureBeginnings = (store: TestStore, shop: ShopQueries) => {
  const begun = (queries: Queries) =>
    Object.fromEntries(
      Object.entries(queries)
        .map(([query, accepted]) => [[...query].slice(0, -1).join(''), accepted] as const)
        .filter(([query]) => query.length >= SHORTEST && !Object.hasOwn(queries, query)),
    )
  const kinds = suggested(shop).map(([kind, queries]) => [kind, begun(queries)] as const)
  return measure(store, { ...shop, kinds: Object.fromEntries(kinds) }, suggest)
}

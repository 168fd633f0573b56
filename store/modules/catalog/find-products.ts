import type { Catalog, CountedQuery, FoundProducts, ProductQuery, ReadSearch } from './catalog-interface.ts'
import { type Bitset, hasBit } from './index/bitset.ts'
import type { Entry } from './index/entry.ts'
import { countFacets } from './index/facets.ts'
import { pageOf } from './index/page.ts'
import type { ProductIndex } from './index/product-index.ts'
import { select, selectShown } from './index/select.ts'
import type { SearchKnowledge } from './search/knowledge.ts'
import { searchShop } from './search/search-shop.ts'
import { categoriesOf, completedQueries, hasOnlyFillers } from './search/suggest-shop.ts'
import type { Matches } from './search/text/matcher.ts'
import { searchAsWordPress } from './search/wordpress-search.ts'

/** so many products say by their categories what a text is about */
const LIKELY = 30

/** Whether a text of the product in a slot contains this one, whatever the case of its letters. */
export const contains = (index: ProductIndex, text: string, textOf: (entry: Entry) => string) => {
  const wanted = text.toLowerCase()
  return (slot: number) =>
    textOf(index.entries[slot] as Entry)
      .toLowerCase()
      .includes(wanted)
}

const plainSlots = (
  index: ProductIndex,
  { plainSearch, plainSearchOrSku }: CountedQuery,
): readonly number[] | null => {
  if (plainSearch) return searchAsWordPress(index.text, plainSearch).slots
  if (!plainSearchOrSku) return null
  const isInSku = contains(index, plainSearchOrSku, ({ sku }) => sku)
  const bySku = index.entries.flatMap((entry, slot) => (entry && isInSku(slot) ? [slot] : []))
  return [...searchAsWordPress(index.text, plainSearchOrSku).slots, ...bySku]
}

interface Searched {
  slots: readonly number[] | null
  matches: Matches | null
  search: ReadSearch | null
}

const searchIn = (
  index: ProductIndex,
  knowledge: SearchKnowledge,
  query: CountedQuery,
  base: Bitset,
): Searched => {
  if (!query.search) return { slots: plainSlots(index, query), matches: null, search: null }
  const { matches, ...search } = searchShop(index, knowledge, query.search, {
    accepts: (slot) => hasBit(base, slot),
    exactly: query.exactly ?? false,
    claimedSales: query.claimedSales ?? false,
    typing: query.typing ?? false,
    rule: query.rule,
  })
  return { search, matches, slots: matches.slots }
}

/** The products that a query finds, without order or page. */
export const selectFound = (index: ProductIndex, knowledge: SearchKnowledge, query: CountedQuery) => {
  const open = select(index, query)
  const { slots, matches, search } = searchIn(index, knowledge, query, open.base)
  return { selection: slots ? open.among(index, slots) : open, matches, search }
}

/** A page of the products that a query finds, with its facets where they are asked for. */
export const findProducts = (
  index: ProductIndex,
  knowledge: SearchKnowledge,
  query: ProductQuery,
): FoundProducts => {
  const { selection, matches, search } = selectFound(index, knowledge, query)
  return {
    ...pageOf(index, selection.result(), query, { matches, include: query.include }),
    facets: query.facets ? countFacets(index, selection, query) : null,
    search,
  }
}

type Suggest = Catalog['suggest']

/** What somebody who types a text may be looking for. */
export const suggestProducts = (
  index: ProductIndex,
  knowledge: SearchKnowledge,
  text: string,
  { claimedSales = false, ...limits }: Parameters<Suggest>[1],
): ReturnType<Suggest> => {
  if (hasOnlyFillers(text)) return { ids: [], queries: [], categories: [], shownFor: null }
  const selection = selectShown(index, 'search')
  const shown = selection.result()
  const accepts = (slot: number) => hasBit(shown, slot)
  const { matches, shownFor } = searchShop(index, knowledge, text, { accepts, claimedSales, typing: true })
  const page = { orderBy: 'relevance', descending: true, skip: 0, limit: LIKELY } as const
  const { ids } = pageOf(index, selection.among(index, matches.slots).result(), page, { matches })
  return {
    ids: ids.slice(0, limits.products),
    queries: completedQueries(index, knowledge, shownFor ?? text, { accepts, limit: limits.queries }),
    categories: categoriesOf(index, ids),
    shownFor,
  }
}

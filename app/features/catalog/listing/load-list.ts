import { notFound } from '#app/shared/pages/not-found.ts'
import { type CardProduct, cardFields, toCardProduct } from '#app/shared/product-card/card-product.ts'
import type { StoreClient } from '#store-api/client/store-client.ts'
import type { SearchReading, ShopperProductQuery } from '#store-api/contract/products.ts'
import { type Offered, offeredFacets } from '../filters/filters.ts'
import { type ListState, toQuery } from './list-state.ts'
import type { ListingContext } from './listing-context.ts'

const PER_PAGE = 20

export interface LoadedList {
  query: ShopperProductQuery
  products: CardProduct[]
  total: number
  page: number
  totalPages: number
  facets: Offered | null
  /** how a search was read; null without one */
  reading: SearchReading | null
  exact: boolean
  byRelevance: boolean
}

/** One page of a list with the facets of the whole. */
export const loadList = async (
  store: StoreClient,
  listing: Pick<ListingContext, 'scope' | 'within'>,
  state: ListState,
): Promise<LoadedList> => {
  const categories = state.categories.filter((slug) => listing.within?.includes(slug) ?? true)
  const query = { ...toQuery({ ...state, categories }, listing.scope), per_page: PER_PAGE }
  const answer = await store.products({ ...query, _fields: cardFields })
  if (state.page > 1 && state.page > answer.total_pages) throw notFound()
  return {
    query,
    products: answer.products.map(toCardProduct),
    total: answer.total,
    page: state.page,
    totalPages: answer.total_pages,
    facets:
      answer.facets && offeredFacets(answer.facets, { state, within: listing.within, total: answer.total }),
    reading: answer.search,
    exact: state.exact,
    byRelevance: state.orderby === 'relevance',
  }
}

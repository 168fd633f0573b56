import { m } from '#app/messages/paraglide/messages.js'
import { changed, type ListState } from '../listing/list-state.ts'

export interface SortOrder {
  orderby: ListState['orderby']
  order: 'asc' | 'desc'
  name: string
}

/** The ways to sort a list; a search has its best match besides. */
export const sortOrders = (searching: boolean): SortOrder[] => [
  ...(searching ? [{ orderby: 'relevance', order: 'desc', name: m.catalog_sort_relevance() } as const] : []),
  { orderby: 'date', order: 'desc', name: m.ui_newest() },
  { orderby: 'date', order: 'asc', name: m.catalog_sort_oldest() },
  { orderby: 'price', order: 'asc', name: m.catalog_sort_cheapest() },
  { orderby: 'price', order: 'desc', name: m.catalog_sort_dearest() },
  { orderby: 'popularity', order: 'desc', name: m.catalog_sort_popular() },
  { orderby: 'rating', order: 'desc', name: m.catalog_sort_rating() },
  { orderby: 'title', order: 'asc', name: m.catalog_sort_title() },
]

export const isSortedBy = (state: ListState, { orderby, order }: SortOrder): boolean =>
  state.orderby === orderby && state.order === order

export const sortedBy = (state: ListState, { orderby, order }: SortOrder): ListState =>
  changed(state, { orderby, order })

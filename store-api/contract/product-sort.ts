/** What a list of products can be sorted by, and the direction of each unless another one is asked for. */
export const PRODUCT_SORT_DIRECTIONS = {
  date: 'desc',
  price: 'asc',
  popularity: 'desc',
  rating: 'desc',
  title: 'asc',
  menu_order: 'asc',
  relevance: 'desc',
} as const

export type ProductSort = keyof typeof PRODUCT_SORT_DIRECTIONS

export const PRODUCT_SORTS = Object.keys(PRODUCT_SORT_DIRECTIONS) as ProductSort[]

export const isProductSort = (text: string): text is ProductSort =>
  Object.hasOwn(PRODUCT_SORT_DIRECTIONS, text)

/** How a list is sorted when nothing is said: the newest first, a search by its best match. */
export const defaultProductSort = (isSearch: boolean): ProductSort => (isSearch ? 'relevance' : 'date')

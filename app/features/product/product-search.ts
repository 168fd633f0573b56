import { onlyParameters } from '../../shop/page-search.ts'
import { PARAMETER_PREFIX } from './options.ts'

/** the parameter that says how far the reviews are read */
export const REVIEWS_PAGE = 'reviews'
const MAX_PAGE = 10_000

export const isChoice = (parameter: string): boolean => parameter.startsWith(PARAMETER_PREFIX)

/** Never fails: what a URL says wrongly counts as not said. */
export const readReviewsPage = (params: URLSearchParams): number => {
  const page = Number(params.get(REVIEWS_PAGE))
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1
}

/** What a product's page reads of its address: the chosen options, also an empty one, and the page of its reviews. */
export const readProductSearch = (params: URLSearchParams): string => {
  const read = new URLSearchParams([...params].filter(([name]) => isChoice(name)))
  const page = readReviewsPage(params)
  if (page > 1) read.set(REVIEWS_PAGE, String(page))
  return onlyParameters(read, [...new Set(read.keys())].sort())
}

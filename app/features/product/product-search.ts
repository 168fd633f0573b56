import { onlyParameters } from '#app/shared/pages/reading/page-search.ts'
import { pageOf } from '#app/shared/pages/reading/read-page.ts'
import { REVIEWS_PAGE } from '#app/shared/reviews/reviews-state.ts'
import { PARAMETER_PREFIX } from './purchase/options.ts'

export const isChoice = (parameter: string): boolean => parameter.startsWith(PARAMETER_PREFIX)

/** Never fails: what a URL says wrongly counts as not said. */
export const readReviewsPage = (params: URLSearchParams): number => pageOf(params, REVIEWS_PAGE)

/** What a product's page reads of its URL: the chosen options, also an empty one, and the page of its reviews. */
export const readProductSearch = (params: URLSearchParams): string => {
  const read = new URLSearchParams([...params].filter(([name]) => isChoice(name)))
  const page = readReviewsPage(params)
  if (page > 1) read.set(REVIEWS_PAGE, String(page))
  return onlyParameters(read, [...new Set(read.keys())].sort())
}

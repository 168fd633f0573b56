/** As many products as a shared wish list holds. */
export const MOST_SHARED = 50

/** The products that a link names, each once; null for a link that is not complete, and one that names too many. */
export const readProductIds = (params: URLSearchParams, most: number): number[] | null => {
  const parts = (params.get('ids') ?? '').split(',', most + 1)
  if (parts.length > most || !parts.every((part) => /^[1-9]\d{0,8}$/.test(part))) return null
  return [...new Set(parts.map(Number))]
}

export const productIdsSearch = (ids: readonly number[]): string =>
  ids.length ? `?ids=${ids.join(',')}` : ''

/** One spelling of what a page reads of the query; all broken links are one page (`RouteHandle`). */
export const readIdsSearch =
  (most: number) =>
  (params: URLSearchParams): string => {
    if (!params.get('ids')) return ''
    const ids = readProductIds(params, most)
    return ids ? productIdsSearch(ids) : '?ids=0'
  }

import { call, type Query } from './call.ts'

/** the store's own limit of a page */
const PAGE = 100

/** Everything of a list, page by page: for what is few enough to be seen whole. */
export const readAll = async <T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T[]> => {
  const all: T[] = []
  for (let page = 1; ; page++) {
    const { json, headers } = await call<T[]>(path, {
      query: { ...query, per_page: PAGE, page },
      signal,
    })
    all.push(...json)
    // WordPress refuses a page past the last one
    const total = Number(headers.get('x-wp-total') ?? Number.POSITIVE_INFINITY)
    if (json.length < PAGE || all.length >= total) return all
  }
}

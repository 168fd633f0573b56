/** The page a list's address asks for; anything that is no page number is the first. */
export const readPage = (url: string): number => pageOf(new URL(url).searchParams)

/** `?page=…`, '' for the first: all that such a list reads of its address. */
export const readPageSearch = (params: URLSearchParams): string => {
  const page = pageOf(params)
  return page > 1 ? `?page=${page}` : ''
}

const pageOf = (params: URLSearchParams): number => {
  const asked = Number(params.get('page') ?? 1)
  return Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1
}

/** The page a list's URL asks for; anything that is no page number is the first. */
export const readPage = (url: string): number => pageOf(new URL(url).searchParams)

/** `?page=…`, '' for the first: all that such a list reads of its URL. */
export const readPageSearch = (params: URLSearchParams, name = 'page'): string => {
  const page = pageOf(params, name)
  return page > 1 ? `?${name}=${page}` : ''
}

/** The page that a parameter of a URL asks for; anything that is no page number is the first. */
export const pageOf = (params: URLSearchParams, name = 'page'): number => {
  const asked = Number(params.get(name) ?? 1)
  return Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1
}

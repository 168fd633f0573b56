import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '#app/shared/settings/root-data.ts'

/** The named parameters of a query, in the order of the names. */
export const onlyParameters = (params: URLSearchParams, names: string[]): string => {
  const read = new URLSearchParams(names.flatMap((name) => params.getAll(name).map((value) => [name, value])))
  return read.size ? `?${read}` : ''
}

const never = () => () => {}

/**
 * The query of the URL. The first render has to be the server's, which knew nothing of what a link was decorated
 * with: it gets what the page reads.
 */
export const usePageSearch = (): string => {
  const { search } = useLocation()
  const root = useRootData()
  return useSyncExternalStore(
    never,
    () => search,
    () => root?.search ?? search,
  )
}

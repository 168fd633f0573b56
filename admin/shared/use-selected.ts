import { type RaRecord, useDataProvider, useListContext } from 'react-admin'

/** Reads what is chosen in a list: what stands on the page is here already, all else is asked for. */
export const useSelected = <T extends RaRecord>(): (() => Promise<T[]>) => {
  const { resource, data = [], selectedIds } = useListContext<T>()
  const provider = useDataProvider()
  return async () => {
    const here = data.filter(({ id }) => selectedIds.includes(id))
    if (here.length === selectedIds.length) return here
    return (await provider.getMany<T>(resource, { ids: selectedIds })).data
  }
}

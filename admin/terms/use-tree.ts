import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { updateAll } from '#admin/api/batch.ts'
import { readAll } from '#admin/api/read-all.ts'
import { specOf, toRecord } from '#admin/api/resources.ts'
import { type Change, changesOf, formerOf, type Place } from '#admin/shared/tree/tree.ts'
import { useNotifyDone } from '#admin/shared/undo.tsx'
import { type NestedResource, PATHS, type TreeTerm } from './term.ts'

const readTerms = async (resource: NestedResource): Promise<TreeTerm[]> =>
  (await readAll<Record<string, unknown>>(PATHS[resource])).map(
    (term) => toRecord(specOf(resource), term) as TreeTerm,
  )

/** All terms that lie in each other, and how one of them is put elsewhere. */
export const useTree = (resource: NestedResource) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const done = useNotifyDone()
  // below the key of react-admin's lists: what it writes is read anew here, too
  const key = [resource, 'getList', 'tree']
  const query = useQuery({ queryKey: key, queryFn: () => readTerms(resource) })
  const terms = query.data ?? []
  const refresh = () => queries.invalidateQueries({ queryKey: [resource] })
  const show = (changes: readonly Change[]) =>
    queries.setQueryData<TreeTerm[]>(key, (all) =>
      all?.map((term) => ({ ...term, ...changes.find(({ id }) => id === term.id) })),
    )
  const move = async (id: number, place: Place) => {
    const changes = changesOf(terms, id, place)
    if (changes.length === 0) return
    const before = formerOf(terms, changes)
    show(changes)
    try {
      await updateAll(PATHS[resource], changes)
      const name = terms.find((term) => term.id === id)?.name ?? ''
      done({
        message: 'terms.moved',
        args: { name },
        undo: async () => {
          await updateAll(PATHS[resource], before)
          await refresh()
        },
      })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    await refresh()
  }
  return { ...query, terms, move }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { updateAll } from '#admin/api/batch.ts'
import { call } from '#admin/api/call.ts'
import { readAll } from '#admin/api/read-all.ts'
import { moved } from '#admin/shared/drag-and-drop.tsx'
import { useNotifyDone } from '#admin/shared/undo.tsx'
import { type AttributeTerm, termsPath } from './attribute.ts'

type Order = Pick<AttributeTerm, 'id' | 'menu_order'>

const byOrder = (a: AttributeTerm, b: AttributeTerm): number =>
  a.menu_order - b.menu_order || a.name.localeCompare(b.name)

/** The values of an attribute in their order, and how one of them gets another place. */
export const useTerms = (attributeId: number) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const done = useNotifyDone()
  // below the key of react-admin's lists: what it writes is read anew here, too
  const key = ['attribute-terms', 'getList', 'all', attributeId]
  const query = useQuery({
    queryKey: key,
    queryFn: async () => (await readAll<AttributeTerm>(termsPath(attributeId))).toSorted(byOrder),
  })
  const terms = query.data ?? []
  const refresh = () => queries.invalidateQueries({ queryKey: ['attribute-terms'] })
  const write = async (update: readonly Order[]) => {
    await updateAll(termsPath(attributeId), update)
    await refresh()
  }
  const move = async (from: number, to: number) => {
    const inOrder = moved(terms, from, to).map((term, i) => ({ term, menu_order: i + 1 }))
    const changed = inOrder.filter(({ term, menu_order }) => term.menu_order !== menu_order)
    const before = changed.map(({ term: { id, menu_order } }) => ({ id, menu_order }))
    // the next move may come before the shop has answered: it begins with this one
    queries.setQueryData(
      key,
      inOrder.map(({ term, menu_order }) => ({ ...term, menu_order })),
    )
    try {
      await write(changed.map(({ term: { id }, menu_order }) => ({ id, menu_order })))
      const name = terms[from]?.name ?? ''
      done({ message: 'terms.moved', args: { name }, undo: () => write(before) })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      await refresh()
    }
  }
  const add = async (name: string) => {
    await call(termsPath(attributeId), {
      method: 'POST',
      body: { name, menu_order: Math.max(0, ...terms.map(({ menu_order }) => menu_order)) + 1 },
    })
    await refresh()
  }
  const remove = async ({ id }: AttributeTerm) => {
    await call(`${termsPath(attributeId)}/${id}`, { method: 'DELETE', query: { force: true } })
    await refresh()
  }
  return { ...query, terms, move, add, remove }
}

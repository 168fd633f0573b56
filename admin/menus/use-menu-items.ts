import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { piecesOf } from '#admin/api/batch.ts'
import { call, type Refusal, toError } from '#admin/api/call.ts'
import { readAll } from '#admin/api/read-all.ts'
import { specOf, toRecord } from '#admin/api/resources.ts'
import { type Change, changesOf, formerOf, type Place } from '#admin/shared/tree/tree.ts'
import { useNotifyDone } from '#admin/shared/undo.tsx'
import type { MenuItem } from './menu.ts'

/** the store's own limit of a batch */
const MANY = 25

interface Told {
  status: number
  body: Refusal
}

const write = async (changes: readonly Change[]): Promise<void> => {
  for (const some of piecesOf(changes, MANY)) {
    const requests = some.map(({ id, ...body }) => ({
      method: 'PUT',
      path: `/wp/v2/menu-items/${id}`,
      body,
    }))
    const { json } = await call<{ responses: Told[] }>('batch/v1', { method: 'POST', body: { requests } })
    const refused = json.responses.find(({ status }) => status >= 400)
    if (refused) throw toError(refused.status, refused.body)
  }
}

const readItems = async (menu: number): Promise<MenuItem[]> => {
  const spec = specOf('menu-items')
  const items = await readAll<Record<string, unknown>>(spec.path, { menus: menu, context: 'edit' })
  return items.map((json) => {
    const item = toRecord(spec, json)
    return { ...item, name: String(item.title) } as unknown as MenuItem
  })
}

/** All items of a menu, and how one of them is put elsewhere or taken out. */
export const useMenuItems = (menu: number) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const done = useNotifyDone()
  // below the key of react-admin's lists: what it writes is read anew here, too
  const key = ['menu-items', 'getList', 'tree', menu]
  const query = useQuery({ queryKey: key, queryFn: () => readItems(menu) })
  const items = query.data ?? []
  const refresh = () => queries.invalidateQueries({ queryKey: ['menu-items'] })
  const move = async (id: number, place: Place) => {
    const changes = changesOf(items, id, place)
    if (changes.length === 0) return
    const before = formerOf(items, changes).map((one) => ({
      ...one,
      menu_order: Math.max(1, one.menu_order),
    }))
    queries.setQueryData<MenuItem[]>(key, (all) =>
      all?.map((item) => ({ ...item, ...changes.find((change) => change.id === item.id) })),
    )
    try {
      await write(changes)
      done({
        message: 'terms.moved',
        args: { name: items.find((item) => item.id === id)?.name ?? '' },
        undo: async () => {
          await write(before)
          await refresh()
        },
      })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    await refresh()
  }
  return { ...query, items, move, refresh }
}

export type MenuItems = ReturnType<typeof useMenuItems>

import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { useNotifyDone } from '#admin/shared/undo.tsx'
import type { Rule } from './search.ts'

/** Deletes a rule at once, with a way to take that back. @returns whether it is gone */
export const useDeleteRule = () => {
  const provider = useDataProvider()
  const notify = useNotify()
  const done = useNotifyDone()
  const refresh = useRefresh()
  return async ({ id, query, pinned, hidden }: Rule): Promise<boolean> => {
    try {
      await provider.delete('search-rules', { id })
      done({
        message: 'search.rules.deleted',
        undo: async () => {
          await provider.create('search-rules', { data: { query, pinned, hidden } })
          refresh()
        },
      })
      refresh()
      return true
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      refresh()
      return false
    }
  }
}

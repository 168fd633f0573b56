import { Button, SnackbarContent } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  LinkBase,
  useCloseNotification,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { useNotifyDone } from '#admin/shared/undo.tsx'
import type { BulkChange, BulkChangeReport } from '#store-api/contract/bulk-changes.ts'
import { CHANGES_KEY, isRunning, newKey, sendChange, undoChange } from './bulk-change.ts'

/** Tells that some products were left as they are, with the way to why. */
const NotChanged = ({ id, count }: { id: number; count: number }) => {
  const translate = useTranslate()
  const close = useCloseNotification()
  return (
    <SnackbarContent
      message={translate('products.bulk.not_changed', { smart_count: count })}
      action={
        <Button color="inherit" component={LinkBase} to={`/products-changes/${id}`} onClick={close}>
          {translate('products.bulk.show')}
        </Button>
      }
    />
  )
}

/** Tells what became of a change of many, with a way to take it back. */
export const useTellChange = () => {
  const notify = useNotify()
  const done = useNotifyDone()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const tell = (report: BulkChangeReport): void => {
    const { id, result, progress, change, undoes } = report
    if (isRunning(report)) {
      notify('products.bulk.begun', { type: 'info', messageArgs: { smart_count: progress.products } })
    } else if (result.refused > 0) {
      notify(<NotChanged id={id} count={result.refused} />, { autoHideDuration: 8000 })
    } else if (undoes !== null) {
      notify('products.undone', { type: 'info' })
    } else if (result.changed === 0) {
      notify('products.bulk.nothing', { type: 'info' })
    } else {
      done({
        message: change.status === 'trash' ? 'shell.trashed' : 'products.saved_many',
        args: { smart_count: result.changed },
        undo: async () => {
          const report = await undoChange(id)
          await queries.invalidateQueries({ queryKey: CHANGES_KEY })
          refresh()
          return isRunning(report)
            ? 'products.bulk.running'
            : report.result.refused > 0 && 'products.bulk.partly_undone'
        },
      })
    }
  }
  return tell
}

/** Changes the products that are chosen in the list. @returns whether the store has taken it */
export const useBulkChange = () => {
  const { selectedIds, onUnselectItems } = useListContext()
  const key = useRef(newKey())
  const notify = useNotify()
  const tell = useTellChange()
  const refresh = useRefresh()
  const queries = useQueryClient()
  return async (change: BulkChange): Promise<boolean> => {
    try {
      const report = await sendChange(change, selectedIds as number[], key.current)
      key.current = newKey()
      await queries.invalidateQueries({ queryKey: CHANGES_KEY })
      tell(report)
      onUnselectItems()
      refresh()
      return true
    } catch (error) {
      notify((error as Error).message, { type: 'error', multiLine: true })
      return false
    }
  }
}

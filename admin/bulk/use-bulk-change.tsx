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
import { newKey } from '#admin/api/idempotency-key.ts'
import { useNotifyDone } from '#admin/shared/undo.tsx'
import type { BulkReport } from '#store-api/contract/bulk-changes.ts'
import { type BulkWork, changesKey, isRunning, sendChange, undoChange } from './bulk-work.ts'

interface NotChangedProps {
  work: Pick<BulkWork, 'texts' | 'screen'>
  id: number
  count: number
}

/** Tells that some were left as they are, with the way to why. */
const NotChanged = ({ work, id, count }: NotChangedProps) => {
  const translate = useTranslate()
  const close = useCloseNotification()
  return (
    <SnackbarContent
      message={translate(`${work.texts}.not_changed`, { smart_count: count })}
      action={
        <Button color="inherit" component={LinkBase} to={`${work.screen}/${id}`} onClick={close}>
          {translate('shell.bulk.show')}
        </Button>
      }
    />
  )
}

/**
 * Tells what became of a change of many, with a way to take it back.
 * @param refresh reads again what was changed
 */
export const useTellChange = <Change extends object>(work: BulkWork<Change>, refresh: () => void) => {
  const notify = useNotify()
  const done = useNotifyDone()
  const queries = useQueryClient()
  return (report: BulkReport<Change>): void => {
    const { id, result, progress, change, undoes } = report
    if (isRunning(report)) {
      notify(`${work.texts}.begun`, { type: 'info', messageArgs: { smart_count: progress.total } })
    } else if (result.refused > 0) {
      notify(<NotChanged work={work} id={id} count={result.refused} />, { autoHideDuration: 8000 })
    } else if (undoes !== null) {
      notify('products.undone', { type: 'info' })
    } else if (result.changed === 0) {
      notify('shell.bulk.nothing', { type: 'info' })
    } else {
      done({
        message: work.doneText(change),
        args: { smart_count: result.changed },
        undo: async () => {
          const undo = await undoChange(work, id)
          await queries.invalidateQueries({ queryKey: changesKey(work) })
          refresh()
          return isRunning(undo)
            ? `${work.texts}.running`
            : undo.result.refused > 0 && 'shell.bulk.partly_undone'
        },
      })
    }
  }
}

/**
 * Sends a change of many and tells what became of it.
 * @returns whether the store has taken it
 */
export const useSendChange = <Change extends object>(work: BulkWork<Change>, refresh: () => void) => {
  const key = useRef(newKey())
  const notify = useNotify()
  const tell = useTellChange(work, refresh)
  const queries = useQueryClient()
  return async (body: object, count: number): Promise<boolean> => {
    try {
      const report = await sendChange(work, { ...body, key: key.current }, count)
      key.current = newKey()
      const queryKey = changesKey(work)
      await queries.invalidateQueries({ queryKey })
      // what was read since is newer than the answer: a change that has ended by then is told of as done
      const read = queries.getQueryData<BulkReport<Change>[]>(queryKey)?.find(({ id }) => id === report.id)
      tell(read ?? report)
      refresh()
      return true
    } catch (error) {
      notify((error as Error).message, { type: 'error', multiLine: true })
      return false
    }
  }
}

/**
 * Changes what is chosen in the list.
 * @param bodyOf what is sent of a change and the chosen ids
 */
export const useBulkChange = <Change extends object>(
  work: BulkWork<Change>,
  bodyOf: (change: Change, ids: readonly number[]) => object,
) => {
  const { selectedIds, onUnselectItems } = useListContext()
  const send = useSendChange(work, useRefresh())
  return async (change: Change): Promise<boolean> => {
    const ids = selectedIds as number[]
    const isTaken = await send(bodyOf(change, ids), ids.length)
    if (isTaken) onUnselectItems()
    return isTaken
  }
}

import { type RaRecord, useNotify, useUpdate } from 'react-admin'
import { useNotifyDone } from './undo.tsx'

/** Writes one field of a record where it stands, at once, with a way to take it back. */
export const useSetField = (resource: string) => {
  const [update] = useUpdate()
  const notify = useNotify()
  const done = useNotifyDone()
  const write = (record: RaRecord, data: object) =>
    update(
      resource,
      { id: record.id, data, previousData: record, meta: { over: true } },
      { returnPromise: true },
    )
  return async (record: RaRecord, field: string, value: unknown): Promise<void> => {
    const before = { [field]: record[field] }
    const after = { [field]: value }
    try {
      await write(record, after)
      done({ message: 'shell.saved', undo: () => write({ ...record, ...after }, before) })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
}

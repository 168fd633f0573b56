import { useQueryClient } from '@tanstack/react-query'
import { type DataProvider, type RaRecord, useDataProvider, useNotify } from 'react-admin'
import { useNotifyDone } from './undo.tsx'

interface Told {
  message?: string
  args?: Record<string, unknown>
  /** once it is done, as to leave a screen */
  after?: () => void
}

const OVER = { over: true }
/** Resources whose records the store refuses to write over, once somebody else has. */
const GUARDED = new Set(['orders'])

const put = (provider: DataProvider, resource: string, records: readonly RaRecord[], data: object) => {
  const ids = records.map(({ id }) => id)
  const [one] = records
  return records.length === 1 && one
    ? provider.update(resource, {
        id: one.id,
        data,
        previousData: one,
        meta: GUARDED.has(resource) ? { over: one.date_modified_gmt } : OVER,
      })
    : provider.updateMany(resource, { ids, data, meta: OVER })
}

/** What can become of records where they stand: each is sent at once, so that nobody loses it who goes on or away. */
export const useChange = (resource: string) => {
  const provider = useDataProvider()
  const queries = useQueryClient()
  const notify = useNotify()
  const done = useNotifyDone()
  const refresh = () => queries.invalidateQueries({ queryKey: [resource] })
  // a screen that is about to close would ask for what is not there any more
  const refreshLists = async () => {
    await queries.invalidateQueries({ queryKey: [resource], refetchType: 'none' })
    await queries.invalidateQueries({ queryKey: [resource, 'getList'] })
  }
  const putBackOne = (record: RaRecord, names: readonly string[]): Promise<unknown> => {
    const { id, status } = record
    // the status `trash` is reached by DELETE alone: wp/v2 refuses to write it
    if (names.includes('status') && status === 'trash')
      return provider.delete(resource, { id, previousData: record })
    const former = Object.fromEntries(names.map((name) => [name, record[name]]))
    return provider.update(resource, { id, data: former, previousData: { id }, meta: OVER })
  }
  const putBack = async (records: readonly RaRecord[], names: readonly string[]) => {
    await Promise.all(records.map((record) => putBackOne(record, names)))
    await refresh()
  }
  const act = async (
    work: Promise<unknown>,
    undo: () => Promise<unknown>,
    { message = 'shell.saved', args, after }: Told = {},
    read = refresh,
  ) => {
    try {
      await work
      after?.()
      done({ message, args, undo })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    await read()
  }
  return {
    /** Writes these fields of all of them. */
    set: (records: readonly RaRecord[], data: object, told?: Told): Promise<void> =>
      act(put(provider, resource, records, data), () => putBack(records, Object.keys(data)), told),
    /** Moves them to the trash. */
    trash: (records: readonly RaRecord[], told?: Told): Promise<void> => {
      const ids = records.map(({ id }) => id)
      const work = provider.deleteMany(resource, { ids })
      return act(work, () => putBack(records, ['status']), told, refreshLists)
    },
  }
}

import { useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import type { Conflict } from '#admin/api/data-provider.ts'

/** What somebody else saved meanwhile, where that is why a save was refused. */
export const conflictOf = (error: unknown): Conflict | null => {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  const body = error.body as Conflict | undefined
  return body?.code === 'changed_meanwhile' ? body : null
}

/** What somebody else saved meanwhile, for the `ConflictDialog` of a form; other errors are told as ever. */
export const useConflict = () => {
  const notify = useNotify()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const onError = (error: unknown) => {
    const found = conflictOf(error)
    if (found) return setConflict(found)
    const { message, body } = error as HttpError
    if (Object.keys(body?.errors ?? {}).length === 0)
      notify(message, { type: 'error', messageArgs: { _: message } })
  }
  return { conflict, onError, close: () => setConflict(null) }
}

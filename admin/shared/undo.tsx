import { Button, SnackbarContent } from '@mui/material'
import { useCloseNotification, useNotify, useTranslate } from 'react-admin'

interface Undoable {
  message: string
  args?: Record<string, unknown>
  /** @returns what to say then, by its key, where it is not that all is as it was */
  undo: () => Promise<unknown>
}

const Said = ({ message, args, undo }: Undoable) => {
  const translate = useTranslate()
  const notify = useNotify()
  const close = useCloseNotification()
  const takeBack = async () => {
    // the next notification waits for this one
    close()
    await undo().then(
      (said) => notify(typeof said === 'string' ? said : 'products.undone', { type: 'info' }),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
  }
  return (
    <SnackbarContent
      message={translate(message, args)}
      action={
        <Button color="inherit" onClick={takeBack}>
          {translate('ra.action.undo')}
        </Button>
      }
    />
  )
}

/** Tells that something was done, with a way to take it back: for what is written at once and put back by a second write. */
export const useNotifyDone = (): ((done: Undoable) => void) => {
  const notify = useNotify()
  return (done) => notify(<Said {...done} />, { autoHideDuration: 8000 })
}

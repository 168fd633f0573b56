import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type Theme,
  useMediaQuery,
} from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import {
  Form,
  type HttpError,
  type RaRecord,
  ResourceContextProvider,
  SaveContextProvider,
  type SaveHandler,
  useNotify,
  useRefresh,
  useTranslate,
  useUpdate,
} from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import { useConflict } from './conflict/use-conflict.ts'

interface EditDialogProps {
  title: string
  resource: string
  record: RaRecord
  onClose: () => void
  /** of what was typed, what is sent */
  // biome-ignore lint/suspicious/noExplicitAny: as react-admin has it
  transform?: (data: any) => any
  /** whether what was typed can be sent */
  // biome-ignore lint/suspicious/noExplicitAny: as react-admin has it
  isRight?: ((data: any) => boolean) | undefined
  action?: string | undefined
  children: ReactNode
}

type ActionsProps = Pick<EditDialogProps, 'onClose' | 'isRight' | 'action'>

const Actions = ({ onClose, isRight, action }: ActionsProps) => {
  const translate = useTranslate()
  const typed = useWatch()
  const { isSubmitting, isDirty } = useFormState()
  return (
    <DialogActions sx={{ padding: 2 }}>
      <Button onClick={onClose} sx={{ minHeight: 44 }}>
        {translate('ra.action.cancel')}
      </Button>
      <Button
        variant="contained"
        type="submit"
        disabled={isSubmitting || !isDirty || isRight?.(typed) === false}
        sx={{ minHeight: 44 }}
      >
        {action ?? translate('ra.action.save')}
      </Button>
    </DialogActions>
  )
}

/**
 * Changes a part of a record in a dialog. What is written over is what was seen when it was opened: who changes the same
 * meanwhile is told of.
 */
export const EditDialog = ({
  title,
  resource,
  record,
  onClose,
  transform = (data) => data,
  isRight,
  action,
  children,
}: EditDialogProps) => {
  const id = useId()
  const notify = useNotify()
  const refresh = useRefresh()
  const { conflict, close, onError } = useConflict()
  const [seen] = useState(record)
  const [update, { isPending }] = useUpdate()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const save: SaveHandler<RaRecord> = async (data, { meta } = {}) => {
    const onSuccess = () => {
      notify('shell.saved', { type: 'info' })
      onClose()
      refresh()
    }
    try {
      await update(
        resource,
        { id: seen.id, data: transform(data), previousData: seen, meta },
        { mutationMode: 'pessimistic', returnPromise: true, onSuccess, onError },
      )
    } catch (error) {
      // what belongs to fields stands beside them
      return (error as HttpError).body?.errors
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      // its title and its buttons stay, what is between them scrolls
      sx={{ '& form': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } }}
    >
      <ResourceContextProvider value={resource}>
        <SaveContextProvider value={{ save, saving: isPending, mutationMode: 'pessimistic' }}>
          <Form record={seen} noValidate>
            <DialogTitle id={id} dir="auto">
              {title}
            </DialogTitle>
            <DialogContent>{children}</DialogContent>
            <Actions onClose={onClose} isRight={isRight} action={action} />
            <ConflictDialog conflict={conflict} close={close} />
          </Form>
        </SaveContextProvider>
      </ResourceContextProvider>
    </Dialog>
  )
}

import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type Theme,
  useMediaQuery,
} from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

interface FormDialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** of the button that does it; it submits the form named `form`, where there is one */
  action: string
  onAction?: () => void
  form?: string
  isBusy?: boolean
  isOff?: boolean
  isDangerous?: boolean
  /** there is no way back from what it shows */
  isFinal?: boolean
  children: ReactNode
}

/** A dialog with one thing to do; on a phone it has the whole screen. */
export const FormDialog = ({
  title,
  isOpen,
  onClose,
  action,
  onAction,
  form,
  isBusy = false,
  isOff = false,
  isDangerous = false,
  isFinal = false,
  children,
}: FormDialogProps) => {
  const translate = useTranslate()
  const id = useId()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <Dialog open={isOpen} onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        {!isFinal && (
          <Button onClick={onClose} sx={{ minHeight: 44 }}>
            {translate('ra.action.cancel')}
          </Button>
        )}
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          type={form ? 'submit' : 'button'}
          form={form}
          onClick={onAction}
          disabled={isBusy || isOff}
          sx={{ minHeight: 44 }}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

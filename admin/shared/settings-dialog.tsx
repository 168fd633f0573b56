import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { Form, SaveButton, useTranslate } from 'react-admin'

interface SettingsDialogProps<Values extends object> {
  title: string
  values: Values
  onClose: () => void
  /** answers what was wrong by field, if anything was */
  onSave: (values: Values) => Promise<unknown>
  children: ReactNode
}

/** A few settings in a dialog of their own; it stays open until they are saved. */
export const SettingsDialog = <Values extends object>({
  title,
  values,
  onClose,
  onSave,
  children,
}: SettingsDialogProps<Values>) => {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <Form record={values} onSubmit={onSave as never}>
        <DialogTitle id={id} dir="auto">
          {title}
        </DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose} sx={{ minHeight: 44 }}>
            {translate('ra.action.cancel')}
          </Button>
          <SaveButton />
        </DialogActions>
      </Form>
    </Dialog>
  )
}

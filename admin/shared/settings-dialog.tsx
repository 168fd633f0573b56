import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { Button, Form, SaveButton, useTranslate } from 'react-admin'
import type { FormValues } from '#admin/settings/setting-values.ts'

interface SettingsDialogProps {
  title: string
  values: FormValues
  onClose: () => void
  /** answers what was wrong by field, if anything was */
  onSave: (values: FormValues) => Promise<unknown>
  children: ReactNode
}

/** A few settings in a dialog of their own; it stays open until they are saved. */
export const SettingsDialog = ({ title, values, onClose, onSave, children }: SettingsDialogProps) => {
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
          <Button label={translate('ra.action.cancel')} onClick={onClose} />
          <SaveButton />
        </DialogActions>
      </Form>
    </Dialog>
  )
}

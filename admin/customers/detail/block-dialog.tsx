import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import type { CustomerDialogProps } from './customer-dialog.ts'

/** Keeps somebody out, for a reason that the others of the shop read. */
export const BlockDialog = ({ desk, onClose }: CustomerDialogProps) => {
  const translate = useTranslate()
  const [isBusy, act] = useAct()
  const [reason, setReason] = useState('')
  const block = async () => {
    const body = { blocked: true, reason }
    const send = () => call(`ghab/v1/customers/${desk.id}/block`, { method: 'PUT', body })
    if (await act(send, 'customers.block.done')) onClose()
  }
  return (
    <FormDialog
      title={translate('customers.block.title')}
      isOpen
      onClose={onClose}
      action={translate('customers.block.open')}
      onAction={block}
      isBusy={isBusy}
      isOff={reason.trim() === ''}
      isDangerous
    >
      <Typography>{translate('customers.block.text')}</Typography>
      <TextField
        label={translate('customers.block.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  )
}

import { Alert, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useDelete, useNotify, useRedirect, useTranslate } from 'react-admin'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import { toLatinDigits } from '#common/persian.ts'
import { nameOf } from '../customer.ts'
import type { CustomerDialogProps } from './customer-dialog.ts'

const PARTS = ['gone', 'kept', 'export_first'] as const

/** Deletes an account for good, once its name was typed. */
export const DeleteDialog = ({ customer, desk, onClose }: CustomerDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const [typed, setTyped] = useState('')
  const [remove, { isPending }] = useDelete()
  const name = nameOf(desk)
  const deleteForGood = () =>
    remove(
      'customers',
      { id: customer.id, previousData: customer },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('customers.delete.done', { type: 'info' })
          redirect('list', 'customers')
        },
        onError: (error) => {
          const { message } = error as Error
          notify(message, { type: 'error', messageArgs: { _: message } })
        },
      },
    )
  return (
    <FormDialog
      title={translate('customers.delete.title')}
      isOpen
      onClose={onClose}
      action={translate('customers.delete.action')}
      onAction={deleteForGood}
      isBusy={isPending}
      isOff={toLatinDigits(typed.trim()) !== toLatinDigits(name)}
      isDangerous
    >
      <Alert severity="warning" sx={{ marginBlockEnd: 1.5 }}>
        {translate('customers.delete.text')}
      </Alert>
      {PARTS.map((part) => (
        <Typography key={part} sx={{ marginBlockEnd: 1 }}>
          {translate(`customers.delete.${part}`)}
        </Typography>
      ))}
      <Link href={`/wp-json/ghab/v1/customers/${desk.id}/export`}>{translate('customers.export')}</Link>
      <TextField
        label={translate('customers.delete.type_name', { name })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        sx={{ marginBlockStart: 2 }}
      />
    </FormDialog>
  )
}

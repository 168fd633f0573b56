import { MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { type HttpError, useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import type { StaffRoleName } from '#store-api/contract/security.ts'
import { ROLES } from './roles.ts'
import { STAFF } from './use-staff.ts'

interface InviteDialogProps {
  onClose: () => void
  onDone: () => void
}

const NOBODY = { email: '', first_name: '', last_name: '', role: 'shop_manager' as StaffRoleName }

/** Invites somebody to work for the shop, by their e-mail address. */
export const InviteDialog = ({ onClose, onDone }: InviteDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const form = useId()
  const [given, setGiven] = useState(NOBODY)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const field = (name: keyof typeof NOBODY) => ({
    label: translate(`security.staff.fields.${name}`),
    value: given[name],
    error: name in problems,
    helperText: problems[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setGiven({ ...given, [name]: target.value })
      setProblems({})
    },
  })
  const invite = async () => {
    setBusy(true)
    try {
      await call(STAFF, { method: 'POST', body: given })
      notify('security.staff.invited', { type: 'info', messageArgs: { email: given.email } })
      onDone()
    } catch (error) {
      const { message, body } = error as HttpError
      const { email, ...others } = (body?.errors ?? {}) as Record<string, string>
      const isWords = body?.data?.details?.email?.code !== 'rest_invalid_param'
      if (email) setProblems({ ...others, email: isWords ? email : translate('security.staff.no_email') })
      else notify(message, { type: 'error' })
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void invite()
  }
  return (
    <FormDialog
      title={translate('security.staff.invite')}
      isOpen
      onClose={onClose}
      action={translate('security.staff.send')}
      form={form}
      isBusy={isBusy}
      isOff={given.email.trim() === ''}
    >
      <Stack component="form" id={form} onSubmit={submit} spacing={1} noValidate>
        <Typography color="text.secondary">{translate('security.staff.invite_text')}</Typography>
        <TextField
          {...field('email')}
          autoFocus
          slotProps={{ htmlInput: { type: 'email', dir: 'ltr', maxLength: 200, autoComplete: 'off' } }}
        />
        <TextField {...field('first_name')} slotProps={{ htmlInput: { maxLength: 100 } }} />
        <TextField {...field('last_name')} slotProps={{ htmlInput: { maxLength: 100 } }} />
        <TextField {...field('role')} select helperText={translate(`security.roles.${given.role}.text`)}>
          {ROLES.map((role) => (
            <MenuItem key={role} value={role}>
              {translate(`security.roles.${role}.name`)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </FormDialog>
  )
}

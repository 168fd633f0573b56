import { Alert, Stack, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import { deviceName } from '#common/device-name.ts'
import type { PasskeySetup, SecondFactorChanged } from '#store-api/contract/security.ts'
import { SECOND_FACTOR } from '../use-second-factor.ts'

const makePasskey = async (name: string): Promise<SecondFactorChanged> => {
  const { json } = await call<PasskeySetup>(`${SECOND_FACTOR}/passkeys/options`, { method: 'POST', body: {} })
  const { startRegistration } = await import('@simplewebauthn/browser')
  const credential = await startRegistration({ optionsJSON: json.options as never })
  const body = { setup: json.setup, name, credential }
  return (await call<SecondFactorChanged>(`${SECOND_FACTOR}/passkeys`, { method: 'POST', body })).json
}

interface PasskeyDialogProps {
  onClose: () => void
  onDone: (changed: SecondFactorChanged) => void
}

/** Adds a passkey of this device, or of a security key, under a name to tell it by. */
const PasskeyDialog = ({ onClose, onDone }: PasskeyDialogProps) => {
  const translate = useTranslate()
  const form = useId()
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const add = useMutation({ mutationFn: () => makePasskey(name), onSuccess: onDone })
  // what the browser refuses has no status
  const problem =
    add.error && (add.error instanceof HttpError ? add.error.message : 'security.passkeys.failed')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate()
  }
  return (
    <FormDialog
      title={translate('security.passkeys.add')}
      isOpen
      onClose={onClose}
      action={translate('security.passkeys.go_on')}
      form={form}
      isBusy={add.isPending}
      isOff={name.trim() === ''}
    >
      <Stack component="form" id={form} onSubmit={submit} spacing={2}>
        <Typography>{translate('security.passkeys.text')}</Typography>
        {problem && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
        <TextField
          label={translate('security.passkeys.name')}
          helperText={translate('security.passkeys.name_help')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
        />
      </Stack>
    </FormDialog>
  )
}

export default PasskeyDialog

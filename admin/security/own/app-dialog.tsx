import { Box, Skeleton, Stack, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { type HttpError, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import type { SecondFactorChanged, TotpSetup } from '#store-api/contract/security.ts'
import { SECOND_FACTOR } from '../use-second-factor.ts'

const GROUP = /.{1,4}/g

interface AppDialogProps {
  onClose: () => void
  onDone: (changed: SecondFactorChanged) => void
}

/** Sets an authenticator app up: its QR code, and the first code that it shows. */
const AppDialog = ({ onClose, onDone }: AppDialogProps) => {
  const translate = useTranslate()
  const form = useId()
  const [code, setCode] = useState('')
  const {
    data,
    error,
    mutate: begin,
  } = useMutation({
    mutationFn: async () =>
      (await call<TotpSetup>(`${SECOND_FACTOR}/totp`, { method: 'POST', body: {} })).json,
  })
  useEffect(() => begin(), [begin])
  const take = useMutation({
    mutationFn: async () => {
      const body = { setup: data?.setup, code }
      return (await call<SecondFactorChanged>(`${SECOND_FACTOR}/totp`, { method: 'PUT', body })).json
    },
    onSuccess: onDone,
  })
  const refused = take.error as HttpError | null
  const isGone = refused?.body?.code === 'challenge_gone'
  const problem = refused && translate(isGone ? 'security.app.gone' : 'security.problems.wrong_code')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take.mutate()
  }
  if (error) {
    return (
      <FormDialog
        title={translate('security.app.set_up')}
        isOpen
        onClose={onClose}
        action={translate('shell.error.again')}
        onAction={() => begin()}
      >
        <LoadFailed error={error} onAgain={() => begin()} />
      </FormDialog>
    )
  }
  return (
    <FormDialog
      title={translate('security.app.set_up')}
      isOpen
      onClose={onClose}
      action={translate('security.app.turn_on')}
      form={form}
      isBusy={take.isPending}
      isOff={!data || code.trim() === ''}
    >
      <Stack component="form" id={form} onSubmit={submit} spacing={2} noValidate>
        <Typography>{translate('security.app.scan')}</Typography>
        {data ? (
          <>
            {/* black on white in the dark too: cameras read nothing else */}
            <Box sx={{ alignSelf: 'center', padding: 2, borderRadius: 2, background: '#fff', lineHeight: 0 }}>
              <QRCodeSVG value={data.uri} size={196} title={translate('security.app.qr')} />
            </Box>
            <div>
              <Typography variant="body2" color="text.secondary">
                {translate('security.app.by_hand')}
              </Typography>
              <Typography
                component="code"
                dir="ltr"
                sx={{
                  display: 'block',
                  fontFamily: 'monospace',
                  overflowWrap: 'anywhere',
                  userSelect: 'all',
                }}
              >
                {data.secret.match(GROUP)?.join(' ')}
              </Typography>
            </div>
          </>
        ) : (
          <Skeleton variant="rounded" width={228} height={228} sx={{ alignSelf: 'center' }} />
        )}
        <TextField
          label={translate('security.app.code')}
          value={code}
          onChange={({ target }) => {
            setCode(target.value)
            take.reset()
          }}
          error={problem !== null}
          helperText={problem ?? translate('security.app.code_help')}
          slotProps={{
            htmlInput: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 },
          }}
        />
      </Stack>
    </FormDialog>
  )
}

export default AppDialog

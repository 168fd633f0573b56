import { Alert, Button, Skeleton, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { type HttpError, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import type { ConfirmMethod, ConfirmOptions } from '#store-api/contract/security.ts'

const CONFIRM = 'ghab/v1/auth/sessions/confirm'

/** What the field of a way is called in the call, and what the browser may fill in. */
const FIELDS: Record<Exclude<ConfirmMethod, 'passkey'>, { name: string; autoComplete: string }> = {
  password: { name: 'password', autoComplete: 'current-password' },
  totp: { name: 'code', autoComplete: 'one-time-code' },
  recovery_code: { name: 'recovery_code', autoComplete: 'off' },
  identity_code: { name: 'identity_code', autoComplete: 'one-time-code' },
}

/** What was wrong, in words: of the field where there is one. */
const useProblem = () => {
  const translate = useTranslate()
  return (error: unknown): string => {
    const { message, body } = error as HttpError
    const [detail] = Object.values((body?.data?.details ?? {}) as Record<string, { code?: string }>)
    return translate(`security.problems.${detail?.code}`, { _: translate(message, { _: message }) })
  }
}

/** Asks for the password, a passkey or a code, for what can hardly be taken back. */
const ConfirmDialog = ({ onDone }: { onDone: (isConfirmed: boolean) => void }) => {
  const translate = useTranslate()
  const problemOf = useProblem()
  const form = useId()
  const [chosen, setChosen] = useState<ConfirmMethod | null>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['confirm-options'],
    queryFn: async () =>
      (await call<ConfirmOptions>(`${CONFIRM}/options`, { method: 'POST', body: {} })).json,
    staleTime: 0,
    gcTime: 0,
  })
  const method = chosen ?? data?.methods[0] ?? 'password'

  const confirm = async (read: () => Promise<object>) => {
    setBusy(true)
    setProblem('')
    try {
      await call(CONFIRM, { method: 'POST', body: await read() })
      onDone(true)
    } catch (refused) {
      const isRefusal = (refused as HttpError).status !== undefined
      setProblem(isRefusal ? problemOf(refused) : translate('security.confirm.passkey_failed'))
      // what a passkey signs is good for one answer
      if (method === 'passkey') void refetch()
      setBusy(false)
    }
  }
  const byPasskey = () =>
    confirm(async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const passkey = await startAuthentication({ optionsJSON: data?.passkey as never })
      return { challenge: data?.challenge, passkey }
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // the dialog lies in the tree of other forms
    event.stopPropagation()
    if (method === 'passkey') return void byPasskey()
    void confirm(async () => ({ [FIELDS[method].name]: typed }))
  }
  const sendCode = () =>
    call('ghab/v1/customer/identity-code', { method: 'POST', body: {} }).then(
      () => setSent(true),
      (refused: unknown) => setProblem(problemOf(refused)),
    )

  return (
    <FormDialog
      title={translate('security.confirm.title')}
      isOpen
      onClose={() => onDone(false)}
      action={translate(method === 'passkey' ? 'security.confirm.use.passkey' : 'security.confirm.action')}
      form={form}
      isBusy={isBusy}
      isOff={!data || (method !== 'passkey' && typed === '')}
    >
      <Stack component="form" id={form} onSubmit={submit} spacing={2} noValidate>
        <Typography color="text.secondary">{translate('security.confirm.text')}</Typography>
        {error && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>}
        {!data && !error && <Skeleton variant="rounded" height={56} />}
        {data && method === 'passkey' && problem && <Alert severity="error">{problem}</Alert>}
        {data && method === 'identity_code' && (
          <Button onClick={() => void sendCode()} variant="outlined" sx={{ minHeight: 44 }}>
            {translate(isSent ? 'security.confirm.sent' : 'security.confirm.send')}
          </Button>
        )}
        {data && method !== 'passkey' && (
          <TextField
            key={method}
            autoFocus
            type={method === 'password' ? 'password' : 'text'}
            label={translate(`security.confirm.fields.${method}`)}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setProblem('')
            }}
            error={problem !== ''}
            helperText={problem}
            slotProps={{
              htmlInput: {
                dir: 'ltr',
                autoComplete: FIELDS[method].autoComplete,
                inputMode: method === 'totp' || method === 'identity_code' ? 'numeric' : undefined,
                maxLength: 200,
              },
            }}
          />
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {data?.methods
            .filter((other) => other !== method)
            .map((other) => (
              <Button
                key={other}
                onClick={() => {
                  setChosen(other)
                  setTyped('')
                  setProblem('')
                }}
                sx={{ minHeight: 44 }}
              >
                {translate(`security.confirm.use.${other}`)}
              </Button>
            ))}
        </Stack>
      </Stack>
    </FormDialog>
  )
}

export default ConfirmDialog

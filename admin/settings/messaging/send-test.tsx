import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { Section } from '#admin/shared/section.tsx'

interface Outcome {
  sent: boolean
  error?: string
}

interface SendTestProps {
  channel: 'mail' | 'sms'
  /** whom it goes to, until somebody types another */
  to: string
}

/** Sends one message as it is saved now, and shows what the server that takes it says. */
export const SendTest = ({ channel, to: first }: SendTestProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [to, setTo] = useState(first)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setOutcome(null)
    try {
      const path = `ghab/v1/${channel}-settings/test`
      setOutcome((await call<Outcome>(path, { method: 'POST', body: { to: to.trim() } })).json)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={translate(`messaging.${channel}.test`)}>
      <Typography variant="body2" color="text.secondary">
        {translate('messaging.test_text')}
      </Typography>
      <Stack
        component="form"
        direction={{ xs: 'column', sm: 'row' }}
        onSubmit={send}
        sx={{ gap: 1, alignItems: { sm: 'center' }, marginBlockStart: 1 }}
      >
        <TextField
          required
          type={channel === 'mail' ? 'email' : 'tel'}
          label={translate(`messaging.${channel}.test_to`)}
          value={to}
          onChange={({ target }) => setTo(target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: 200 } }}
        />
        <Button type="submit" variant="outlined" loading={isBusy} sx={{ minHeight: 44, flexShrink: 0 }}>
          {translate('messaging.send_test')}
        </Button>
      </Stack>
      {outcome && (
        <Alert severity={outcome.sent ? 'success' : 'error'} sx={{ marginBlockStart: 1.5 }}>
          {translate(outcome.sent ? `messaging.${channel}.sent` : 'messaging.not_sent')}
          {outcome.error && (
            <Box component="code" dir="ltr" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              {outcome.error}
            </Box>
          )}
        </Alert>
      )}
    </Section>
  )
}

import { Alert, Box, Button, LinearProgress, Paper, Stack, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { STEPS, useAnswers } from './answers.ts'
import { saveStep } from './save-step.ts'
import { STEP_FIELDS } from './steps.tsx'

const readToken = () => new URLSearchParams(location.search).get('token') ?? ''

/** Steps that the shop can do without for now. */
const OPTIONAL = new Set(['contact', 'look', 'product'])

/** A new shop's first minutes: a few questions, each told to the shop when it is answered. */
const SetupScreen = () => {
  const translate = useTranslate()
  const { locale } = useBoot()
  const [token] = useState(readToken)
  const { step, answers, go, answer } = useAnswers({
    step: token ? 'account' : 'shop',
    answers: {
      language: locale,
      country: locale === 'fa' ? 'IR' : 'US',
      currency: locale === 'fa' ? 'IRT' : 'USD',
      delivery: 'flat_rate',
      payment: 'cod',
      products: 'one',
      colour: '#51688f',
    },
  })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [failed, setFailed] = useState('')
  const [isBusy, setBusy] = useState(false)
  const at = STEPS.indexOf(step)
  const Fields = STEP_FIELDS[step]
  const move = (by: number) => {
    setProblems({})
    setFailed('')
    go(STEPS[at + by] ?? step)
    scrollTo(0, 0)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailed('')
    try {
      await saveStep(step, answers, token)
      move(1)
    } catch (error) {
      const { message, body } = error as HttpError
      setProblems(error instanceof HttpError ? (body?.errors ?? {}) : {})
      setFailed(translate(message, { _: message }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box
      component="main"
      sx={{ maxWidth: 560, marginInline: 'auto', padding: 2, paddingBlock: { xs: 2, sm: 6 } }}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('setup.progress', { at: formatNumber(at + 1), all: formatNumber(STEPS.length) })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={((at + 1) / STEPS.length) * 100}
        aria-label={translate('setup.title')}
        sx={{ height: 8, borderRadius: 4, marginBlock: 1 }}
      />
      <Paper sx={{ padding: { xs: 2, sm: 4 }, borderRadius: 3 }} component="form" onSubmit={submit}>
        <Typography variant="h1">{translate(`setup.steps.${step}`)}</Typography>
        <Typography color="text.secondary" sx={{ marginBlockEnd: 3 }}>
          {translate(`setup.texts.${step}`)}
        </Typography>
        <Stack spacing={2.5}>
          {failed && <Alert severity="error">{failed}</Alert>}
          <Fields answers={answers} answer={answer} problems={problems} />
          {step !== 'done' && (
            <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
              {at > 1 && (
                <Button onClick={() => move(-1)} sx={{ minHeight: 48 }}>
                  {translate('setup.back')}
                </Button>
              )}
              {OPTIONAL.has(step) && (
                <Button onClick={() => move(1)} sx={{ minHeight: 48 }}>
                  {translate('setup.skip')}
                </Button>
              )}
              <Button
                type="submit"
                variant="contained"
                loading={isBusy}
                sx={{ minHeight: 48, minWidth: 120 }}
              >
                {translate('setup.next')}
              </Button>
            </Stack>
          )}
        </Stack>
      </Paper>
    </Box>
  )
}

export default SetupScreen

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { ActionFailure } from '../forms/send-failure.tsx'
import { useSecondsLeft } from './seconds-left.ts'

/** Takes the six digits that were sent; it has the focus, because they are what its screen is for. */
export const CodeField = ({ error }: { error: ReactNode }) => (
  <TextField
    label={m.account_code()}
    name="code"
    icon="lock"
    latin
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    maxLength={12}
    autoFocus
    error={error}
  />
)

interface ResendCodeProps {
  /** until another code may be asked for */
  seconds: number
  /** starts the countdown again when it changes */
  cause: unknown
  className?: string
  /** hidden fields */
  children: ReactNode
}

/** Asks for another code, once its time has come. */
export const ResendCode = ({ seconds, cause, className, children }: ResendCodeProps) => {
  const left = useSecondsLeft(seconds, cause)
  return (
    <Form method="post" className={className} preventScrollReset>
      {children}
      <ActionFailure intent="code" />
      <Button type="submit" name="intent" value="code" variant="text" icon="refresh" disabled={left > 0}>
        {left > 0 ? m.account_resend_in({ seconds: digits(String(left)) }) : m.account_resend()}
      </Button>
    </Form>
  )
}

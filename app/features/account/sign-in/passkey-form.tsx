import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ActionFailure } from '#app/shared/forms/send-failure.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import type { ChallengeAnswer } from '#store-api/contract/security.ts'
import styles from '../account-form.module.css'
import { type FormAnswer, failureOf } from '../form-answer.ts'

interface PasskeyFormProps {
  options: NonNullable<ChallengeAnswer['passkey']>
  xsrf: string
  answer?: FormAnswer
}

/** Has the browser ask one of its passkeys, and sends what it says. */
export const PasskeyForm = ({ options, xsrf, answer }: PasskeyFormProps) => {
  const submit = useSubmit()
  const { state } = useNavigation()
  const [isAsking, setAsking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [hasScript, setScript] = useState(false)
  useEffect(() => setScript(true), [])
  const form = useRef<HTMLFormElement>(null)
  const ask = async () => {
    setAsking(true)
    setFailed(false)
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const passkey = await startAuthentication({ optionsJSON: options as never })
      const fields = new FormData(form.current ?? undefined)
      fields.set('passkey', JSON.stringify(passkey))
      await submit(fields, { method: 'post' })
    } catch {
      setFailed(true)
    }
    setAsking(false)
  }
  const failure = answer?.intent === 'passkey' && !isAsking ? answer.failure : null
  return (
    <Form ref={form} method="post" className={styles.form}>
      <input type="hidden" name="_xsrf" value={xsrf} />
      <input type="hidden" name="intent" value="passkey" />
      {(hasFailed || failure) && (
        <Notice tone="error" live>
          {failureOf(failure ?? 'passkey_refused')}
        </Notice>
      )}
      <noscript>
        <Notice tone="info">{m.account_second_needs_script()}</Notice>
      </noscript>
      <ActionFailure intent="passkey" />
      <Button
        variant="filled"
        size="large"
        full
        icon="lock"
        disabled={!hasScript}
        loading={isAsking || state !== 'idle'}
        onClick={() => void ask()}
      >
        {m.account_second_use_passkey()}
      </Button>
    </Form>
  )
}

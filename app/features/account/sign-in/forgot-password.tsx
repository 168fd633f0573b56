import { type FormEvent, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { browserAccount } from '#app/shared/account/browser-account.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { EmailField } from '#app/ui/forms/text-field.tsx'
import { alert } from '#app/ui/overlays/alert.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { toast } from '#app/ui/overlays/toast.ts'
import styles from './forgot-password.module.css'

interface ForgotPasswordProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Spec §2 (modal 1), §4, §5 and §8. */
export const ForgotPassword = ({ open, onOpenChange }: ForgotPasswordProps) => {
  const [email, setEmail] = useState('')
  const [isValid, setValid] = useState(false)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const send = async (): Promise<void> => {
    setSending(true)
    setError(null)
    try {
      const answer = await browserAccount().forgotPassword(email)
      if (!answer.ok) return setError(answer.error)
      onOpenChange(false)
      void alert({ title: m.account_sent_title(), body: answer.msg })
    } catch {
      toast(m.account_forgot_failed(), {
        tone: 'error',
        duration: 8000,
        action: { label: m.ui_retry(), onPress: () => void send() },
      })
    } finally {
      setSending(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid && !isSending) void send()
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.account_forgot_title()} closeBelow>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.text}>{m.account_forgot_text()}</p>
        <EmailField
          label={m.account_forgot_email()}
          name="customers_email_address"
          icon="mail"
          required
          value={email}
          error={error}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value)
            setValid(currentTarget.validity.valid)
            setError(null)
          }}
        />
        <Button type="submit" full size="large" disabled={!isValid} loading={isSending}>
          {m.account_send()}
        </Button>
      </form>
    </Dialog>
  )
}

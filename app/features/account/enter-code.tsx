import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { useSecondsLeft } from '#app/shared/account/seconds-left.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { type FormAnswer, problemOf } from './form-answer.ts'
import styles from './sign-in.module.css'

interface EnterCodeProps {
  xsrf: string
  answer: FormAnswer
  /** what was typed before and goes along with the code */
  carry: readonly string[]
  /** beside asking for another code: the way to another number or address */
  other: ReactNode
}

/** Of what was typed before, what goes along unseen. */
export const Carried = ({ answer, carry }: Pick<EnterCodeProps, 'answer' | 'carry'>) =>
  carry.map((name) => <input key={name} type="hidden" name={name} value={answer.values[name] ?? ''} />)

const Resend = ({ xsrf, answer, carry }: Omit<EnterCodeProps, 'other'>) => {
  const left = useSecondsLeft(answer.resendAfter ?? 0, answer)
  return (
    <Form method="post" className={styles.resend} preventScrollReset>
      <input type="hidden" name="_xsrf" value={xsrf} />
      <Carried answer={answer} carry={carry} />
      <Button type="submit" name="intent" value="code" variant="text" icon="refresh" disabled={left > 0}>
        {left > 0 ? m.account_resend_in({ seconds: digits(String(left)) }) : m.account_resend()}
      </Button>
    </Form>
  )
}

/** The six digits that were sent, and what to do when they did not come. */
export const EnterCode = ({ xsrf, answer, carry, other }: EnterCodeProps) => (
  <>
    <AccountForm intent="verify" xsrf={xsrf} answer={answer} submit={m.account_confirm_code()} full>
      {(own) => (
        <>
          <Carried answer={answer} carry={carry} />
          <TextField
            label={m.account_code()}
            name="code"
            icon="lock"
            latin
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={12}
            // the code is what this screen is for
            autoFocus
            error={problemOf(own, 'code')}
          />
        </>
      )}
    </AccountForm>
    <div className={styles.row}>
      <Resend xsrf={xsrf} answer={answer} carry={carry} />
      {other}
    </div>
  </>
)

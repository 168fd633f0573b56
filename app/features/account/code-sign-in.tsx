import { Form, Link, useLocation } from 'react-router'
import { m } from '../../messages/paraglide/messages.js'
import { Button } from '../../ui/actions/button.tsx'
import { digits } from '../../ui/digits.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { type FormAnswer, problemOf } from './form-answer.ts'
import styles from './sign-in.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'

interface Props {
  xsrf: string
  answer?: FormAnswer
}

/** The mobile number to send a code to; it signs in, or up. */
const AskForCode = ({ xsrf, answer }: Props) => (
  <AccountForm intent="code" xsrf={xsrf} answer={answer} submit={m.account_send_code()} full>
    {(own) => (
      <TextField
        label={m.account_mobile()}
        hint={m.account_mobile_hint()}
        name="mobile"
        type="tel"
        icon="call"
        inputMode="tel"
        autoComplete="tel"
        required
        maxLength={30}
        defaultValue={own?.values.mobile}
        error={problemOf(own, 'mobile')}
      />
    )}
  </AccountForm>
)

const Resend = ({ xsrf, answer }: { xsrf: string; answer: FormAnswer }) => {
  const left = useSecondsLeft(answer.resendAfter ?? 0, answer)
  return (
    <Form method="post" className={styles.resend} preventScrollReset>
      <input type="hidden" name="_xsrf" value={xsrf} />
      <input type="hidden" name="mobile" value={answer.values.mobile} />
      <Button type="submit" name="intent" value="code" variant="text" icon="refresh" disabled={left > 0}>
        {left > 0 ? m.account_resend_in({ seconds: digits(String(left)) }) : m.account_resend()}
      </Button>
    </Form>
  )
}

const EnterCode = ({ xsrf, answer }: { xsrf: string; answer: FormAnswer }) => {
  const { pathname, search } = useLocation()
  return (
    <>
      <AccountForm intent="verify" xsrf={xsrf} answer={answer} submit={m.account_confirm_code()} full>
        {(own) => (
          <>
            <input type="hidden" name="mobile" value={answer.values.mobile} />
            <input type="hidden" name="resend_at" value={answer.values.resend_at} />
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
        <Resend xsrf={xsrf} answer={answer} />
        <Link to={pathname + search} replace className={styles.link}>
          {m.account_other_number()}
        </Link>
      </div>
    </>
  )
}

/** A code by SMS, then the code. */
export const CodeSignIn = ({ xsrf, answer }: Props) =>
  answer?.resendAfter === undefined ? (
    <AskForCode xsrf={xsrf} answer={answer} />
  ) : (
    <EnterCode xsrf={xsrf} answer={answer} />
  )

import { Form, href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import type { Policy } from '#app/shared/policies/policies.ts'
import { EmailField } from '#app/ui/forms/text-field.tsx'
import { AccountForm } from '../account-form.tsx'
import { type FormAnswer, problemOf } from '../form-answer.ts'
import { NameFields } from '../name-fields.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { Consent } from './consent.tsx'
import { Carried, EnterCode } from './enter-code.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import styles from './sign-in.module.css'

interface SignUpScreenProps {
  to: string
  policies: Policy[]
  xsrf: string
  answer?: FormAnswer
}

/** Of what is typed, on the device until the account is there. */
export const SIGN_UP_DRAFT = 'sign-up'

/** The fields as they were typed, for going back to the form; the password has to be typed again. */
const TYPED = ['first_name', 'last_name', 'email']
const CARRY = [...TYPED, 'sign_up', 'resend_at']

const OtherAddress = ({ xsrf, answer }: { xsrf: string; answer: FormAnswer }) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="_xsrf" value={xsrf} />
    <Carried answer={answer} carry={TYPED} />
    <button type="submit" name="intent" value="change" className={styles.link}>
      {m.account_other_address()}
    </button>
  </Form>
)

/** The mailed code. The owner of an account gets another mail; this screen does not say which one was sent. */
const CodeStep = ({ xsrf, answer }: { xsrf: string; answer: FormAnswer }) => {
  const [before, after] = m.account_code_mailed({ email: '\u0000' }).split('\u0000')
  return (
    <AuthFrame
      icon="mail"
      title={m.account_code_title()}
      lead={
        <>
          {before}
          <bdi dir="ltr" className={styles.address}>
            {answer.values.email}
          </bdi>
          {after}
        </>
      }
      after={<p>{m.account_code_look()}</p>}
    >
      <EnterCode
        xsrf={xsrf}
        answer={answer}
        carry={CARRY}
        other={<OtherAddress xsrf={xsrf} answer={answer} />}
      />
    </AuthFrame>
  )
}

const PersonStep = ({ to, policies, xsrf, answer }: SignUpScreenProps) => (
  <AuthFrame
    icon="person-fill"
    title={m.account_signup_title()}
    lead={m.account_signup_lead()}
    after={
      <>
        <p className={styles.other}>
          {m.account_have_account()}
          <ShopLink
            to={`${href('/signin')}?${new URLSearchParams({ method: 'password', ...(to && { to }) })}`}
            className={styles.link}
          >
            {m.account_signin()}
          </ShopLink>
        </p>
        <Consent policies={policies} />
      </>
    }
  >
    <AccountForm
      intent="sign-up"
      xsrf={xsrf}
      answer={answer}
      draft={{ name: SIGN_UP_DRAFT }}
      submit={m.account_signup_title()}
      full
    >
      {(own) => (
        <>
          <NameFields values={own?.values} answer={own} />
          <EmailField
            label={m.ui_email()}
            name="email"
            icon="mail"
            required
            defaultValue={own?.values.email}
            error={problemOf(own, 'email')}
          />
          <NewPasswordField label={m.account_password()} error={problemOf(own, 'password')} />
        </>
      )}
    </AccountForm>
  </AuthFrame>
)

/** Who one is, then the code that proves the e-mail address. */
export const SignUpScreen = (props: SignUpScreenProps) =>
  props.answer?.resendAfter === undefined ? (
    <PersonStep {...props} />
  ) : (
    <CodeStep xsrf={props.xsrf} answer={props.answer} />
  )
